package patolli.board;

/**
 * Where it is written what is taught at a mat, by the one at its right, who is seen from head to belt at least: clear
 * of all squares.
 *
 * @param usual what it is written on at most sizes of words: below his feet, over what he plays for
 * @param ample larger, for larger words; lies over his feet as well
 * @param aside for what speaks of things that lie under either
 */
public record LessonRooms(SpeechRoom usual, SpeechRoom ample, SpeechRoom aside) { }
