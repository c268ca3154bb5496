package patolli.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import patolli.rules.Side;

/** Where it is written what is said at the mat of Patolli after Bell: over the speaker's name, above its head. */
public final class BellSpeech {
    /** At the lips of the figures. */
    private static final Point MIRROR = new Point(995, 326);
    private static final Point MERCHANT = new Point(295, 327);
    /** What lies between the limb and a scroll; the end of the limb; the mat's border below and at the right. */
    private static final double CLEAR = 14;
    private static final double TIP = 1004;
    private static final double BORDER = 750;
    private static final double END = 1218;
    /** Below the figure's feet; and over them. */
    private static final double FEET = 514;
    private static final double KNEES = 470;

    private BellSpeech() { }

    /** The room of the sides at the left and the right; the others have none. */
    public static Optional<SpeechRoom> room(Side side) {
        SpeechRoom right = new SpeechRoom(List.of(new Point(995, 64), new Point(1217, 64), new Point(1217, 186),
                new Point(995, 186)), new Point(962, 240), MIRROR);
        return switch (side) {
            case BLUE -> Optional.of(right);
            case RED -> Optional.of(right.mirrored(BellBoard.BOARD.middle().x(), MERCHANT));
            case YELLOW, GREEN, BLACK, WHITE -> Optional.empty();
        };
    }

    /** Where it is written what is taught: below the figure at the right, whose stakes and pieces it covers. */
    public static LessonRooms lesson() {
        SpeechRoom usual = below(List.of(new Point(limb(FEET), FEET), new Point(END, FEET)), new Point(984, 478));
        // The beans lie before the upper part.
        double beans = BellBoard.BOARD.beans().x() + BellBoard.BOARD.beans().width() + 8;
        double under = BellBoard.BOARD.beans().y() + BellBoard.BOARD.beans().height() + 14;
        SpeechRoom ample = below(List.of(new Point(limb(under), under), new Point(beans, under), new Point(beans + 2,
                KNEES), new Point(END, KNEES)), new Point(996, 436));
        return new LessonRooms(usual, ample, usual);
    }

    /** Cut along the limb that runs down there. */
    private static SpeechRoom below(List<Point> upper, Point volute) {
        List<Point> outline = new ArrayList<>(upper);
        outline.addAll(List.of(new Point(END, BORDER), new Point(TIP, BORDER), new Point(TIP, TIP - limb(0))));
        return new SpeechRoom(outline, volute, MIRROR);
    }

    /** How far right a scroll must begin at a height, for the limb that runs down there. */
    private static double limb(double y) {
        return BellBoard.BOARD.middle().x() + BellBoard.BOARD.notch() + CLEAR + y - BellBoard.BOARD.middle().y();
    }
}
