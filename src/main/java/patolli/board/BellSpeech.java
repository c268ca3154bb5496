package patolli.board;

import java.util.List;
import java.util.Optional;
import patolli.rules.Side;

/** Where it is written what is said at the mat of Patolli after Bell: below the coins and pieces of a side. */
public final class BellSpeech {
    private BellSpeech() { }

    /** The room of the sides at the left and the right; the others have none. */
    public static Optional<SpeechRoom> room(Side side) {
        SpeechRoom right = new SpeechRoom(List.of(new Point(998, 628), new Point(1192, 628), new Point(1192, 718),
                new Point(998, 718)), new Point(1052, 615));
        return switch (side) {
            case BLUE -> Optional.of(right);
            case RED -> Optional.of(right.mirrored(BellBoard.BOARD.middle().x()));
            case YELLOW, GREEN, BLACK, WHITE -> Optional.empty();
        };
    }

    /** Where it is written what is taught: below the figure at the right, whose stakes and pieces it covers. */
    public static LessonRooms lesson() {
        return new LessonRooms(lesson(514), lesson(378));
    }

    private static SpeechRoom lesson(double top) {
        return new SpeechRoom(List.of(new Point(992, top), new Point(1224, top), new Point(1224, 750),
                new Point(992, 750)), new Point(1014, 336));
    }
}
