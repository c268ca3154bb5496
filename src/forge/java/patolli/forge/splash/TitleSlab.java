package patolli.forge.splash;

import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import patolli.forge.carved.Grain;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Shapes;

/** The title: letters cut deep into a broken slab, red still in the walls of the cuts, ochre on their floors. */
final class TitleSlab {
    static final int WIDE = 620, HIGH = 170;
    private static final double UNIT = 6.35, LEFT = (WIDE - 14 - Letters.width() * UNIT) / 2 + 4, TOP = 34;
    private static final double CUT = 34, WALL = 15;
    private static final double[] STONE = Ink.hex(0x8C8272), DARK = Ink.hex(0x5A544B), MOSS = Ink.hex(0x4C5238);
    private static final double[] RED = Ink.hex(0xB4301F), OCHRE = Ink.hex(0xEBA637), GOLD = Ink.hex(0xF5C55E);
    private static final double[] JADE = Ink.hex(0x3E9C86), JADE_DEEP = Ink.hex(0x1E5A50), BONE = Ink.hex(0xEFE3CB);

    private TitleSlab() { }

    static BufferedImage draw(int scale) {
        Plate p = new Plate(WIDE * Carving.FINE, HIGH * Carving.FINE, Carving.FINE);
        Shape word = Letters.word(LEFT, TOP, UNIT);
        float[] slab = p.mask(outline());
        float[] cut = p.mask(word), frame = p.mask(frame());
        float[] inside = Depth.inside(slab, p.w, p.h), deep = Depth.inside(cut, p.w, p.h),
                groove = Depth.inside(frame, p.w, p.h);
        float[] near = Depth.inside(inverse(cut), p.w, p.h);
        double jx = LEFT + Letters.JEWEL_X * UNIT, jy = TOP + Letters.JEWEL_Y * UNIT;
        p.each((i, x, y) -> {
            if (slab[i] > 0) {
                stone(p, i, x, y, inside[i]);
                trench(p, i, x, y, deep[i], near[i]);
                line(p, i, x, y, groove[i]);
                jewel(p, i, x, y, Math.hypot(x - jx, y - jy) / UNIT, Math.atan2(y - jy, x - jx));
                crack(p, i, x, y);
                p.a[i] = slab[i];
            }
        });
        BufferedImage lit = Carving.light(p, new Carving.Mood(1.06, 0.66, 0.26));
        return Carving.reduced(Carving.withShadow(lit, slab, p, -5, 8, 5), scale);
    }

    private static float[] inverse(float[] mask) {
        float[] out = new float[mask.length];
        for (int i = 0; i < out.length; i++) {
            out[i] = 1 - mask[i];
        }
        return out;
    }

    /** The slab's edge: roughly squared, broken at three corners and along its foot. */
    private static Shape outline() {
        double[][] turn = {{16, 18}, {120, 11}, {330, 15}, {470, 10}, {560, 13}, {585, 24}, {602, 38}, {606, 96},
                {601, 138},
                {588, 150}, {470, 149}, {452, 156}, {420, 151}, {200, 153}, {180, 147}, {92, 151}, {66, 146}, {52, 152},
                {21, 148}, {13, 126}, {16, 84}, {11, 60}};
        Path2D path = new Path2D.Double();
        for (int k = 0; k < turn.length; k++) {
            double[] a = turn[k], b = turn[(k + 1) % turn.length];
            double l = Math.hypot(b[0] - a[0], b[1] - a[1]);
            int n = (int) Math.ceil(l / 1.5);
            for (int s = 0; s < n; s++) {
                double t = s / (double) n, x = a[0] + (b[0] - a[0]) * t, y = a[1] + (b[1] - a[1]) * t;
                double chip = 3.0 * Grain.sum(x / 17, y / 17, 4.5, 4)
                        - 5.5 * Noise.smooth(0.18, 0.45, Grain.sum(x / 34, y / 34, 8.5, 2));
                double out = chip, nx = (b[1] - a[1]) / l, ny = -(b[0] - a[0]) / l;
                if (k == 0 && s == 0) {
                    path.moveTo(x + nx * out, y + ny * out);
                } else {
                    path.lineTo(x + nx * out, y + ny * out);
                }
            }
        }
        path.closePath();
        return path;
    }

    /** A line cut round the word, its corners stepped. */
    private static Shape frame() {
        return Shapes.rule(Stepped.field(27, 24, 590, 137, 7, 2), 3.0);
    }

    private static void stone(Plate p, int i, double x, double y, double inside) {
        double vein = Grain.sum(x / 40, y / 40, 12.5, 4), fine = Grain.sum(x / 5, y / 5, 14.5, 3);
        double[] c = Ink.mix(STONE, DARK, Math.clamp(0.42 + 1.3 * vein + 0.5 * fine, 0, 1));
        double damp = Noise.smooth(0.10, 0.45, Grain.sum(x / 16, y / 90, 16.5, 3));
        c = Ink.scale(c, 1 - 0.38 * damp);
        double moss = Noise.smooth(0.16, 0.42, Grain.sum(x / 30, y / 22, 18.5, 4) + (y - 90) / 420);
        p.set(i, Ink.mix(c, MOSS, 0.55 * moss));
        double round = Math.clamp(inside / (8 * Carving.FINE), 0, 1);
        double broken = 1 + 0.45 * Grain.sum(x / 9, y / 9, 20.5, 3);
        p.z[i] = (float) (38 * broken * Math.sqrt(1 - (1 - round) * (1 - round)) + 1.5 * Carving.skin(x, y, 3));
        p.gloss[i] = (float) (0.05 + 0.10 * damp);
    }

