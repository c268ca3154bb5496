package patolli.board;

import java.util.Optional;
import patolli.rules.Side;

/** Where it is written what is said at the cloth: beside the head, and by red, where the dice lie, over the name. */
public final class PagadeSpeech {
    private static final Point ABOUT = PagadeBoard.BOARD.middle();
    /** At the lips of the figures, of those who sit at the left. */
    private static final Point LIPS_BELOW = new Point(173, 530), LIPS_ABOVE = new Point(173, 182);

    /** Where what is taught comes from: above the sheet in the lower right corner. */
    private static final Point TAUGHT = new Point(1061, 500);

    private PagadeSpeech() { }

    /** Where it is written what yellow teaches: in the corner below, where nobody sits meanwhile. */
    public static LessonRooms lesson() {
        return LessonRooms.inTheCorner(TAUGHT, LIPS_ABOVE.mirrored(ABOUT.x()), Optional.empty());
    }

    /** The room of a side. */
    public static Optional<SpeechRoom> room(Side side) {
        SpeechRoom above = SpeechRoom.sheet(new Box(258, 190, 264, 96), new Point(230, 210), LIPS_ABOVE);
        SpeechRoom below = SpeechRoom.sheet(new Box(262, 522, 264, 96), new Point(230, 542), LIPS_BELOW);
        return switch (side) {
            case RED -> Optional.of(SpeechRoom.sheet(new Box(244, 676, 224, 72), new Point(221, 618), LIPS_BELOW));
            case BLACK -> Optional.of(below.mirrored(ABOUT.x(), LIPS_BELOW.mirrored(ABOUT.x())));
            case YELLOW -> Optional.of(above.mirrored(ABOUT.x(), LIPS_ABOVE.mirrored(ABOUT.x())));
            case GREEN -> Optional.of(above);
            case WHITE, BLUE -> Optional.empty();
        };
    }
}
