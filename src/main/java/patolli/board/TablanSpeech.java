package patolli.board;

import java.util.Optional;
import patolli.rules.Side;

/**
 * Where it is written what is said at the plank: at the speaker's feet. What is taught is written over the still life
 * and the bowl there.
 */
public final class TablanSpeech {
    /** At the lips of the figures. */
    private static final Point MERCHANT = new Point(159, 293);
    private static final Point DANCER = new Point(1127, 287);

    /** Whither what grows out of the sheets rises: at the merchant's knee, and within the dancer's sheet. */
    private static final Point BEND = new Point(195, 437), DANCERS_BEND = new Point(1110, 437);
    /** At the right, below the plank and the dancer, beside the still life; and the merchant's, over his silks. */
    private static final Box DANCERS = new Box(1090, 517, 174, 160), MERCHANTS = new Box(926, 557, 334, 113);
    /** What is taught lies over the bowl and the still life; six lines have room clear of the border. */
    private static final double TAUGHT = 912, TAUGHT_TOP = 555, TAUGHT_WIDTH = 350, USUAL = 197;
    /** Larger words have a sheet that goes on beside the bar with the steps, over the still life. */
    private static final double AMPLE = 236;

    private TablanSpeech() { }

    /** The room of a side. */
    public static Optional<SpeechRoom> room(Side side) {
        return switch (side) {
            case WHITE -> Optional.of(sheet(MERCHANTS).mirrored(TablanBoard.BOARD.middle().x(), MERCHANT));
            case BLACK -> Optional.of(SpeechRoom.sheet(DANCERS, DANCERS_BEND, DANCER));
            case RED, BLUE, YELLOW, GREEN -> Optional.empty();
        };
    }

    /** Where it is written what is taught: at the dancer's feet, over the bowl of what she has captured. */
    public static LessonRooms lesson() {
        return new LessonRooms(sheet(new Box(TAUGHT, TAUGHT_TOP, TAUGHT_WIDTH, USUAL)),
                sheet(new Box(TAUGHT, TAUGHT_TOP, TAUGHT_WIDTH, AMPLE)), Optional.empty());
    }

    private static SpeechRoom sheet(Box box) {
        return SpeechRoom.sheet(box, BEND.mirrored(TablanBoard.BOARD.middle().x()), DANCER);
    }
}
