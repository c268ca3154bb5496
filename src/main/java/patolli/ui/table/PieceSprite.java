package patolli.ui.table;

import javafx.geometry.Point2D;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;

/** One of the pieces. */
public final class PieceSprite extends Sprite {
    private final TableLayout layout;
    private final PieceLook look;
    private final Side side;
    private final int number;
    private Spot spot;

    PieceSprite(Pictures pictures, TableLayout layout, PieceLook look, Side side, int number) {
        super(pictures, look.playing(side, number));
        this.layout = layout;
        this.look = look;
        this.side = side;
        this.number = number;
        spot = new Spot.Hand(side);
        setId("piece-" + side.key() + "-" + (number + 1));
    }

    Side side() {
        return side;
    }

    /** Where it belongs. */
    Spot spot() {
        return spot;
    }

    boolean isInHand() {
        return spot instanceof Spot.Hand;
    }

    boolean isHome() {
        return spot instanceof Spot.Home;
    }

    /** Takes note of where the piece now belongs, without moving its picture. */
    void belong(Spot now) {
        spot = now;
        picture(isHome() ? look.home(side, number) : look.playing(side, number));
    }

    /** Lies where it belongs; one that was captured is gone. */
    void settle() {
        rest();
        place(home());
        setVisible(!(spot instanceof Spot.Captured));
    }

    /** Where it lies when it lies where it belongs: on its square, or in its own place beside the board. */
    Point2D home() {
        return spot instanceof Spot.Square square ? layout.square(square.number()) : nest();
    }

    /** Its own place beside the board. */
    Point2D nest() {
        return layout.nest(side, number);
    }
}
