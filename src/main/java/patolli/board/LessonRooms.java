package patolli.board;

/**
 * Where it is written what is taught at a mat, by the one at its right: below his chin or his feet, clear of all
 * squares.
 *
 * @param usual what it is written on at most sizes of words
 * @param ample larger, for larger words; lies over what the one who speaks plays for
 */
public record LessonRooms(SpeechRoom usual, SpeechRoom ample) { }
