package patolli.board;

import java.util.stream.Stream;

/**
 * Where it is written what is taught at a mat, by the one at its right: on a sheet in the lower right corner, over the
 * mat's border, clear of all squares and of whoever speaks. It covers the stakes there: a step that speaks of them
 * points at the plate that counts them.
 *
 * @param usual what normal words are written on; covers what is played for at the right
 * @param ample deeper, for larger words
 */
public record LessonRooms(SpeechRoom usual, SpeechRoom ample) {
    /** Right of the lower limb's tip, below the feet, and over the border at the right. */
    private static final double LEFT = 992;
    private static final double TOP = 549;
    private static final double WIDTH = 276;
    /** Above the bar with the steps; and beside it, over the border. */
    private static final double USUAL = 203;
    private static final double AMPLE = 244;

    /** In the lower right corner, with a volute that leaves the sheet for a mouth. */
    static LessonRooms inTheCorner(Point volute, Point mouth) {
        return new LessonRooms(SpeechRoom.sheet(new Box(LEFT, TOP, WIDTH, USUAL), volute, mouth),
                SpeechRoom.sheet(new Box(LEFT, TOP, WIDTH, AMPLE), volute, mouth));
    }

    /** Every one there is. */
    public Stream<SpeechRoom> all() {
        return Stream.of(usual, ample);
    }
}
