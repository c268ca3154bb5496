package patolli.forge.bell;

import java.awt.Shape;
import java.awt.geom.Arc2D;
import java.awt.geom.Area;
import java.awt.image.BufferedImage;
import patolli.forge.matter.Distance;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Lapidary;
import patolli.forge.matter.Mosaic;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.matter.Shapes;

/**
 * The pot: a wide wooden bowl seen from above, its rim set with turquoise stairs and four red jewels, its hollow with
 * deep turquoise, so that coins lie bright on it. In the middle of 164 x 164 units, with its shadow.
 */
final class Pot {
    private static final int SIDE = 164, OVER = 6;
    private static final double R = 72, LIP = 52, C = SIDE / 2.0;
    private static final int RIM = 1, STAIR = 2, LINE = 3, JEWEL = 4, RING = 5, HEART = 6, BAR = 7, WALL = 8,
            FLOOR = 9, BAND = 10;
    private static final double[][] CUTS = {{RIM, 2.7, 1.1}, {STAIR, 2.6, 1.1}, {LINE, 2.2, 1.6}, {JEWEL, 2.4, 1.2},
        {RING, 2.1, 1.3}, {HEART, 5, 1}, {BAR, 2.6, 1.3}, {WALL, 3.4, 1.5}, {FLOOR, 3.6, 1.2}, {BAND, 2.4, 1.5}};
    private static final double[][] FIRE = Ink.stops(0x8E1606, 0xE23A0A, 0xFF7A14, 0xFFB52E, 0xFFE27A, 0xFFF7D6);
    private static final double[] HALO = Ink.hex(0xFF7A1E);
    private final Mosaic m = new Mosaic(SIDE * OVER, SIDE * OVER, OVER);

    private Pot() { }

    static BufferedImage draw(int scale) {
        return Reduce.by(OVER / scale, Master.IMAGE);
    }

    /** The same when it is full: its stairs and jewels lit from within, embers' light in its hollow. */
    static BufferedImage glow(int scale) {
        return Reduce.by(OVER / scale, Master.GLOW);
    }

    private static final class Master {
        private static final Pot POT = new Pot();
        static final BufferedImage IMAGE = POT.carve();
        static final BufferedImage GLOW = POT.kindle(IMAGE);
    }

    private BufferedImage carve() {
        m.claim(RIM, disc(R));
        for (int k = 0; k < 8; k++) {
            stair(45 * k + 22.5);
        }
        for (int k = 0; k < 4; k++) {
            m.claim(BAR, sector(90 * k - 9.5, 19, LIP + 2, R));
            jewel(90 * k);
            m.claim(BAND, sector(90 * k + 43.4, 3.2, LIP + 2, R));
        }
        m.claim(BAND, disc(LIP + 2.6));
        m.claim(WALL, disc(LIP));
        m.claim(LINE, disc(LIP - 9));
        m.claim(FLOOR, disc(LIP - 11.5));
        m.survey();
        for (double[] c : CUTS) {
            m.strew((int) c[0], c[1], c[2], (long) c[0]);
        }
        m.relax(7);
        return grounded(Lapidary.set(m, Pot::stone, relief(), OVER * 0.62));
    }

    private void stair(double middle) {
        for (int step = 0; step < 4; step++) {
            double half = 11.8 - step * 2.9;
            m.claim(STAIR, sector(middle - half, 2 * half, LIP + 2 + step * 4.2, LIP + 6.2 + step * 4.2));
        }
    }

    private void jewel(double degrees) {
        double a = Math.toRadians(degrees), far = (R + LIP + 2) / 2;
        double x = C + far * Math.cos(a), y = C + far * Math.sin(a);
        m.claim(RING, Shapes.disc(x, y, 7.6));
        m.claim(JEWEL, Shapes.disc(x, y, 5.4));
        m.claim(HEART, Shapes.disc(x, y, 2.4));
    }

    private static Lapidary.Stone stone(Mosaic.Tile t) {
        return switch (t.region) {
            case RIM -> Lapidary.Stone.DEEP;
            case STAIR -> Lapidary.Stone.PALE;
            case JEWEL, BAND -> Lapidary.Stone.RED;
            case RING, BAR -> Lapidary.Stone.WHITE;
            case WALL -> Lapidary.Stone.DEEP;
            case FLOOR -> Lapidary.Stone.DEEP;
            case HEART, LINE -> Lapidary.Stone.GOLD;
            default -> Lapidary.Stone.TURQUOISE;
        };
    }

    private static Shape disc(double r) {
        return Shapes.disc(C, C, r);
    }

    private static Shape sector(double from, double span, double r0, double r1) {
        Area a = new Area(new Arc2D.Double(C - r1, C - r1, 2 * r1, 2 * r1, -from - span, span, Arc2D.PIE));
        a.subtract(new Area(disc(r0)));
        return a;
    }

