package patolli.board;

import java.util.List;
import java.util.Optional;
import patolli.rules.Side;

/**
 * Where it is written what is said at the cloth: beside the head, and above red, where the
 * dice lie beside the head.
 */
public final class PagadeSpeech {
    private static final Point ABOUT = PagadeBoard.BOARD.middle();
    /** At the lower lips of the figures. */
    private static final Point CLERK = new Point(172, 557), MAHOUT = new Point(175, 157);
    /** Before the goad, and as far from the middle before the spear: what leads to their lips ends there. */
    private static final Point BEFORE = new Point(224, 184);
    private static final Point GUARD = new Point(1109, 198), FLOWER_SELLER = new Point(1112, 534);
    /** What two of them hold before themselves, where what leads to their lips goes on behind it. */
    private static final Box GOAD = new Box(208, 146, 13, 60), SPEAR = new Box(1060, 124, 15, 130);

    /** Where what is taught comes from: above the sheet in the lower right corner. */
    private static final Point TAUGHT = new Point(1061, 500);
    /** That sheet, within the cloth's border; for larger words it is so high. */
    private static final Box SHEET = new Box(950, 549, 276, 203);
    private static final double AMPLE = 244;

    private PagadeSpeech() { }

    /** Where it is written what yellow teaches: in the corner below, where nobody sits meanwhile. */
    public static LessonRooms lesson() {
        return new LessonRooms(SpeechRoom.sheet(SHEET, TAUGHT, GUARD), SpeechRoom.sheet(new Box(SHEET.x(), SHEET.y(),
                SHEET.width(), AMPLE), TAUGHT, GUARD));
    }

    /** What the speaker holds before the way from the lips to the sheet. */
    public static List<Box> held(Side side) {
        return side == Side.GREEN ? List.of(GOAD) : side == Side.YELLOW ? List.of(SPEAR) : List.of();
    }

    /** The room of a side. */
    public static Optional<SpeechRoom> room(Side side) {
        SpeechRoom above = SpeechRoom.sheet(new Box(276, 190, 246, 96), new Point(256, 204), BEFORE);
        SpeechRoom below = SpeechRoom.sheet(new Box(262, 518, 264, 96), new Point(230, 532), MAHOUT);
        return switch (side) {
            case RED -> Optional.of(SpeechRoom.sheet(new Box(54, 371, 172, 88), new Point(205, 496), CLERK));
            case BLACK -> Optional.of(below.mirrored(ABOUT.x(), FLOWER_SELLER));
            case YELLOW -> Optional.of(above.mirrored(ABOUT.x(), BEFORE.mirrored(ABOUT.x())));
            case GREEN -> Optional.of(above);
            case WHITE, BLUE -> Optional.empty();
        };
    }
}
