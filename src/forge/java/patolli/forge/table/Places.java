package patolli.forge.table;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Area;
import java.util.List;
import java.util.stream.IntStream;
import patolli.board.PatolliBoard;
import patolli.board.Point;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Shapes;
import patolli.rules.Side;

/** What is painted on the mat at either side: six places for pieces, and the cloth on which the assets are laid out. */
final class Places {
    private Places() { }

    static void paint(Ground m) {
        for (int side = 0; side < 2; side++) {
            boolean red = side == 0;
            Side owner = red ? Side.RED : Side.BLUE;
            List<Point> places = IntStream.range(0, 6).mapToObj(k -> PatolliBoard.BOARD.nest(owner, k)).toList();
            double[] own = red ? Ink.hex(0x9C2A1D) : Ink.hex(0x23748A), bed = Ink.mix(Ink.OCHRE, Ink.AMATE, 0.45);
            float[] lines = m.p.mask(g -> {
                for (Point p : places) {
                    nest(g, red, p.x(), p.y());
                }
            });
            float[] ink = m.p.mask(g -> {
                for (Point p : places) {
                    g.fill(Shapes.band(outline(red, p.x(), p.y(), 22.6), 1.0));
                }
            });
            float[] beds = m.p.mask(g -> {
                for (Point p : places) {
                    g.fill(outline(red, p.x(), p.y(), 17.5));
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

    /** The cloths lie on top of paint and stains. */
    static void cloths(Ground m) {
        Cloth.lay(m, true);
        Cloth.lay(m, false);
    }

    /** Round for red, four-lobed for blue. */
    static Shape outline(boolean round, double x, double y, double r) {
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
}