    /** A rounded rim about a hollow with a flat floor. */
    private float[] relief() {
        float[] own = Distance.toChange(m.region, m.w, m.h), z = new float[own.length];
        double mid = (R + LIP) / 2, half = (R - LIP) / 2;
        for (int i = 0; i < z.length; i++) {
            double r = Math.hypot(i % m.w + 0.5 - C * OVER, i / m.w + 0.5 - C * OVER) / OVER;
            double swell = Math.min(1, own[i] / (3.0 * OVER)), t = (r - mid) / half;
            double body;
            if (r >= LIP) {
                body = 16 + 6 * Math.sqrt(Math.max(0, 1 - t * t));
            } else {
                double in = Math.min(1, (LIP - r) / 20);
                body = 16 - 16 * Math.sin(in * Math.PI / 2);
            }
            z[i] = (float) (OVER * 0.62 * (body + 1.1 * Math.sqrt(1 - (1 - swell) * (1 - swell))));
        }
        return new Plate(m.w, m.h, 1).blur(z, 1.0 * OVER);
    }

    /** With the shadow of the rim in its hollow, and its own on the mat. */
    private BufferedImage grounded(BufferedImage bowl) {
        Plate p = new Plate(m.w, m.h, OVER);
        float[] body = p.mask(disc(R + 0.6)), hollow = p.mask(disc(LIP));
        float[] near = p.blur(body, 1.4 * OVER), far = p.blur(body, 4.0 * OVER), wall = p.blur(hollow, 4.6 * OVER);
        int[] px = Reduce.pixels(bowl);
        for (int i = 0; i < px.length; i++) {
            int x = i % m.w, y = i / m.w;
            double under = Math.max(0.60 * at(near, x - 1.6 * OVER, y - 2.0 * OVER), 0.52 * at(far, x - 5 * OVER, y
                    - 6 * OVER));
            if (px[i] >>> 24 == 0) {
                px[i] = (int) (255 * under) << 24 | 0x120B06;
            } else if (hollow[i] > 0) {
                double lit = at(wall, x - 8.0 * OVER, y - 9.5 * OVER);
                double dark = 1 - 0.62 * hollow[i] * (1 - lit);
                px[i] = px[i] & 0xff000000 | dim(px[i] >> 16, dark) << 16 | dim(px[i] >> 8, dark * 0.985) << 8
                        | dim(px[i], dark * 0.96);
            }
        }
        return bowl;
    }

    private BufferedImage kindle(BufferedImage bowl) {
        Plate p = new Plate(m.w, m.h, OVER);
        float[] hot = new float[m.w * m.h];
        for (int i = 0; i < hot.length; i++) {
            hot[i] = m.region[i] == STAIR || m.region[i] == JEWEL || m.region[i] == HEART ? 1 : 0;
        }
        float[] halo = p.blur(hot, 2.6 * OVER), embers = p.blur(p.mask(disc(LIP - 14)), 9.0 * OVER);
        BufferedImage out = new BufferedImage(m.w, m.h, BufferedImage.TYPE_INT_ARGB);
        int[] px = Reduce.pixels(bowl), lit = Reduce.pixels(out);
        for (int i = 0; i < lit.length; i++) {
            double tile = light(px[i]), r = Math.hypot(i % m.w - C * OVER, i / m.w - C * OVER) / OVER;
            double around = Math.min(1, 0.8 * halo[i] + 0.55 * embers[i]) * Noise.smooth(R + 8, R - 1, r) * (1 - hot[i]);
            double deep = 0.94 * hot[i] * Noise.smooth(0.02, 0.16, tile), a = deep + around * (1 - deep);
            if (a > 0.004) {
                double[] inside = Ink.ramp(Math.clamp(0.42 + 0.75 * (tile - 0.4), 0.05, 1), FIRE);
                double[] mixed = Ink.mix(HALO, inside, deep / a);
                lit[i] = (int) Math.round(255 * a) << 24 | Ink.toByte(mixed[0]) << 16 | Ink.toByte(mixed[1]) << 8
                        | Ink.toByte(mixed[2]);
            }
        }
        return out;
    }

    private static double light(int c) {
        return Math.sqrt(0.30 * Reduce.linear(c >> 16) + 0.55 * Reduce.linear(c >> 8) + 0.15 * Reduce.linear(c));
    }

    private static int dim(int channel, double k) {
        return (int) Math.round((channel & 255) * Math.pow(k, 0.6));
    }

    private double at(float[] f, double x, double y) {
        int px = (int) x, py = (int) y;
        return px < 0 || py < 0 || px >= m.w || py >= m.h ? 0 : f[py * m.w + px];
    }
}
