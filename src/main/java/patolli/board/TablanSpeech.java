package patolli.board;

import java.util.List;
import java.util.Optional;
import patolli.rules.Side;

/** Where it is written what is said at the plank: below the speaker's bowl, over what lies beside the cloth. */
public final class TablanSpeech {
    /** At the lips of the figures. */
    private static final Point MERCHANT = new Point(169, 269);
    private static final Point DANCER = new Point(1121, 263);

    /** What they raise before themselves, where what leads to their lips goes on behind it. */
    private static final Box SCARF = new Box(184, 290, 40, 112), HAND = new Box(1063, 275, 36, 50);

    /** Where what leads to the merchant's lips bends: below them, beside the left end of the plank. */
    private static final Point BEND = new Point(219, 270);
    /** The lower right corner, from below the bowl of what the dancer has captured to the bar with the steps. */
    private static final double LEFT = 910, TOP = 568, WIDTH = 358, USUAL = 184;
    /** Larger words have a sheet that begins below the plank. */
    private static final double AMPLE_TOP = 528, AMPLE = 224;

    private TablanSpeech() { }

    /** The room of a side. */
    public static Optional<SpeechRoom> room(Side side) {
        SpeechRoom white = SpeechRoom.sheet(new Box(24, 574, 336, 113), BEND, MERCHANT);
        return switch (side) {
            case WHITE -> Optional.of(white);
            case BLACK -> Optional.of(white.mirrored(TablanBoard.BOARD.middle().x(), DANCER));
            case RED, BLUE, YELLOW, GREEN -> Optional.empty();
        };
    }

    /** What lies before the way from a speaker's lips to the sheet: what the speaker holds up, and the bowl. */
    public static List<Box> held(Side side) {
        return List.of(side == Side.BLACK ? HAND : SCARF, TablanBoard.BOARD.tray(side));
    }

    /** Where it is written what is taught: below the dancer and the bowl of what she has captured. */
    public static LessonRooms lesson() {
        return new LessonRooms(sheet(TOP, USUAL), sheet(AMPLE_TOP, AMPLE), Optional.empty());
    }

    private static SpeechRoom sheet(double top, double height) {
        return SpeechRoom.sheet(new Box(LEFT, top, WIDTH, height), BEND.mirrored(TablanBoard.BOARD.middle().x()),
                DANCER);
    }
}
