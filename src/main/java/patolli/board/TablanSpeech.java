package patolli.board;

import java.util.Optional;
import patolli.rules.Side;

/** Where it is written what is said at the plank: below the speaker, over that side's bowl, beside the cloth. */
public final class TablanSpeech {
    /** At the lips of the figures. */
    private static final Point MERCHANT = new Point(161, 264);
    private static final Point DANCER = new Point(1119, 264);

    /** Where what white says curls: below the cloth in the merchant's hand. */
    private static final Point CURL = new Point(212, 412);
    /** The lower right corner, from above the bowl of what the dancer has captured to the bar with the steps. */
    private static final double LEFT = 936, TOP = 536, WIDTH = 332, USUAL = 216, AMPLE = 257;

    private TablanSpeech() { }

    /** The room of a side. */
    public static Optional<SpeechRoom> room(Side side) {
        SpeechRoom white = SpeechRoom.sheet(new Box(24, 536, 336, 113), CURL, MERCHANT);
        return switch (side) {
            case WHITE -> Optional.of(white);
            case BLACK -> Optional.of(white.mirrored(TablanBoard.BOARD.middle().x(), DANCER));
            case RED, BLUE, YELLOW, GREEN -> Optional.empty();
        };
    }

    /** Where it is written what is taught: below the dancer, over the bowl of what she has captured. */
    public static LessonRooms lesson() {
        return new LessonRooms(sheet(USUAL), sheet(AMPLE), Optional.empty());
    }

    private static SpeechRoom sheet(double height) {
        return SpeechRoom.sheet(new Box(LEFT, TOP, WIDTH, height),
                CURL.mirrored(TablanBoard.BOARD.middle().x()), DANCER);
    }
}
