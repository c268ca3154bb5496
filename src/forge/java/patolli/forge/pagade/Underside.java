package patolli.forge.pagade;

import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.stitch.Motifs;
import patolli.forge.stitch.Silk;

/**
 * The back of the cloth, where it is folded over: thick, paler than its front, quilted, with the ends of threads that
 * were knotted off there; along its free edge the hem, which is embroidered on both sides.
 */
final class Underside {
    private static final int OVER = 2;
    /** Where the cloth is folded, at the upper edge and how much farther left at the lower; how wide the flap is. */
    private static final double FOLD = 782, SLANT = 56, FLAP = 172, NARROWER = 20;
    /** How wide the hem is, and how round the fold. */
    private static final double HEM = 40, ROUND = 34;
    /** How far the shadows of the free edge and of the fold reach. */
    private static final double BEFORE = 54, BEYOND = 60;
    private static final double[] DARK = Ink.hex(0x5A2018), LIGHT = Ink.hex(0xB8624A), PALE = Ink.hex(0xD08A6C);
    private static final double[] INDIGO_D = Ink.hex(0x18234C), INDIGO_L = Ink.hex(0x4159A4);
    private static final double[] IVORY = Ink.hex(0xEADCBC), YELLOW = Ink.hex(0xDCA634), ROSE = Ink.hex(0xC04A4C);
    private static final double[] LEAF = Ink.hex(0x4F8F3C), LEAF_D = Ink.hex(0x286634);
    private static final double[][] ENDS = {YELLOW, IVORY, Ink.hex(0x4A6ABA), ROSE, LEAF, Ink.hex(0xE0B0A0)};
    private static final int KNOTS = 64;
    private final Plate p;
    private final Silk k;

    private Underside() {
        p = new Plate(1280 * OVER, 800 * OVER, OVER);
        k = new Silk(p, 0, 0);
    }

    /** Turns the cloth over along a line: beyond it the mat is bare, before it lies the back of the cloth. */
    static void fold(BufferedImage out, int scale, double near) {
        ground(out, scale, near);
        Underside back = new Underside();
        back.weave();
        back.quilt();
        back.knots();
        back.hem();
        back.bend();
        BufferedImage flap = Reduce.by(OVER / scale, back.p.light(1.0));
        Graphics2D g = out.createGraphics();
        g.drawImage(flap, 0, 0, null);
        g.dispose();
    }

    private static double edge(double y) {
        return FOLD - SLANT * y / 800 + 5 * (Noise.fbm(y / 90, 3, 31, 2) - 0.5);
    }

    private static double flap(double y) {
        return FLAP + 9 * (Noise.fbm(y / 120, 7, 33, 2) - 0.5) - NARROWER * y / 800;
    }

    /** A point so far from the free edge. */
    private static double at(double in, double y) {
        return edge(y) - flap(y) + in;
    }

    /** What the flap lies on is in its shade; beyond the fold there is the mat. */
    private static void ground(BufferedImage out, int scale, double near) {
        int[] px = Reduce.pixels(out);
        int w = out.getWidth();
        Plate mat = new Plate(w, out.getHeight(), scale);
        mat.each((i, x, y) -> ReedFloor.dot(mat, i, x / near, y / near));
        int[] floor = Reduce.pixels(mat.light(1.0));
        for (int i = 0; i < px.length; i++) {
            double x = (i % w + 0.5) / scale;
            double y = (double) (i / w) / scale;
            double off = x - edge(y);
            if (off > 0) {
                px[i] = scaled(floor[i], 1 - 0.82 * Noise.smooth(BEYOND, -10, off));
            } else {
                double before = -off - flap(y);
                double lifted = BEFORE * (0.6 + 0.7 * Noise.fbm(y / 130, 5, 35, 2));
                px[i] = scaled(px[i], 1 - 0.55 * Noise.smooth(lifted, -6, before) - 0.3 * Noise.smooth(9, 0, before));
            }
        }
    }

    private static int scaled(int c, double by) {
        return 0xFF000000 | Ink.toByte(by * Reduce.linear(c >> 16)) << 16 | Ink.toByte(by * Reduce.linear(c >> 8)) << 8
                | Ink.toByte(by * Reduce.linear(c));
    }

    private void weave() {
        k.weave(new double[] {FOLD - SLANT - FLAP - 20, 0, FOLD + 10, 800}, DARK, LIGHT, 3.1, 71);
        Plate hem = new Plate(p.w, p.h, OVER);
        new Silk(hem, 0, 0).weave(new double[] {FOLD - SLANT - FLAP - 20, 0, FOLD, 800}, INDIGO_D, INDIGO_L, 3.0, 72);
        p.each((i, x, y) -> {
            double in = x - at(0, y);
            if (in < 0 || x > edge(y)) {
                p.a[i] = 0;
            } else if (in < HEM) {
                p.set(i, new double[] {hem.r[i], hem.g[i], hem.b[i]});
                p.z[i] = hem.z[i];
            }
        });
    }

