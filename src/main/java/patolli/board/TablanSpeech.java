package patolli.board;

import java.util.Optional;
import patolli.rules.Side;

/**
 * Where it is written what is said at the plank: on a cloth that hangs from the speaker's name plate, above the head.
 * What is taught is written over what lies below the plank and the bowl there.
 */
public final class TablanSpeech {
    /** At the lips of the figures: what grows to them ends before that. */
    private static final Point MERCHANT = new Point(139, 354);
    private static final Point DANCER = new Point(1146, 344);

    /** Whither what grows out of the sheets bends, before the foreheads; and what is taught. */
    private static final Point DANCERS_BEND = new Point(1106, 288), MERCHANTS_BEND = new Point(175, 288);
    private static final Point TAUGHT_BEND = new Point(1085, 437);
    /** Below the name plates, and over the plank's edge beside the squares; the merchant's feather leaves less room. */
    private static final Box DANCERS = new Box(1068, 122, 183, 126), MERCHANTS = new Box(29, 122, 183, 94);
    /** What is taught lies over the bowl and the still life; six lines have room clear of the border. */
    private static final double TAUGHT = 912, TAUGHT_TOP = 555, TAUGHT_WIDTH = 350, USUAL = 197;
    /** Larger words have a sheet that goes on beside the bar with the steps, over the still life. */
    private static final double AMPLE = 236;

    private TablanSpeech() { }

    /** The room of a side. */
    public static Optional<SpeechRoom> room(Side side) {
        return switch (side) {
            case WHITE -> Optional.of(SpeechRoom.sheet(MERCHANTS, MERCHANTS_BEND, MERCHANT));
            case BLACK -> Optional.of(SpeechRoom.sheet(DANCERS, DANCERS_BEND, DANCER));
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
