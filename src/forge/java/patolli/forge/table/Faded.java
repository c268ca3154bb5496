package patolli.forge.table;

import java.awt.Graphics2D;
import java.awt.geom.Area;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Shapes;

/** Two day signs that were painted left and right of the hub long ago and are nearly worn off: movement and rabbit. */
final class Faded {
    private static final double[] BROWN = Ink.hex(0x6A3A20), RED = Ink.hex(0x9A3A26), BLUE = Ink.hex(0x3A7F86);

    private Faded() { }

    static void paint(Ground m) {
        float[] ink = m.p.mask(g -> {
            Graphics2D a = at(g, 474, 404, -0.05), b = at(g, 806, 404, 0.04);
            movement(a, 2);
            rabbit(b, 2);
        });
        float[] red = m.p.mask(g -> {
            movement(at(g, 474, 404, -0.05), 0);
            rabbit(at(g, 806, 404, 0.04), 0);
        });
        float[] blue = m.p.mask(g -> movement(at(g, 474, 404, -0.05), 1));
        m.p.each((i, x, y) -> {
            double left = 0.55 + 0.40 * Noise.smooth(0.32, 0.66, Noise.fbm(x / 22, y / 22, 181, 3));
            if (red[i] > 0) {
                m.paint(i, x, y, RED, 0.74 * left * red[i], 0.62, 182);
            }
            if (blue[i] > 0) {
                m.paint(i, x, y, BLUE, 0.76 * left * blue[i], 0.62, 183);
            }
            if (ink[i] > 0) {
                m.paint(i, x, y, BROWN, 0.95 * left * ink[i], 0.4, 184);
            }
        });
    }

    private static Graphics2D at(Graphics2D g, double x, double y, double turn) {
        Graphics2D q = (Graphics2D) g.create();
        q.translate(x, y);
        q.rotate(turn);
        return q;
    }

    /** Two bands crossed, their ends rolled outwards, and an eye where they meet. */
    private static void movement(Graphics2D g, int what) {
        for (int k = 0; k < 2; k++) {
            Area band = new Area(Shapes.at(Shapes.band(Shapes.path(-34, -20, -14, -26, 0, -8, 0, 0, 0, 8, 14, 26, 34, 20),
                    14), 0, 0, 0, 1, k == 0 ? 1 : -1));
            if (k == 1) {
                band.subtract(new Area(Shapes.band(Shapes.path(-34, -20, -14, -26, 0, -8, 0, 0, 0, 8, 14, 26, 34, 20),
                        17)));
            }
            if (what == 2) {
                g.fill(Shapes.cord(band, 1.9));
            } else if (what == k) {
                g.fill(band);
            }
        }
        if (what == 2) {
            g.fill(Shapes.band(Shapes.disc(0, 0, 9.5), 1.9));
            g.fill(Shapes.disc(0, 0, 3.4));
        }
    }

    /** A rabbit's head that looks towards the hub. */
    private static void rabbit(Graphics2D g, int what) {
        Area head = new Area(Shapes.path(-24, 10, -28, 0, -16, -12, -2, -14, 12, -16, 24, -4, 24, 10, 24, 22, 10, 28, -4,
                25, -8, 24, -10, 20, -14, 19, -20, 18, -23, 14, -24, 10));
        Area ears = new Area(Shapes.path(-2, -13, -4, -30, 4, -42, 14, -42, 16, -30, 12, -18, 8, -12));
        ears.add(new Area(Shapes.path(8, -13, 14, -30, 24, -40, 34, -36, 32, -24, 24, -12, 16, -7)));
        if (what == 0) {
            g.fill(head);
            return;
        }
        head.add(ears);
        g.fill(Shapes.cord(head, 1.9));
        g.fill(Shapes.cord(Shapes.path(5, -18, 4, -28, 8, -36, 11, -36), 1.4));
        g.fill(Shapes.cord(Shapes.path(16, -15, 20, -26, 26, -32, 29, -32), 1.4));
        g.fill(Shapes.band(Shapes.disc(0, -1, 5.4), 1.8));
        g.fill(Shapes.disc(0, -1, 2));
        g.fill(Shapes.cord(Shapes.path(-24, 9, -20, 12, -14, 12, -8, 10), 1.6));
        g.fill(Shapes.box(-21, 13, 3.6, 9));
        g.fill(Shapes.box(-16.4, 13, 3.6, 8));
    }
}
