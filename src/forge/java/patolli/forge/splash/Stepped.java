package patolli.forge.splash;

import java.awt.Shape;
import java.awt.geom.Area;
import patolli.forge.matter.Shapes;

/** A field whose corners go in by steps, as temples do. */
final class Stepped {
    private Stepped() { }

    /** From (l, t) to (r, b), each corner in so many steps of one size. */
    static Shape field(double l, double t, double r, double b, double step, int steps) {
        Area a = new Area();
        for (int i = 0; i <= steps; i++) {
            double x = i * step, y = (steps - i) * step;
            a.add(new Area(Shapes.box(l + x, t + y, r - l - 2 * x, b - t - 2 * y)));
        }
        return a;
    }
}
