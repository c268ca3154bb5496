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
    private static final Rectangle2D RED_CLOTH = Shapes.box(106, 548, 220, 178), BLUE_CLOTH = Shapes.box(954, 548, 220, 178);

    private Places() { }

    static void paint(Ground m) {
        for (int side = 0; side < 2; side++) {
            boolean red = side == 0;
            double[] colour = red ? Ink.hex(0x96291D) : Ink.hex(0x256F80);
            wash(m, red ? RED_CLOTH : BLUE_CLOTH);
            float[] lines = m.p.mask(g -> {
                for (int k = 0; k < 6; k++) {
                    nest(g, red, red ? RED_X : BLUE_X, TOP + PITCH * k);
                }
                cloth(g, red ? RED_CLOTH : BLUE_CLOTH);
            });
            float[] beds = m.p.mask(g -> {
                for (int k = 0; k < 6; k++) {
                    g.fill(outline(red, red ? RED_X : BLUE_X, TOP + PITCH * k, 16.5));
                }
            });
            m.p.each((i, x, y) -> {
                if (beds[i] > 0) {
                    m.paint(i, x, y, Ink.mix(Ink.BONE, colour, 0.18), 0.42 * beds[i], 0.6, 141);
                }
                if (lines[i] > 0) {
                    m.paint(i, x, y, colour, 0.74 * lines[i], 0.5, 142);
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
        g.fill(Shapes.band(outline(red, x, y, 21), 1.5));
        g.fill(Shapes.band(outline(red, x, y, 17.5), 0.9));
        for (int k = 0; k < 8; k++) {
            double t = (k + 0.5) * Math.PI / 4, d = red ? 24.3 : 21.5;
            if (red || k % 2 == 0) {
                double u = red ? t : Math.PI / 4 + k * Math.PI / 4;
                g.fill(Shapes.disc(x + d * Math.cos(u), y + d * Math.sin(u), 1.35));
            }
        }
    }

    /** A painted cloth: double line, stepped corners, a short fringe of strokes. */
    private static void cloth(Graphics2D g, Rectangle2D r) {
        g.fill(Shapes.rule(r, 1.6));
        g.fill(Shapes.rule(Shapes.box(r.getX() + 4.2, r.getY() + 4.2, r.getWidth() - 8.4, r.getHeight() - 8.4), 0.8));
        for (int k = 0; k < 4; k++) {
            double sx = k % 2 == 0 ? 1 : -1, sy = k < 2 ? 1 : -1;
            double x = k % 2 == 0 ? r.getMinX() : r.getMaxX(), y = k < 2 ? r.getMinY() : r.getMaxY();
            g.fill(Shapes.at(Shapes.poly(6, 6, 18, 6, 18, 9, 14, 9, 14, 12, 10, 12, 10, 16, 6, 16), x, y, 0, sx, sy));
        }
        for (double x = r.getMinX() + 5; x < r.getMaxX() - 3; x += 8) {
            for (int up = -1; up <= 1; up += 2) {
                double y = up < 0 ? r.getMinY() - 1.5 : r.getMaxY() + 1.5;
                g.fill(Shapes.cord(Shapes.path(x, y, x, y + up * 2, x + 0.5, y + up * 3, x + 0.6, y + up * 4), 1.1));
            }
        }
    }

    private static void wash(Ground m, Rectangle2D r) {
        float[] soft = m.p.blur(m.p.mask(r), 1.2 * m.p.scale);
        m.p.each((i, x, y) -> {
            if (soft[i] > 0.01) {
                double k = Noise.smooth(0.3, 0.7, soft[i] + 0.2 * (Noise.value(x / 5, y / 5, 143) - 0.5));
                m.paint(i, x, y, Ink.mix(Ink.BONE, Ink.AMATE, 0.3), 0.34 * k, 0.55, 144);
            }
        });
    }
}
