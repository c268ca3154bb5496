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
 * The small cotton cloth on which a side's assets are laid out in five columns and four rows: a sister of the one that
 * carries them at the bet.
 */
final class Cloth {
    private static final double HEAD = 543, FOOT = 749, WIDE = 222;
    /** How broad the dyed bands at head and foot are, and how high each of their stepped triangles' steps is. */
    private static final double BORDER = 11.4, STEP = 2.1;
    /** The rows between which things lie, and how strong what is woven between them is. */
    private static final double ROW = 47, WOVEN = 0.86, BAND = 0.5;
    /** How far the outer corner at its head is turned over. */
    private static final double TURNED = 46;
    private static final int ROWS = 4;
    private static final double[] COTTON = Ink.hex(0xE9C588), SHADE = Ink.hex(0xC08A4A), OCHRE = Ink.hex(0xD9A441);
    private final Ground m;
    private final boolean red;
    private final double x0, x1;
    private final double[] own, dark;

    private Cloth(Ground m, Side owner) {
        this.m = m;
        red = owner == Side.RED;
        x0 = PatolliBoard.BOARD.stake(owner, 2).x() - WIDE / 2;
        x1 = x0 + WIDE;
        own = red ? Ink.hex(0xAE2A1C) : Ink.hex(0x1F8391);
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
        m.p.shadow(cover, 5.0, 3.4, 0.42);
        m.p.shadow(cover, 2.2, 1.2, 0.55);
        float[] dyed = m.p.mask(this::dyed), teeth = m.p.mask(this::teeth), lines = m.p.mask(this::lines);
        float[] bands = m.p.mask(this::bands), woven = m.p.mask(this::woven);
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
            c = Ink.mix(c, own, Math.max(dyed[i], body[i] < 0.5 ? fringe[i] : 0) * Math.min(1, dye));
            c = Ink.mix(c, OCHRE, Math.max(teeth[i], BAND * bands[i]) * Math.min(1, dye));
            c = Ink.mix(c, own, WOVEN * woven[i] * Math.min(1, dye));
            c = Ink.mix(c, dark, lines[i] * 0.88);
            m.p.coat(i, c, cover[i]);
            double roll = Noise.smooth(0.5, 1, soft[i]);
            double z = s * (1.6 + 0.9 * roll + 0.22 * (over ? 1 : 0) + 0.25 * thread + 0.7 * fold
                    + 1.1 * Noise.fbm(x / 30, y / 30, 154, 2)) + 0.12 * m.p.z[i];
            m.p.z[i] = (float) Noise.mix(m.p.z[i], z, cover[i]);
        });
        turn();
    }

    /** The corner that is turned over shows the cloth's other side, where the dye is pale, and throws a shadow. */
    private void turn() {
        double x = red ? x0 : x1, in = red ? TURNED : -TURNED, s = m.p.scale;
        float[] flap = m.p.mask(Shapes.poly(x + in, HEAD, x, HEAD + TURNED, x + 0.86 * in, HEAD + 0.90 * TURNED));
        m.p.shadow(flap, 3.4, 2.6, 0.5);
        m.p.each((i, px, py) -> {
            if (flap[i] > 0) {
                double down = py - HEAD, over = (Math.abs(px - x) + down) / TURNED - 1;
                boolean thread = Math.floorMod((int) Math.floor(px / 1.35) + (int) Math.floor(py / 1.35), 2) == 0;
                double edge = Math.min(0.90 * TURNED - down, 0.86 * TURNED - Math.abs(px - x));
                double[] c = Ink.mix(SHADE, COTTON, 0.55 + 0.3 * Math.sin(Math.min(1, over * 1.6) * Math.PI)
                        + (thread ? 0.08 : 0));
                m.p.coat(i, Ink.mix(c, own, edge > 1.2 && edge < 8 ? 0.45 : 0), flap[i]);
                m.p.z[i] += (float) (flap[i] * s * (1 + 2.6 * Math.sin(Math.min(1, over * 1.3) * Math.PI)));
            }
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
        double[][] corner = red ? new double[][] {{x0 + TURNED, HEAD}, {x1, HEAD}, {x1, FOOT}, {x0, FOOT},
            {x0, HEAD + TURNED}} : new double[][] {{x0, HEAD}, {x1 - TURNED, HEAD}, {x1, HEAD + TURNED}, {x1, FOOT},
                {x0, FOOT}};
        for (int k = 0; k < corner.length; k++) {
            double[] a = corner[k], b = corner[(k + 1) % corner.length];
            boolean upright = a[0] == b[0], level = a[1] == b[1];
            for (int j = 0; j < 40; j++) {
                double t = j / 40.0, off = 1.5 * (Noise.value(j / 7.0, k, red ? 156 : 157) - 0.5);
                double x = a[0] + (b[0] - a[0]) * t + (upright ? off : 0);
                double y = a[1] + (b[1] - a[1]) * t + (level ? off : 0);
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

    /** Loose warp ends along head and foot. */
    private void fringe(Graphics2D g) {
        for (double x = x0 + 1.4; x < x1 - 0.6; x += 2.9) {
            for (int end = (red ? x - x0 : x1 - x) < TURNED ? 1 : -1; end <= 1; end += 2) {
                int k = (int) (x * 10) + end;
                double l = 4.2 + 1.6 * Noise.hash(k, 3, 158), lean = 1.6 * (Noise.hash(k, 4, 158) - 0.5);
                double y = end < 0 ? HEAD : FOOT;
                g.fill(Shapes.cord(Shapes.path(x, y - end, x, y + end, x + lean, y + 2 * end, x + lean, y + l * end),
                        1.3));
            }
        }
    }

    /** The dyed bands at head and foot; the sides are bare, or all of it would be a frame. */
    private void dyed(Graphics2D g) {
        for (double y : new double[] {HEAD + 0.6, FOOT - BORDER}) {
            g.fill(Shapes.box(x0, y, WIDE, BORDER - 0.6));
        }
    }

    /** The ground of the bands that are woven between each two rows of things. */
    private void bands(Graphics2D g) {
        for (int row = 1; row < ROWS; row++) {
            g.fill(Shapes.box(x0, FOOT - BORDER - ROW * row - 6, WIDE, 12));
        }
    }

    /** A stripe along both edges of each, and diamonds between. */
    private void woven(Graphics2D g) {
        for (int row = 1; row < ROWS; row++) {
            double y = FOOT - BORDER - ROW * row;
            g.fill(Shapes.box(x0, y - 8.4, WIDE, 3));
            g.fill(Shapes.box(x0, y + 5.4, WIDE, 3));
            for (double x = x0 + 9; x < x1 - 6; x += 10.2) {
                g.fill(Shapes.poly(x - 4.4, y, x, y - 3.4, x + 4.4, y, x, y + 3.4));
            }
        }
    }

    /** Stepped triangles in the bands, as in the cloths of the bet; they stand on the inner edges. */
    private void teeth(Graphics2D g) {
        double unit = WIDE / Math.round(WIDE / 13.2);
        for (int foot = 0; foot < 2; foot++) {
            double inner = foot == 0 ? HEAD + BORDER : FOOT - BORDER, out = foot == 0 ? -1 : 1;
            for (double x = x0 + unit / 2; x < x1; x += unit) {
                for (int row = 0; row < 4; row++) {
                    double half = (4 - row) * unit / 9, y = inner + out * row * STEP;
                    g.fill(Shapes.box(x - half, Math.min(y, y + out * STEP), 2 * half, STEP + 0.1));
                }
            }
            g.fill(Shapes.box(x0, inner - 0.7, WIDE, 1.6));
        }
    }

    private void lines(Graphics2D g) {
        g.fill(Shapes.box(x0, HEAD + 0.3, WIDE, 1.1));
        g.fill(Shapes.box(x0, FOOT - 1.4, WIDE, 1.1));
        g.fill(Shapes.box(x0, HEAD + BORDER + 1.1, WIDE, 0.8));
        g.fill(Shapes.box(x0, FOOT - BORDER - 1.9, WIDE, 0.8));
    }
}
