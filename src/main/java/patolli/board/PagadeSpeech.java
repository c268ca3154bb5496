package patolli.board;

import java.util.Optional;
import patolli.rules.Side;

/**
 * Where it is written what is said at the cloth: beside the head, and above red, where the dice lie beside the head.
 * What leads to the lips lies before all that the speaker holds.
 */
public final class PagadeSpeech {
    private static final Point ABOUT = PagadeBoard.BOARD.middle();
    /** At the lower lips of the figures. */
    private static final Point CLERK = new Point(172, 557), MAHOUT = new Point(175, 157);
    private static final Point GUARD = new Point(1109, 198), FLOWER_SELLER = new Point(1112, 534);

    /** Where what is taught comes from: above the sheet in the lower right corner. */
    private static final Point TAUGHT = new Point(1061, 500);
    /** That sheet, within the cloth's border; for larger words it is so high. */
    private static final Box SHEET = new Box(950, 549, 276, 203);
    private static final double AMPLE = 244;

    /** What is sewn in a corner of the cross lies so far from the middle, and is so broad and high. */
    private static final double SEWN_X = 247, SEWN_Y = 164, SEWN_WIDE = 112, SEWN_HIGH = 80;

    private PagadeSpeech() { }

    /** What is sewn behind the sheet of a side beside whose head it lies: the smallest sheet covers all of it. */
    public static Optional<Box> behind(Side side) {
        Box corner = Box.about(ABOUT.plus(SEWN_X, -SEWN_Y), SEWN_WIDE, SEWN_HIGH);
        return switch (side) {
            case YELLOW -> Optional.of(corner);
            case GREEN -> Optional.of(corner.mirrored(ABOUT.x()));
            case BLACK -> Optional.of(corner.turned(ABOUT).mirrored(ABOUT.x()));
            case RED, WHITE, BLUE -> Optional.empty();
        };
    }

    /** Where it is written what yellow teaches: in the corner below, where nobody sits meanwhile. */
    public static LessonRooms lesson() {
        return new LessonRooms(SpeechRoom.sheet(SHEET, TAUGHT, GUARD), SpeechRoom.sheet(new Box(SHEET.x(), SHEET.y(),
                SHEET.width(), AMPLE), TAUGHT, GUARD));
    }

    /** The room of a side. */
    public static Optional<SpeechRoom> room(Side side) {
        SpeechRoom above = SpeechRoom.sheet(new Box(276, 190, 246, 96), new Point(254, 204), MAHOUT);
        SpeechRoom below = SpeechRoom.sheet(new Box(262, 518, 264, 96), new Point(230, 532), CLERK);
        return switch (side) {
            case RED -> Optional.of(SpeechRoom.sheet(new Box(47, 371, 170, 88), new Point(205, 496), CLERK));
            case BLACK -> Optional.of(below.mirrored(ABOUT.x(), FLOWER_SELLER));
            case YELLOW -> Optional.of(above.mirrored(ABOUT.x(), GUARD));
            case GREEN -> Optional.of(above);
            case WHITE, BLUE -> Optional.empty();
        };
    }
}
