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

    /** Below the chin of the figure at the right; its end, and as far down as the figure or its stakes. */
    private static final double CHIN = 353;
    private static final double BEFORE_PIECES = 1158;
    private static final double FEET = 541;
    private static final double STAKES = 640;

    private PatolliSpeech() { }

    /** The room of a side; empty for one that has no place there. */
    public static Optional<SpeechRoom> room(Side side) {
        PatolliBoard board = PatolliBoard.BOARD;
        double y = board.middle().y();
        double apex = board.middle().x() + board.notch() + CLEAR;
        double end = board.figure(Side.BLUE).x() - BESIDE;
        SpeechRoom right = new SpeechRoom(List.of(new Point(apex + POINT, y - POINT), new Point(apex + HALF, y - HALF),
                new Point(end, y - HALF), new Point(end, y + HALF), new Point(apex + HALF, y + HALF),
                new Point(apex + POINT, y + POINT)), new Point(end - 23, y - HALF - 30));
        return Optional.of(side).filter(board.sides()::contains)
                .map(at -> at == Side.BLUE ? right : right.mirrored(board.middle().x()));
    }

    /** Where it is written what is taught: before the body of the figure at the right, its head above it. */
    public static LessonRooms lesson() {
        return new LessonRooms(lesson(FEET), lesson(STAKES));
    }

    private static SpeechRoom lesson(double bottom) {
        double y = PatolliBoard.BOARD.middle().y();
        double apex = PatolliBoard.BOARD.middle().x() + PatolliBoard.BOARD.notch() + CLEAR;
        return new SpeechRoom(List.of(new Point(apex + POINT, y - POINT), new Point(apex + y - CHIN, CHIN),
                new Point(BEFORE_PIECES, CHIN), new Point(BEFORE_PIECES, bottom), new Point(apex + bottom - y, bottom),
                new Point(apex + POINT, y + POINT)), new Point(914, CHIN - 30));
    }
}
