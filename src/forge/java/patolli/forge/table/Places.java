package patolli.forge.table;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Rectangle2D;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Shapes;

/** What is painted on the mat at either side: six places for pieces, and the cloth on which the assets are laid out. */
final class Places {
    /** Middle of the column of pieces, first row and pitch. */
    static final double RED_X = 126, BLUE_X = 1154, TOP = 226, PITCH = 52;
    /** Clear of the track's tips by a finger. */
    private static final Rectangle2D RED_CLOTH = Shapes.box(103, 549, 217, 177),
            BLUE_CLOTH = Shapes.box(960, 549, 217, 177);

    private Places() { }

    static void paint(Ground m) {
        for (int side = 0; side < 2; side++) {
            boolean red = side == 0;
            Rectangle2D cloth = red ? RED_CLOTH : BLUE_CLOTH;
            double[] own = red ? Ink.hex(0x9C2A1D) : Ink.hex(0x23748A), bed = Ink.mix(Ink.OCHRE, Ink.AMATE, 0.45);
            wash(m, cloth);
            float[] lines = m.p.mask(g -> {
                for (int k = 0; k < 6; k++) {
                    nest(g, red, red ? RED_X : BLUE_X, TOP + PITCH * k);
                }
                cloth(g, cloth);
            });
            float[] ink = m.p.mask(g -> {
                for (int k = 0; k < 6; k++) {
                    g.fill(Shapes.band(outline(red, red ? RED_X : BLUE_X, TOP + PITCH * k, 22.6), 1.0));
                }
                g.fill(Shapes.rule(cloth, 0.9));
                g.fill(Shapes.rule(inset(cloth, 7), 0.8));
            });
            float[] beds = m.p.mask(g -> {
                for (int k = 0; k < 6; k++) {
                    g.fill(outline(red, red ? RED_X : BLUE_X, TOP + PITCH * k, 17.5));
                }
            });
            m.p.each((i, x, y) -> {
                if (beds[i] > 0) {
                    m.paint(i, x, y, bed, 0.50 * beds[i], 0.35, 141);
                }
                if (lines[i] > 0) {
                    m.paint(i, x, y, own, 0.84 * lines[i], 0.22, 142);
                }
                if (ink[i] > 0) {
                    m.paint(i, x, y, Ink.INK, 0.72 * ink[i], 0.25, 145);
                }
            });
        }
    }

    /** Round for red, four-lobed for blue. */
    private static Shape outline(boolean round, double x, double y, double r) {
        if (round) {
            return Shapes.disc(x, y, r);
        }
        Area a = new Area(Shapes.disc(x, y, r * 0.5));
        for (int k = 0; k < 4; k++) {
            double t = k * Math.PI / 2;
            a.add(new Area(Shapes.disc(x + r * 0.52 * Math.cos(t), y + r * 0.52 * Math.sin(t), r * 0.52)));
        }
        return a;
    }

    private static void nest(Graphics2D g, boolean red, double x, double y) {
        g.fill(Shapes.band(outline(red, x, y, 20.6), 2.6));
        for (int k = 0; k < 8; k++) {
            double a = (k + 0.5) * Math.PI / 4, d = 14.2;
            if (red) {
                g.fill(Shapes.disc(x + d * Math.cos(a), y + d * Math.sin(a), 1.2));
            }
        }
        g.fill(Shapes.band(outline(red, x, y, red ? 9 : 14), 0.9));
    }

    /** A painted border of little stairs, stepped corners, a short fringe of strokes. */
    private static void cloth(Graphics2D g, Rectangle2D r) {
        Rectangle2D in = inset(r, 7);
        int n = 20, rows = 16;
        for (int k = 0; k < 2 * (n + rows); k++) {
            boolean level = k < 2 * n;
            int j = level ? k / 2 : (k - 2 * n) / 2;
            double step = level ? r.getWidth() / n : r.getHeight() / rows, c = (j + 0.5) * step;
            double x = level ? r.getX() + c : k % 2 == 0 ? r.getX() + 3.5 : r.getMaxX() - 3.5;
            double y = level ? k % 2 == 0 ? r.getY() + 3.5 : r.getMaxY() - 3.5 : r.getY() + c;
            double turn = level ? k % 2 == 0 ? 0 : Math.PI : k % 2 == 0 ? -Math.PI / 2 : Math.PI / 2;
            g.fill(Shapes.at(Shapes.poly(-4.2, 3, -4.2, 1, -2.2, 1, -2.2, -1, -0.9, -1, -0.9, -3, 0.9, -3, 0.9, -1,
                    2.2, -1, 2.2, 1,
                    4.2, 1, 4.2, 3), x, y, turn + Math.PI, 1, 1));
        }
        for (int k = 0; k < 4; k++) {
            double sx = k % 2 == 0 ? 1 : -1, sy = k < 2 ? 1 : -1;
            double x = k % 2 == 0 ? in.getMinX() : in.getMaxX(), y = k < 2 ? in.getMinY() : in.getMaxY();
            g.fill(Shapes.at(Shapes.poly(0, 0, 14, 0, 14, 3.5, 10.5, 3.5, 10.5, 7, 7, 7, 7, 10.5, 3.5, 10.5, 3.5, 14,
                    0, 14), x, y, 0,
                    sx, sy));
        }
        for (double x = r.getMinX() + 3; x < r.getMaxX() - 1; x += 5) {
            for (int up = -1; up <= 1; up += 2) {
                double y = up < 0 ? r.getMinY() - 1 : r.getMaxY() + 1, l = 3.4 + 1.6 * Noise.hash((int) x, up, 146);
                g.fill(Shapes.cord(Shapes.path(x, y, x, y + up * 2, x + 0.5, y + up * 3, x + 0.6, y + up * l), 1.0));
            }
        }
    }

    private static Rectangle2D inset(Rectangle2D r, double d) {
        return Shapes.box(r.getX() + d, r.getY() + d, r.getWidth() - 2 * d, r.getHeight() - 2 * d);
    }

    private static void wash(Ground m, Rectangle2D r) {
        float[] soft = m.p.blur(m.p.mask(r), 1.2 * m.p.scale);
        m.p.each((i, x, y) -> {
            if (soft[i] > 0.01) {
                double k = Noise.smooth(0.3, 0.7, soft[i] + 0.2 * (Noise.value(x / 5, y / 5, 143) - 0.5));
                m.paint(i, x, y, Ink.hex(0xEBD6A6), 0.46 * k, 0.30, 144);
            }
        });
    }
}
