package patolli.board;

import java.util.Optional;
import patolli.rules.Side;

/** Where it is written what is said at the plank: over the speaker's name, above the head, clear of all squares. */
public final class TablanSpeech {
    /** At the lips of the figures. */
    private static final Point MERCHANT = new Point(173, 264);
    private static final Point DANCER = new Point(1107, 264);

    /** The curl of what is taught: between the plank's edge and the dancer's arm. */
    private static final Point TAUGHT = new Point(1031, 378);
    /** The lower right corner, from above the bowl of what the dancer has captured to the bar with the steps. */
    private static final double LEFT = 992, TOP = 500, WIDTH = 276, USUAL = 252, AMPLE = 293;

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

    /** Where it is written what is taught: below the dancer, over the bowl of what she has captured. */
    public static LessonRooms lesson() {
        return new LessonRooms(sheet(USUAL), sheet(AMPLE), Optional.empty());
    }

    private static SpeechRoom sheet(double height) {
        return SpeechRoom.sheet(new Box(LEFT, TOP, WIDTH, height), TAUGHT, DANCER);
    }
}
