package patolli.board;

import java.util.Optional;
import patolli.rules.Side;

/** Where it is written what is said at the plank: over the speaker's name, above the head, clear of all squares. */
public final class TablanSpeech {
    /** At the lips of the figures. */
    private static final Point MERCHANT = new Point(173, 264);
    private static final Point DANCER = new Point(1107, 264);

    private TablanSpeech() { }

    /** The room of a side. */
    public static Optional<SpeechRoom> room(Side side) {
        SpeechRoom white = SpeechRoom.sheet(new Box(18, 60, 224, 96), new Point(214, 186), MERCHANT);
        return switch (side) {
            case WHITE -> Optional.of(white);
            case BLACK -> Optional.of(white.mirrored(TablanBoard.BOARD.middle().x(), DANCER));
            case RED, BLUE, YELLOW, GREEN -> Optional.empty();
        };
    }
}
