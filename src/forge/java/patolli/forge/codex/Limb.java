package patolli.forge.codex;

import java.awt.Color;
import java.awt.Shape;
import patolli.forge.outline.Form;

/**
 * A part of an arm that is joined to others. Its ends are open: at its root it lies over the one before without a line
 * between them however it is bent, and where it ends something else covers it.
 */
public final class Limb {
    private static final double FAR = 400;
    private final Painter c;
    private final Shape all;
    private final Shape open;
    private final double[] q;

    /** @param q the sweep: points (x, y, radius) from the root to the end */
    /** The part of an arm on which another is hung at its end, which is round. */
    public static Shape upper(double... q) {
        int n = q.length;
        return Form.join(Form.sweep(q), Form.disc(q[n - 3], q[n - 2], q[n - 1]));
    }

    private Limb(Painter c, double... q) {
        this.c = c;
        this.q = q;
        all = Form.sweep(q);
        open = Form.both(all, beyond(q[0], q[1], q[3] - q[0], q[4] - q[1]));
    }

    /** A limb painted in one colour, with a pattern over it. */
    public static void draw(Painter c, Color skin, Runnable pattern, double... q) {
        new Limb(c, q).draw(skin, pattern);
    }

    private void draw(Color skin, Runnable pattern) {
        int n = q.length;
        double line = c.lineWidth();
        double dx = q[3] - q[0];
        double dy = q[4] - q[1];
        double l = Math.hypot(dx, dy);
        // A sweep ends flat: the line there is left out, that along its sides is kept.
        Shape within = beyond(q[0] + dx / l * line, q[1] + dy / l * line, dx, dy);
        Shape before = beyond(q[n - 3], q[n - 2], q[n - 6] - q[n - 3], q[n - 5] - q[n - 2]);
        Shape cut = Form.both(open, before);
        c.fill(Form.join(cut, Form.disc(q[0], q[1], q[2] - line / 2)), skin);
        c.clipped(cut, pattern);
        c.clipped(within, () -> c.clipped(before, () -> c.ink(all, 1)));
    }

    /** The half of the plane beyond a point in a direction. */
    private static Shape beyond(double x, double y, double dx, double dy) {
        double l = Math.hypot(dx, dy);
        double ux = dx / l * FAR;
        double uy = dy / l * FAR;
        return Form.poly(x - uy, y + ux, x - uy + ux, y + ux + uy, x + uy + ux, y - ux + uy, x + uy, y - ux);
    }
}
