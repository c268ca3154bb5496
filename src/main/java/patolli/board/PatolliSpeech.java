package patolli.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import patolli.rules.Side;

/** Where it is written what is said at Neeley's mat: on the ground before a figure's face, cut along the limbs. */
public final class PatolliSpeech {
    /** What lies between the limbs and a scroll; half its height, and half that of its far end. */
    private static final double CLEAR = 12;
    private static final double HALF = 92;
    private static final double POINT = 24;

    /** What lies between a scroll and the figure. */
    private static final double BESIDE = 6;
    /** At the lips of the figures. */
    private static final Point MIRROR = new Point(995, 326);
    private static final Point MERCHANT = new Point(295, 327);

    /** What is taught: above or over the feet of the figure at the right, and down to the mat's border. */
    private static final double FEET = 514;
    private static final double KNEES = 466;
    private static final double BORDER = 750;
    private static final double END = 1216;
    /** Where the limb ends along which the sheet is cut, at its right corner. */
    private static final Point TIP = new Point(1006, 692);
    /** How far above the middle it begins between the limbs. */
    private static final double RISE = 114;
    /** Left of the pieces in hand, and as far down as these lie. */
    private static final double BEFORE_PIECES = 1158;
    private static final double BELT = 447;
    private static final double SOLES = 543;

    private PatolliSpeech() { }

    /** The room of a side; empty for one that has no place there. */
    public static Optional<SpeechRoom> room(Side side) {
        PatolliBoard board = PatolliBoard.BOARD;
        double y = board.middle().y();
        double end = board.figure(Side.BLUE).x() - BESIDE;
        SpeechRoom right = new SpeechRoom(List.of(new Point(limb(y + POINT), y - POINT),
                new Point(limb(y + HALF), y - HALF), new Point(end, y - HALF), new Point(end, y + HALF),
                new Point(limb(y + HALF), y + HALF), new Point(limb(y + POINT), y + POINT)),
                new Point(end - 33, y - HALF - 26), MIRROR);
        return Optional.of(side).filter(board.sides()::contains)
                .map(at -> at == Side.BLUE ? right : right.mirrored(board.middle().x(), MERCHANT));
    }

    /** Where it is written what is taught: below the figure at the right, or between the limbs before its body. */
    public static LessonRooms lesson() {
        return new LessonRooms(below(List.of(new Point(limb(FEET), FEET), new Point(END, FEET))),
                below(List.of(new Point(limb(KNEES), KNEES), new Point(BEFORE_PIECES - 2, KNEES),
                        new Point(BEFORE_PIECES, FEET), new Point(END, FEET + END - BEFORE_PIECES))), aside());
    }

    private static SpeechRoom below(List<Point> upper) {
        List<Point> outline = new ArrayList<>(upper);
        outline.addAll(List.of(new Point(END, BORDER), new Point(TIP.x(), BORDER), TIP));
        return new SpeechRoom(outline, new Point(896, 404), MIRROR);
    }

    /** Before the body, and over the legs what finds no room there. */
    private static SpeechRoom aside() {
        double y = PatolliBoard.BOARD.middle().y();
        double end = PatolliBoard.BOARD.figure(Side.BLUE).x() - BESIDE;
        return new SpeechRoom(List.of(new Point(limb(y + POINT), y - POINT), new Point(limb(y + RISE), y - RISE),
                new Point(end - 2, y - RISE), new Point(end + 2, BELT), new Point(BEFORE_PIECES, BELT),
                new Point(BEFORE_PIECES, SOLES), new Point(limb(SOLES), SOLES), new Point(limb(y + POINT), y + POINT)),
                new Point(end - 33, y - RISE - 26), MIRROR);
    }

    /** How far right a scroll must begin at a height below the middle, for the limb that runs down there. */
    private static double limb(double y) {
        PatolliBoard board = PatolliBoard.BOARD;
        return board.middle().x() + board.notch() + CLEAR + y - board.middle().y();
    }
}
