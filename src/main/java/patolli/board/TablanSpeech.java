package patolli.board;

import java.util.Optional;
import patolli.rules.Side;

/**
 * Where it is written what is said at the plank: at the speaker's feet, over the still life that lies there. What is
 * taught is written below that, over the bowl.
 */
public final class TablanSpeech {
    /** At the lips of the figures. */
    private static final Point MERCHANT = new Point(159, 293);
    private static final Point DANCER = new Point(1127, 287);

    /** Whither what grows out of the sheet rises: at the merchant's knee. */
    private static final Point BEND = new Point(195, 437);
    /** At the right, below the plank: what is said is over the still life. */
    private static final double LEFT = 926, TOP = 557, WIDTH = 334, SAID = 113;
    /** What is taught lies over the bowl; six lines have room clear of the border. Of the still life much is seen. */
    private static final double TAUGHT = 912, TAUGHT_TOP = 577, TAUGHT_WIDTH = 350, USUAL = 175;
    /** Larger words have a sheet that goes on beside the bar with the steps, over the still life. */
    private static final double AMPLE = 236;

    private TablanSpeech() { }

    /** The room of a side. */
    public static Optional<SpeechRoom> room(Side side) {
        SpeechRoom black = sheet(new Box(LEFT, TOP, WIDTH, SAID));
        return switch (side) {
            case WHITE -> Optional.of(black.mirrored(TablanBoard.BOARD.middle().x(), MERCHANT));
            case BLACK -> Optional.of(black);
            case RED, BLUE, YELLOW, GREEN -> Optional.empty();
        };
    }

    /** Where it is written what is taught: at the dancer's feet, over the bowl of what she has captured. */
    public static LessonRooms lesson() {
        return new LessonRooms(sheet(new Box(TAUGHT, TAUGHT_TOP, TAUGHT_WIDTH, USUAL)),
                sheet(new Box(TAUGHT, TOP, TAUGHT_WIDTH, AMPLE)), Optional.empty());
    }

    private static SpeechRoom sheet(Box box) {
        return SpeechRoom.sheet(box, BEND.mirrored(TablanBoard.BOARD.middle().x()),
                DANCER);
    }
}