    /** Running stitch is the same on both sides. */
    private void quilt() {
        k.level = 0.7;
        for (int row = 0; row < 5; row++) {
            double in = HEM + 22 + 19 * row;
            double[][] way = Silk.walk(line(in), 6.2);
            for (int j = row % 2; j + 1 < way.length; j += 2) {
                double off = 0.8 * (Noise.hash(j, row, 5) - 0.5);
                k.stitch(way[j][0] + off, way[j][1], way[j + 1][0] + off, way[j + 1][1], 2.3, PALE);
            }
        }
    }

    private static Path2D line(double in) {
        Path2D line = new Path2D.Double();
        line.moveTo(at(in, -4), -4);
        for (double y = 0; y <= 804; y += 4) {
            line.lineTo(at(in, y), y);
        }
        return line;
    }

    /** Where a colour ended it was knotted, and a bit of thread hangs there. */
    private void knots() {
        for (int j = 0; j < KNOTS; j++) {
            double y = 800 * (j + Noise.hash(j, 1, 41)) / KNOTS;
            double x = at(HEM + 12 + 110 * Noise.hash(j, 2, 41), y);
            double[] silk = ENDS[(int) (ENDS.length * Noise.hash(j, 3, 41))];
            double turn = 2 * Math.PI * Noise.hash(j, 4, 41);
            double bend = turn + 1.6 * (Noise.hash(j, 5, 41) - 0.5);
            double far = 6 + 7 * Noise.hash(j, 6, 41);
            k.level = 1.4;
            for (int q = 0; q < 3; q++) {
                double a = turn + 2.4 + 0.9 * q;
                k.stitch(x, y, x + 7 * Math.cos(a), y + 7 * Math.sin(a), 1.9, silk);
            }
            double mx = x + far * Math.cos(turn);
            double my = y + far * Math.sin(turn);
            k.stitch(x, y, mx, my, 1.7, silk, silk, false);
            k.stitch(mx, my, mx + 0.7 * far * Math.cos(bend), my + 0.7 * far * Math.sin(bend), 1.5, silk, silk, false);
            k.level = 2.0;
            k.knot(x, y, 2.6, silk);
        }
        k.level = 0.5;
    }

    /** The vine of the border, between cords, and the stitches of the hem. */
    private void hem() {
        Motifs motifs = new Motifs(k);
        Path2D vine = new Path2D.Double();
        vine.moveTo(at(HEM / 2 + 1, -40), -40);
        for (double y = -40; y <= 840; y += 3) {
            vine.lineTo(at(HEM / 2 + 1 + 7 * Math.sin(Math.PI * y / 40), y), y);
        }
        k.stem(vine, 2.6, LEAF);
        for (int j = 0; j < 21; j++) {
            int side = j % 2 == 0 ? 1 : -1;
            double y = 40 * j + 20;
            double x = at(HEM / 2 + 1, y);
            for (int q = -1; q <= 1; q += 2) {
                motifs.leaf(x + side * 4, y + 12 * q, q * Math.PI / 2 - q * side * 0.9, 14, 8, LEAF_D, LEAF);
            }
            if (j % 2 == 0) {
                motifs.flower(x - side * 3, y, 13, 6, YELLOW, j % 4 == 0 ? ROSE : IVORY, 0.4 * j);
            } else {
                motifs.flower(x - side * 3, y, 9, 5, IVORY, j % 4 == 1 ? YELLOW : ROSE, 0.4 * j);
            }
        }
        motifs.gold(line(5.5), 2.8);
        motifs.gold(line(HEM), 3.8);
        motifs.gold(line(HEM + 6), 2.2);
        k.level = 1.2;
        for (double y = 3; y < 800; y += 6.6) {
            double jitter = Noise.hash((int) y, 7, 66) - 0.5;
            k.stitch(at(0.3, y), y + jitter, at(6.4, y), y + jitter, 2.0, IVORY);
        }
        k.level = 0.5;
    }

    /** Round where it is folded, thin at its edge, and never quite flat. */
    private void bend() {
        p.each((i, x, y) -> {
            if (p.a[i] <= 0) {
                return;
            }
            double from = edge(y) - x;
            double in = x - at(0, y);
            double arch = from < ROUND ? Math.sqrt(Math.max(0, 1 - Math.pow(1 - from / ROUND, 2))) : 1;
            double wave = 9 * Noise.fbm(x / 90, y / 130, 51, 2);
            double hem = -2.4 * Math.exp(-in / 2.2);
            p.z[i] += (float) (p.scale * (0.62 * ROUND * arch + wave + hem));
            p.dim(i, (0.34 + 0.66 * Noise.smooth(0, 16, from)) * (0.82 + 0.18 * Noise.smooth(0, 5, in)));
        });
    }
}
