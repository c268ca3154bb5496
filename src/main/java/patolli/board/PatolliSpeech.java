package patolli.board;

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

    /** The curl of what is taught: before the knees. */
    private static final Point TAUGHT = new Point(896, 404);

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

    /** Where it is written what is taught: below the figure at the right. */
    public static LessonRooms lesson() {
        return LessonRooms.inTheCorner(TAUGHT, MIRROR);
    }

    /** How far right a scroll must begin at a height below the middle, for the limb that runs down there. */
    private static double limb(double y) {
        PatolliBoard board = PatolliBoard.BOARD;
        return board.middle().x() + board.notch() + CLEAR + y - board.middle().y();
    }
}
