package patolli.board;

import java.util.Optional;
import patolli.rules.Side;

/**
 * Where it is written what is said at the plank: at the speaker's feet. What is taught is written over the still life
 * and the bowl there.
 */
public final class TablanSpeech {
    /** At the lips of the figures. */
    private static final Point MERCHANT = new Point(149, 301);
    private static final Point DANCER = new Point(1127, 287);

    /** Whither what grows out of the dancer's sheet rises, and what is taught. */
    private static final Point BEND = new Point(1084, 437), TAUGHT_BEND = new Point(1085, 437);
    /** At the right, below the dancer and beside the still life there; the merchant's is its mirror image. */
    private static final Box DANCERS = new Box(1076, 517, 188, 160);
    /** What is taught lies over the bowl and the still life; six lines have room clear of the border. */
    private static final double TAUGHT = 912, TAUGHT_TOP = 555, TAUGHT_WIDTH = 350, USUAL = 197;
    /** Larger words have a sheet that goes on beside the bar with the steps, over the still life. */
    private static final double AMPLE = 236;

    private TablanSpeech() { }

    /** The room of a side. */
    public static Optional<SpeechRoom> room(Side side) {
        return switch (side) {
            case WHITE -> Optional.of(SpeechRoom.sheet(DANCERS, BEND, DANCER)
                    .mirrored(TablanBoard.BOARD.middle().x(), MERCHANT));
            case BLACK -> Optional.of(SpeechRoom.sheet(DANCERS, BEND, DANCER));
            case RED, BLUE, YELLOW, GREEN -> Optional.empty();
        };
    }

    /** Where it is written what is taught: at the dancer's feet, over the bowl of what she has captured. */
    public static LessonRooms lesson() {
        return new LessonRooms(sheet(new Box(TAUGHT, TAUGHT_TOP, TAUGHT_WIDTH, USUAL)),
                sheet(new Box(TAUGHT, TAUGHT_TOP, TAUGHT_WIDTH, AMPLE)));
    }

    private static SpeechRoom sheet(Box box) {
        return SpeechRoom.sheet(box, TAUGHT_BEND, DANCER);
    }
}
