package patolli.forge.table;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
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
    /** How broad the dyed border is, and each of its stepped triangles. */
    private static final double BORDER = 11.4, STEP = 2.1;
    private static final double[] COTTON = Ink.hex(0xE0C38C), SHADE = Ink.hex(0xB48C54), OCHRE = Ink.hex(0xD9A441);
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
            c = Ink.mix(c, OCHRE, teeth[i] * Math.min(1, dye));
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

    /** Loose warp ends along head and foot. */
    private void fringe(Graphics2D g) {
        for (double x = x0 + 1.4; x < x1 - 0.6; x += 2.9) {
            for (int end = -1; end <= 1; end += 2) {
                int k = (int) (x * 10) + end;
                double l = 4.2 + 1.6 * Noise.hash(k, 3, 158), lean = 1.6 * (Noise.hash(k, 4, 158) - 0.5);
                double y = end < 0 ? HEAD : FOOT;
                g.fill(Shapes.cord(Shapes.path(x, y - end, x, y + end, x + lean, y + 2 * end, x + lean, y + l * end),
                        1.3));
            }
        }
    }

    /** The dyed border, and a rule within it. */
    private void dyed(Graphics2D g) {
        g.fill(frame(0.6, BORDER));
        g.fill(frame(BORDER + 3.2, BORDER + 4.6));
    }

    /** Stepped triangles in the border, as in the cloths of the bet; they stand on its inner edge. */
    private void teeth(Graphics2D g) {
        double w = WIDE - 2 * BORDER, h = FOOT - HEAD - 2 * BORDER;
        for (int side = 0; side < 4; side++) {
            double length = side % 2 == 0 ? w : h, unit = length / Math.round(length / 13.2);
            double[] at = switch (side) {
                case 0 -> new double[] {x0 + BORDER, HEAD + BORDER, 0};
                case 1 -> new double[] {x1 - BORDER, HEAD + BORDER, 90};
                case 2 -> new double[] {x1 - BORDER, FOOT - BORDER, 180};
                default -> new double[] {x0 + BORDER, FOOT - BORDER, 270};
            };
            AffineTransform place = AffineTransform.getTranslateInstance(at[0], at[1]);
            place.rotate(Math.toRadians(at[2]));
            for (double x = unit / 2; x < length; x += unit) {
                for (int row = 0; row < 4; row++) {
                    double half = (4 - row) * unit / 9;
                    g.fill(place.createTransformedShape(Shapes.box(x - half, -(row + 1) * STEP, 2 * half, STEP + 0.1)));
                }
            }
        }
        g.fill(frame(BORDER - 0.4, BORDER + 1.2));
    }

    private void lines(Graphics2D g) {
        g.fill(frame(0.3, 1.4));
        g.fill(frame(BORDER + 1.2, BORDER + 1.9));
    }

    private Area frame(double from, double to) {
        Area a = new Area(Shapes.box(x0 + from, HEAD + from, WIDE - 2 * from, FOOT - HEAD - 2 * from));
        a.subtract(new Area(Shapes.box(x0 + to, HEAD + to, WIDE - 2 * to, FOOT - HEAD - 2 * to)));
        return a;
    }
}
