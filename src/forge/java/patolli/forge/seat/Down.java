package patolli.forge.seat;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import patolli.forge.codex.Painter;
import patolli.forge.codex.Pigment;
import patolli.forge.outline.Form;

/** Body feathers: short, round, in rows that overlap like tiles. */
final class Down {
    private final Painter c;

    Down(Painter c) {
        this.c = c;
    }

    /** Fills a shape with rows of feathers that point down, every row's tip of a colour of its own. */
    void fill(Shape s, double w, Color body, Color... tips) {
        c.within(s, body, () -> rows(s.getBounds2D(), w, body, tips));
    }

    private void rows(Rectangle2D b, double w, Color body, Color... tips) {
        double h = w * 1.25;
        int rows = (int) Math.ceil(b.getHeight() / h) + 1;
        for (int j = rows; j >= 0; j--) {
            double y = b.getMinY() - h * 0.55 + j * h;
            for (double x = b.getMinX() - w + (j % 2) * w; x < b.getMaxX() + w; x += 2 * w) {
                one(x, y, w, 2.0 * h, body, tips[j % tips.length]);
            }
        }
    }

    /** One feather whose root is at (x, y). */
    private void one(double x, double y, double w, double h, Color body, Color tip) {
        Shape s = Form.blob(x - w * 0.96, y, x - w * 0.96, y, x + w * 0.96, y, x + w * 0.96, y, x + w, y + h * 0.58,
                x, y + h, x - w, y + h * 0.58);
        c.fill(s, body);
        c.clipped(s, () -> c.fill(Form.blob(x - w * 1.4, y + h * 0.66, x, y + h * 0.80, x + w * 1.4, y + h * 0.66,
                x + w * 1.4, y + h * 1.3, x - w * 1.4, y + h * 1.3), tip));
        c.ink(s, 0.62);
    }

    /** A hem of hanging feathers from one point to another. */
    void hem(double x0, double y0, double x1, double y1, int n, double len, Color body, Color tip) {
        double w = Math.hypot(x1 - x0, y1 - y0) / n * 0.56;
        for (int i = 0; i < n; i++) {
            double t = (i + 0.5) / n, x = x0 + (x1 - x0) * t, y = y0 + (y1 - y0) * t;
            Shape s = Form.blob(x - w, y - 4, x - w, y - 4, x + w, y - 4, x + w, y - 4, x + w, y + len * 0.6, x,
                    y + len, x - w, y + len * 0.6);
            c.within(s, i % 2 == 0 ? body : Pigment.BONE, () -> c.fill(Form.slab(x, y + len, 4 * w, len * 0.72, 0),
                    tip));
        }
    }
}
