package patolli.ui.table;

import javafx.geometry.Point2D;
import patolli.rules.Side;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;

/** One of the twelve pieces. */
final class PieceSprite extends Sprite {
    /** Where a piece is that stands on no square. */
    static final int IN_HAND = -1;
    static final int HOME = -2;

    /** How many differently beaten golden ones a side has. */
    private static final int GOLDEN = 3;

    private final Side side;
    private final int number;
    private int square = IN_HAND;

    PieceSprite(Pictures pictures, Side side, int number) {
        super(pictures, stone(side, number));
        this.side = side;
        this.number = number;
        setId("piece-" + side.key() + "-" + (number + 1));
    }

    private static String stone(Side side, int number) {
        return "patolli/piece-" + side.key() + "-" + (number + 1) + ".png";
    }

    private static String gold(Side side, int number) {
        int beaten = number % GOLDEN;
        return "patolli/piece-" + side.key() + "-gold" + (beaten == 0 ? "" : "-" + (beaten + 1)) + ".png";
    }

    Side side() {
        return side;
    }

    /** Its square, or {@link #IN_HAND} or {@link #HOME}. */
    int square() {
        return square;
    }

    /** Takes note of where the piece now belongs, without moving its picture. */
    void belong(int now) {
        square = now;
        picture(now == HOME ? gold(side, number) : stone(side, number));
    }

    /** Lies where it belongs. */
    void settle() {
        rest();
        place(home());
    }

    /** Where it belongs: its square, or its own place at the border. */
    Point2D home() {
        return square >= 0 ? BoardLayout.square(square) : nest();
    }

    /** Its own place at the border of the mat. */
    Point2D nest() {
        return BoardLayout.nest(side, number);
    }
}
