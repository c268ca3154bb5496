package patolli.forge.codex;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Path2D;
import patolli.forge.outline.Form;

/** Feathers, long and short. */
public final class Plumage {
    private final Painter c;

    /** Feathers that this painter paints. */
    public Plumage(Painter c) {
        this.c = c;
    }

    /** A long tail plume: full to near its rounded tip, lighter along one side, split at the edge here and there. */
    public void plume(Color deep, Color light, double w, double... xy) {
        int n = xy.length / 2;
        double[] q = new double[3 * n];
        for (int i = 0; i < n; i++) {
            double t = i / (n - 1.0);
            q[3 * i] = xy[2 * i];
            q[3 * i + 1] = xy[2 * i + 1];
            q[3 * i + 2] = w * (0.42 + 0.62 * Math.sqrt(Math.min(1, t * 1.8)));
        }
        double[][] spine = Form.along(q);
        Shape body = Form.less(vane(spine, -1, 1), splits(spine, w));
        c.fill(body, deep);
        c.clipped(body, () -> c.fill(vane(spine, 0.02, 1.2), light));
        c.ink(body, 1);
        int last = (int) (spine.length * 0.93);
        double[] rib = new double[2 * last];
        for (int i = 0; i < last; i++) {
            rib[2 * i] = spine[i][0];
            rib[2 * i + 1] = spine[i][1];
        }
        c.ink(Form.line(rib), 0.6);
    }

    /** The part of a plume between two distances from its rib, in widths; its end is round. */
    private static Path2D vane(double[][] spine, double from, double to) {
        int n = spine.length;
        double[] q = new double[4 * n];
        for (int i = 0; i < n; i++) {
            double[] a = spine[Math.max(0, i - 1)], b = spine[Math.min(n - 1, i + 1)], o = spine[i];
            double dx = b[0] - a[0], dy = b[1] - a[1], l = Math.hypot(dx, dy) + 1e-9;
            double t = i / (n - 1.0), end = Math.max(0, (t - 0.80) / 0.20), r = o[2] * (1 - Math.pow(end, 2.2));
            q[2 * i] = o[0] - dy / l * r * from;
            q[2 * i + 1] = o[1] + dx / l * r * from;
            q[4 * n - 2 - 2 * i] = o[0] - dy / l * r * to;
            q[4 * n - 1 - 2 * i] = o[1] + dx / l * r * to;
        }
        return Form.poly(q);
    }

    /** Slivers where the barbs have parted. */
    private static Shape[] splits(double[][] spine, double w) {
        double[] places = {0.40, 0.57, 0.72};
        Shape[] cut = new Shape[places.length];
        for (int k = 0; k < cut.length; k++) {
            int i = (int) (places[k] * (spine.length - 1)), side = k % 2 == 0 ? 1 : -1;
            double[] a = spine[i - 2], o = spine[i], b = spine[i + 1];
            double dx = b[0] - a[0], dy = b[1] - a[1], l = Math.hypot(dx, dy), ux = dx / l, uy = dy / l;
            double nx = -uy * side, ny = ux * side, r = o[2];
            cut[k] = Form.poly(o[0] + nx * r * 0.30, o[1] + ny * r * 0.30, o[0] + nx * r * 1.3 + ux * w * 0.7,
                    o[1] + ny * r * 1.3 + uy * w * 0.7, o[0] + nx * r * 1.3 + ux * w * 1.9,
                    o[1] + ny * r * 1.3 + uy * w * 1.9);
        }
        return cut;
    }

    /** A short feather rooted at a point, leaning by {@code deg} (0 is up), its tip of another colour. */
    public void feather(double x, double y, double deg, double len, double w, Color body, Color tip, double tipFrom) {
        c.at(x, y, deg, 1, 1, () -> {
            Shape s = Form.blob(-w * 0.5, 0, -w * 0.86, -len * 0.45, -w, -len * 0.8, 0, -len, w, -len * 0.8, w * 0.86,
                    -len * 0.45, w * 0.5, 0);
            double e = tipFrom;
            c.within(s, body, () -> c.draw(Form.blob(-w * 2, -len * (e + 0.07), 0, -len * e, w * 2, -len * (e + 0.07),
                    w * 2, -len * 1.2, -w * 2, -len * 1.2), tip, 0.8));
            c.ink(Form.line(0, -2, 0, -len * (e - 0.02)), 0.55);
        });
    }

    /** Feathers spread from one root. */
    public void fan(double x, double y, double from, double to, int n, double len, double w, double tipFrom, Color tip,
            Color... body) {
        for (int i = 0; i < n; i++) {
            feather(x, y, from + (to - from) * i / (n - 1.0), len, w, body[i % body.length], tip, tipFrom);
        }
    }

    /** A ball of eagle's down. */
    public void down(double x, double y, double r) {
        double[] q = new double[24];
        for (int i = 0; i < 12; i++) {
            double a = i * Math.PI / 6, d = i % 2 == 0 ? r * 1.12 : r * 0.86;
            q[2 * i] = x + d * Math.cos(a);
            q[2 * i + 1] = y + d * Math.sin(a);
        }
        c.draw(Form.blob(q), Pigment.BONE, 0.7);
    }
}
