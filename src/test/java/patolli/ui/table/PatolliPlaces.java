package patolli.ui.table;

import java.util.OptionalInt;
import javafx.geometry.Point2D;
import patolli.board.AssetSeat;
import patolli.board.PatolliBoard;
import patolli.rules.Side;
import patolli.rules.Spot;

/** Where things lie on the mat of Neeley's Patolli, for tests that play on it. */
public final class PatolliPlaces {
    static final double SQUARE = PatolliBoard.BOARD.squareSize();
    static final Point2D SHIELD = TableLayout.point(PatolliBoard.BOARD.pot());
    static final Point2D HAND = TableLayout.point(PatolliBoard.BOARD.hand());

    private PatolliPlaces() { }

    static Point2D square(int number) {
        return TableLayout.point(PatolliBoard.BOARD.square(number));
    }

    static Point2D nest(Side side, int i) {
        return TableLayout.point(PatolliBoard.BOARD.nest(side, i));
    }

    static AssetSeat asset(Side side, int i, int n) {
        return PatolliBoard.BOARD.asset(side, i, n);
    }

    static AssetSeat plinth(Side side, int n) {
        return PatolliBoard.BOARD.treasure(side, n);
    }

    static Point2D pool(int i, int n) {
        return TableLayout.point(PatolliBoard.BOARD.inPot(i, n));
    }

    /** The piece's square, if it is on one. */
    static OptionalInt square(PieceSprite piece) {
        return piece.spot() instanceof Spot.Square square ? OptionalInt.of(square.number()) : OptionalInt.empty();
    }

    /** The piece of a side that stands on a square. */
    static PieceSprite on(TableStage stage, Side side, int square) {
        return stage.pieces().on(side, new Spot.Square(square));
    }
}
