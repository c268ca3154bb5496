package patolli.forge.table;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Path2D;
import patolli.board.PatolliBoard;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Shapes;
import patolli.rules.Side;

/**
 * The small cotton cloth on which a side's assets are laid out in five columns and four rows. Its border lies
 * outside the pictures, so it is broad only along the upper edge.
 */
final class Cloth {
    private static final double HEAD = 543, FOOT = 749, WIDE = 222;
    private static final double[] COTTON = Ink.hex(0xECCB92), SHADE = Ink.hex(0xB88C50);
    private final Ground m;
    private final boolean red;
    private final double x0, x1;
    private final double[] own, dark;

    private Cloth(Ground m, Side owner) {
        this.m = m;
        red = owner == Side.RED;
        x0 = PatolliBoard.BOARD.stake(owner, 2).x() - WIDE / 2;
        x1 = x0 + WIDE;
        own = red ? Ink.hex(0xA03324) : Ink.hex(0x23798F);
        dark = red ? Ink.hex(0x6B1D15) : Ink.hex(0x134C5C);
    }

    static void lay(Ground m, Side owner) {
        new Cloth(m, owner).lay();
    }

    private void lay() {
        double s = m.p.scale;
        float[] body = m.p.mask(outline()), fringe = m.p.mask(this::fringe);
        float[] cover = new float[body.length];
        for (int i = 0; i < cover.length; i++) {
            cover[i] = Math.max(body[i], fringe[i]);
        }
        m.p.shadow(cover, 2.6, 1.5, 0.55);
        float[] stripes = m.p.mask(this::stripes), lines = m.p.mask(this::lines);
        float[] soft = m.p.blur(body, 1.1 * s);
        m.p.each((i, x, y) -> {
            if (cover[i] <= 0) {
                return;
            }
            double warp = Noise.value(x / 0.9, y / 34, 151), weft = Noise.value(x / 34, y / 0.9, 152);
            boolean over = Math.floorMod((int) Math.floor(x / 1.35) + (int) Math.floor(y / 1.35), 2) == 0;
            double thread = over ? warp : weft, cloud = Noise.fbm(x / 40, y / 40, 153, 3);
            double fold = fold(x, y);
            double[] c = Ink.mix(Ink.scale(COTTON, 0.93 + 0.12 * thread + 0.05 * (over ? 1 : -1)), SHADE,
                    0.10 + 0.40 * Noise.smooth(0.45, 0.85, cloud));
            c = Ink.scale(c, 1 - 0.10 * fold);
            // Dyed thread takes unevenly and fades where it was folded.
            double dye = (1.0 + 0.06 * thread) * (1 - 0.25 * fold) * (0.9 + 0.2 * (cloud - 0.5));
            c = Ink.mix(c, own, stripes[i] * Math.min(1, dye));
            c = Ink.mix(c, dark, lines[i] * 0.88);
            m.p.coat(i, c, cover[i]);
            double roll = Noise.smooth(0.5, 1, soft[i]);
            double z = s * (1.6 + 0.9 * roll + 0.22 * (over ? 1 : 0) + 0.25 * thread + 0.7 * fold
                    + 1.1 * Noise.fbm(x / 30, y / 30, 154, 2)) + 0.12 * m.p.z[i];
            m.p.z[i] = (float) Noise.mix(m.p.z[i], z, cover[i]);
        });
    }

    /** It lay folded in four for years. */
    private double fold(double x, double y) {
        double a = x - (x0 + x1) / 2 - 2.4 * (Noise.value(y / 40, 1, 155) - 0.5) - (red ? 4 : -3);
        double b = y - (HEAD + FOOT) / 2 - 2.4 * (Noise.value(x / 40, 2, 155) - 0.5) - (red ? -2 : 3);
        return Math.max(Math.exp(-a * a / 1.6), 0.8 * Math.exp(-b * b / 1.6));
    }

    /** A hand-woven thing: no edge is quite straight. */
    private Shape outline() {
        Path2D p = new Path2D.Double();
        double[][] corner = {{x0, HEAD}, {x1, HEAD}, {x1, FOOT}, {x0, FOOT}};
        for (int k = 0; k < 4; k++) {
            double[] a = corner[k], b = corner[(k + 1) % 4];
            for (int j = 0; j < 40; j++) {
                double t = j / 40.0, off = 1.5 * (Noise.value(j / 7.0, k, red ? 156 : 157) - 0.5);
                double x = a[0] + (b[0] - a[0]) * t + (k % 2 == 1 ? off : 0);
                double y = a[1] + (b[1] - a[1]) * t + (k % 2 == 0 ? off : 0);
                if (p.getCurrentPoint() == null) {
                    p.moveTo(x, y);
                } else {
                    p.lineTo(x, y);
                }
            }
        }
        p.closePath();
        return p;
    }

    /** Loose warp ends along the foot. */
    private void fringe(Graphics2D g) {
        for (double x = x0 + 1.4; x < x1 - 0.6; x += 2.6) {
            int k = (int) (x * 10);
            double l = 3.2 + 1.4 * Noise.hash(k, 3, 158), lean = 1.6 * (Noise.hash(k, 4, 158) - 0.5);
            g.fill(Shapes.cord(Shapes.path(x, FOOT - 1, x, FOOT + 1, x + lean, FOOT + 2, x + lean, FOOT + l), 1.0));
        }
    }

    /** The dyed border: a hem of stairs and hooks above, stripes on the other three sides. */
    private void stripes(Graphics2D g) {
        g.fill(Shapes.box(x0 + 0.9, HEAD + 1.2, WIDE - 1.8, 1.5));
        g.fill(Shapes.box(x0 + 0.9, HEAD + 11.6, WIDE - 1.8, 1.2));
        g.fill(Shapes.box(x0 + 0.9, HEAD + 1.2, 2.9, FOOT - HEAD - 2.2));
        g.fill(Shapes.box(x1 - 3.8, HEAD + 1.2, 2.9, FOOT - HEAD - 2.2));
        g.fill(Shapes.box(x0 + 0.9, FOOT - 3.6, WIDE - 1.8, 2.6));
        int n = 16;
        double unit = (WIDE - 8) / n;
        for (int k = 0; k < n; k++) {
            boolean left = k < n / 2;
            double x = x0 + 4 + unit * (left ? k : k + 1);
            g.fill(Shapes.at(Fret.hook(), x, HEAD + 3.4, 0, (left ? 1 : -1) * unit / 10.8, 1.08));
        }
    }

    private void lines(Graphics2D g) {
        g.fill(Shapes.rule(Shapes.box(x0 + 4.2, HEAD + 12.9, WIDE - 8.4, FOOT - HEAD - 17), 0.7));
        g.fill(Shapes.rule(Shapes.box(x0 + 0.7, HEAD + 0.9, WIDE - 1.4, FOOT - HEAD - 1.6), 0.7));
    }
}
