package patolli.ui.table;

import javafx.geometry.Point2D;
import javafx.scene.effect.ColorAdjust;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;

/** One of the pieces. */
public final class PieceSprite extends Sprite {
    /** How far it is lifted, in design units, and how much larger it is then. */
    private static final double LIFT = 5;
    private static final double LARGER = 1.13;
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
        picture(face());
    }

    /** The picture that it has where it belongs. */
    String face() {
        return isHome() ? look.home(side, number) : look.playing(side, number);
    }

    /** Lies where it belongs; one that was captured is gone. */
    void settle() {
        rest();
        picture(face());
        place(home());
        setVisible(!(spot instanceof Spot.Captured));
    }

    /** Where it lies when it lies where it belongs: on its square, or in its own place beside the board. */
    Point2D home() {
        return spot instanceof Spot.Square square ? layout.square(square.number()) : nest();
    }

    /** Is lifted towards whoever looks, or else dimmed like the mat beside the lifted ones. */
    void standOut(boolean lifted) {
        setTranslateY(lifted ? -LIFT : 0);
        setScaleX(lifted ? LARGER : 1);
        setScaleY(lifted ? LARGER : 1);
        setEffect(lifted || isHome() ? null : new ColorAdjust(0, -0.08, -0.14, 0));
    }

    /** Neither lifted nor dimmed. */
    void lie() {
        setTranslateY(0);
        rest();
    }

    /** Its own place beside the board. */
    Point2D nest() {
        return layout.nest(side, number);
    }
}