    /** Steep walls, flat floor; the lip is chipped, the paint worn off where hands and rain came. */
    private static void trench(Plate p, int i, double x, double y, double deep, double near) {
        double chip = 1.6 * Math.max(0, Grain.sum(x / 4, y / 4, 30.5, 3)) * Carving.FINE;
        double lip = Math.clamp(1 - near / (1 + chip), 0, 1);
        if (deep <= 0) {
            p.z[i] -= (float) (7 * lip * Noise.smooth(0.02, 0.3, Grain.sum(x / 7, y / 7, 32.5, 2)));
            double stain = Noise.smooth(14, 0, near) * 0.30;
            p.coat(i, Ink.scale(RED, 0.55), stain);
            return;
        }
        double t = Math.clamp(deep / WALL, 0, 1);
        p.z[i] -= (float) (CUT * Math.pow(t, 0.8));
        double worn = Noise.smooth(0.0, 0.30, Grain.sum(x / 13, y / 13, 34.5, 4));
        double thin = 0.86 + 0.5 * Grain.sum(x / 6, y / 9, 36.5, 3);
        double floor = Noise.smooth(0.85, 1.0, t);
        double[] paint = Ink.mix(RED, Ink.mix(OCHRE, GOLD,
                Math.clamp(0.5 + 1.4 * Grain.sum(x / 22, y / 22, 38.5, 3), 0, 1)), floor);
        p.coat(i, Ink.scale(paint, thin), (1 - 0.86 * worn * (0.35 + 0.65 * floor)) * Noise.smooth(0, 0.16, t));
        p.gloss[i] *= 0.5f;
    }

    private static void line(Plate p, int i, double x, double y, double groove) {
        if (groove <= 0) {
            return;
        }
        double t = Math.clamp(groove / 6, 0, 1), worn = Noise.smooth(-0.05, 0.25, Grain.sum(x / 12, y / 12, 40.5, 3));
        p.z[i] -= (float) (12 * t * (1 - 0.55 * worn));
        p.coat(i, RED, 0.75 * t * (1 - 0.8 * worn));
    }

    /** The O's ring is inlaid with jade between eight beads of shell; in its middle a bead of gold. */
    private static void jewel(Plate p, int i, double x, double y, double r, double turn) {
        if (r > Letters.JEWEL) {
            return;
        }
        double ring = Math.clamp(1 - Math.abs(r - 5.8) / 1.42, 0, 1);
        double step = Math.PI / 4, a = turn - Math.round(turn / step) * step, bead = Math.hypot(r - 5.8, a * 5.8);
        if (ring > 0) {
            double dome = Math.sqrt(1 - (1 - ring) * (1 - ring)), vein = Grain.sum(x / 5, y / 5, 50.5, 4);
            p.set(i, Ink.mix(JADE, JADE_DEEP, Math.clamp(0.45 + 1.5 * vein, 0, 1)));
            p.z[i] += (float) (CUT * 0.86 * dome);
            p.gloss[i] = 0.35f;
        }
        if (bead < 0.95) {
            p.set(i, bead > 0.82 ? Ink.scale(DARK, 0.3) : bead < 0.22 ? Ink.scale(DARK, 0.35) : BONE);
            p.z[i] += (float) (9 * Math.sqrt(Math.max(0, 1 - bead * bead)) - (bead < 0.22 ? 8 : 0));
            p.gloss[i] = 0.25f;
        }
        if (r < 2.0) {
            p.set(i, r < 0.55 ? Ink.scale(RED, 0.7) : GOLD);
            p.z[i] += (float) (CUT * 1.15 * Math.sqrt(Math.max(0, 1 - r * r / 4)) - (r < 0.55 ? 9 : 0));
            p.gloss[i] = 0.5f;
        }
    }

    /** One crack runs from the broken corner through the stone, a shorter one from the foot. */
    private static void crack(Plate p, int i, double x, double y) {
        double long1 = x - 522 - 0.42 * (y - 20) - 9 * Grain.sum(y / 26, 3, 60.5, 4), fade = Noise.smooth(118, 84, y);
        double short1 = x - 150 + 0.3 * (y - 150) - 8 * Grain.sum(y / 19, 7, 62.5, 4), rise = Noise.smooth(112, 128, y);
        double w = Math.max(fade * Noise.smooth(1.15, 0.2, Math.abs(long1)),
                rise * Noise.smooth(1.0, 0.2, Math.abs(short1)));
        if (w > 0) {
            p.z[i] -= (float) (13 * w);
            p.dim(i, 1 - 0.6 * w);
        }
    }
}
