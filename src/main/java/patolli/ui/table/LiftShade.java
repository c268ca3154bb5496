package patolli.ui.table;

import javafx.geometry.Point2D;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Ellipse;

/** The shadow of a piece that is lifted towards whoever looks. */
final class LiftShade {
    /** Where it lies from the piece, if that is lifted so far, and how far from its middle its edges are. */
    private static final Point2D ASIDE = new Point2D(3, 6);
    private static final double LIFTED = 5, WIDE = 25, HIGH = 22;
    /** How dark it is, and how much darker that of a piece that is lifted higher. */
    private static final double DARK = 0.5, DARKER = 0.25;
    /** On squares smaller than the first it is smaller, on those larger than the second larger. */
    private static final double LARGE = 50, LARGER = 60;

    private LiftShade() { }

    /** About the middle of where the piece stands. @param square how large a square is, @param lift how high it is */
    static Ellipse of(double square, double lift) {
        double part = Math.max(Math.min(1, square / LARGE), square / LARGER), high = lift / LIFTED;
        Ellipse shadow = new Ellipse(high * ASIDE.getX(), high * ASIDE.getY(), WIDE * part, HIGH * part);
        shadow.setFill(new RadialGradient(0, 0, 0.5, 0.5, 0.5, true, CycleMethod.NO_CYCLE,
                new Stop(0.45, Color.color(0, 0, 0, DARK + DARKER * (high - 1))), new Stop(1, Color.TRANSPARENT)));
        return shadow;
    }
}
