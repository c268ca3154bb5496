package patolli.board;

import java.util.Optional;
import patolli.rules.Side;

/** Where it is written what is said at the cloth: beside the head, and by red, where the dice lie, over the name. */
public final class PagadeSpeech {
    private static final Point ABOUT = PagadeBoard.BOARD.middle();
    /** At the lips of the figures, of those who sit at the left. */
    private static final Point LIPS_BELOW = new Point(173, 560), LIPS_ABOVE = new Point(173, 186);

    private PagadeSpeech() { }

    /** The room of a side. */
    public static Optional<SpeechRoom> room(Side side) {
        SpeechRoom above = SpeechRoom.sheet(new Box(262, 194, 264, 96), new Point(230, 214), LIPS_ABOVE);
        SpeechRoom below = SpeechRoom.sheet(new Box(262, 568, 264, 96), new Point(230, 588), LIPS_BELOW);
        return switch (side) {
            case RED -> Optional.of(SpeechRoom.sheet(new Box(244, 692, 224, 84), new Point(234, 648), LIPS_BELOW));
            case BLACK -> Optional.of(below.mirrored(ABOUT.x(), LIPS_BELOW.mirrored(ABOUT.x())));
            case YELLOW -> Optional.of(above.mirrored(ABOUT.x(), LIPS_ABOVE.mirrored(ABOUT.x())));
            case GREEN -> Optional.of(above);
            case WHITE, BLUE -> Optional.empty();
        };
    }
}
