package patolli.board;

import java.util.List;
import java.util.Optional;
import patolli.rules.Side;

/** Where it is written what is said at the mat of Patolli after Bell: between the speaker's name and head. */
public final class BellSpeech {
    /** At the lips of the figures. */
    private static final Point MIRROR = new Point(995, 326);
    private static final Point MERCHANT = new Point(295, 327);
    /** The curl of what is taught: between the ground of the beans and the knees. */
    private static final Point TAUGHT = new Point(906, 478);

    private BellSpeech() { }

    /** The room of the sides at the left and the right; the others have none. */
    public static Optional<SpeechRoom> room(Side side) {
        SpeechRoom right = new SpeechRoom(List.of(new Point(995, 126), new Point(1217, 126), new Point(1217, 199),
                new Point(953, 199), new Point(995, 157)), new Point(955, 250), MIRROR);
        return switch (side) {
            case BLUE -> Optional.of(right);
            case RED -> Optional.of(right.mirrored(BellBoard.BOARD.middle().x(), MERCHANT));
            case YELLOW, GREEN, BLACK, WHITE -> Optional.empty();
        };
    }

    /** Where it is written what is taught: below the figure at the right, whose stakes and pieces it covers. */
    public static LessonRooms lesson() {
        return LessonRooms.inTheCorner(TAUGHT, MIRROR);
    }
}
