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
}
