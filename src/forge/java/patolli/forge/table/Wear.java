package patolli.forge.table;

import java.awt.geom.Point2D;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/** Years of play, each mark put where it would come from: hands, knees, cups, pieces set down on the same square. */
final class Wear {
    private static final double[] GRIME = Ink.hex(0x6B4A28), SOOT = Ink.hex(0x3A2A1C), PULQUE = Ink.hex(0x8A6636);
    /** Middle, half axes, strength. */
    private static final double[][] POLISH = {{212, 640, 150, 120, 0.16}, {1068, 640, 150, 120, 0.16},
        {640, 580, 150, 70, 0.13}, {640, 404, 90, 90, 0.10}, {150, 360, 80, 170, 0.10}, {1130, 360, 80, 170, 0.10}};
    private static final double[][] RUBBED = {{640, 788, 150, 48, 0.5}, {46, 640, 50, 130, 1.0}, {1234, 650, 50, 130,
            1.0},
        {300, 788, 90, 40, 0.6}, {930, 788, 70, 40, 0.5}, {1234, 250, 46, 80, 0.5}, {46, 210, 40, 60, 0.5}};
    /** Cup rings: middle, radius, strength. */
    private static final double[][] RINGS = {{872, 640, 24, 0.50}, {884, 630, 24, 0.28}, {470, 92, 20, 0.36}};
    private static final double[][] SPOTS = {{444, 668, 8, 0.30}, {455, 675, 3.6, 0.32}, {434, 658, 2.4, 0.30},
        {770, 250, 5, 0.22}, {779, 257, 2.2, 0.25}, {508, 126, 6, 0.16}, {548, 700, 3, 0.2}, {905, 378, 8, 0.12}};

    /** Old spills with a dark rim: middle, half axes, turn, strength. */
    private static final double[][] SPILLS = {{498, 128, 46, 22, 0.3, 0.16}, {880, 352, 34, 56, 0.2, 0.34},
        {852, 478, 20, 26, 0, 0.26}, {392, 470, 30, 44, -0.3, 0.30}, {560, 622, 34, 17, 0.1, 0.22},
        {742, 618, 50, 20, -0.2, 0.24}, {700, 262, 26, 15, 0.4, 0.20}, {232, 160, 70, 24, 0.1, 0.22},
        {1048, 152, 60, 22, -0.1, 0.20}, {350, 548, 20, 34, 0.5, 0.26}, {930, 640, 16, 44, 0.1, 0.24}};
    /** Where the sun came through a door and bleached the palm: middle, half axes, strength. */
    private static final double[][] BLEACHED = {{470, 372, 100, 74, 0.20}, {800, 424, 96, 84, 0.16},
        {560, 96, 80, 36, 0.16}, {770, 190, 50, 60, 0.16}, {640, 640, 120, 36, 0.18}, {250, 330, 120, 150, 0.10},
        {1030, 380, 120, 150, 0.10}};

    private Wear() { }

    /** How far hands have rubbed the border's paint away at a point, 0 to 1. */
    static double edge(double x, double y) {
        double k = 0;
        for (double[] s : RUBBED) {
            k = Math.max(k, s[4] * Noise.smooth(1, 0.3, Math.hypot((x - s[0]) / s[2], (y - s[1]) / s[3])));
        }
        return k;
    }

    /** How worn the paint of a square is at a point: most where pieces enter and turn. */
    static double square(Track track, int n, double x, double y) {
        int rank = track.rank(n);
        Point2D c = track.centre(n);
        double middle = Noise.smooth(track.a * 0.55, track.a * 0.1, Math.hypot(x - c.getX(), y - c.getY()));
        return middle * (rank == track.tip ? 0.45 : rank == 0 ? 0.06 : rank == 1 ? 0.4 : 0.15);
    }

    /** Lays age over mat and paint. */
    static void stain(Ground m) {
        m.p.each((i, x, y) -> {
            if (!Ground.MAT.contains(x, y)) {
                return;
            }
            double n = Noise.fbm(x / 150, y / 150, 85, 4), spot = Noise.smooth(0.62, 0.80, Noise.fbm(x / 48, y / 48,
                    86, 4));
            // The lamp hangs over the middle, a little to the upper left; the palm lies in gentle waves.
            double far = Math.hypot((x - 590) / 690, (y - 350) / 450);
            double wave = Noise.fbm((x - 6) / 150, (y - 7) / 110, 95, 2) - Noise.fbm((x + 6) / 150, (y + 7) / 110, 95,
                    2);
            boolean written = y > 9.5 && y < 54.5 && x > 64 && x < 1216;
            double dark = written ? 0 : 0.16 * Noise.smooth(0.35, 0.8, n) + 0.09 * spot - 1.1 * wave
                    + 0.13 * Noise.smooth(0.45, 1.35, far);
            m.p.dim(i, 1.07 - dark);
            m.p.g[i] *= (float) (1 - 0.060 * Noise.smooth(0.3, 1.3, far));
            m.p.b[i] *= (float) (1 - 0.085 * Noise.smooth(0.3, 1.3, far));
            if (!written) {
                marks(m, i, m.aged(x), m.agedDown(y));
            }
        });
    }

    private static void marks(Ground m, int i, double x, double y) {
        double blot = Noise.fbm(x / 26, y / 26, 87, 3);
        for (double[] s : POLISH) {
            double d = Math.hypot((x - s[0]) / s[2], (y - s[1]) / s[3]);
            if (d < 1.2) {
                double k = s[4] * Noise.smooth(1.15, 0.2, d + 0.5 * (blot - 0.5));
                m.p.coat(i, GRIME, 0.8 * k);
                m.p.gloss[i] += (float) (0.35 * k * m.crest[i]);
            }
        }
        for (double[] s : BLEACHED) {
            double d = Math.hypot((x - s[0]) / s[2], (y - s[1]) / s[3]) + 0.9 * (blot - 0.5);
            if (d < 1.1) {
                m.p.dim(i, 1 + s[4] * Noise.smooth(1.1, 0.4, d));
            }
        }
        spills(m, i, x, y, blot);
        for (double[] s : m.cups ? RINGS : new double[0][]) {
            double d = Math.hypot(x - s[0], y - s[1]) + 1.6 * (Noise.value(x / 7, y / 7, 88) - 0.5);
            if (d < s[2] + 6) {
                double gap = Noise.smooth(0.25, 0.5, Noise.value(x / 22, y / 22, 89));
                double rim = Noise.smooth(2.6, 0.4, Math.abs(d - s[2])) + 0.12 * Noise.smooth(s[2], s[2] - 3, d);
                m.p.coat(i, PULQUE, s[3] * rim * (0.20 + 0.80 * gap));
            }
        }
        for (double[] s : SPOTS) {
            double d = Math.hypot(x - s[0], y - s[1]) + 0.5 * s[2] * (Noise.value(x / s[2], y / s[2], 90) - 0.5);
            if (d < s[2] + 2) {
                double k = Noise.smooth(s[2] + 0.7, s[2] - 0.9, d) * (0.6 + 0.4 * Noise.smooth(0.3 * s[2], s[2], d));
                m.p.coat(i, SOOT, s[3] * k);
            }
        }
    }

    private static void spills(Ground m, int i, double x, double y, double blot) {
        for (double[] s : SPILLS) {
            double c = Math.cos(s[4]), t = Math.sin(s[4]), dx = x - s[0], dy = y - s[1];
            double d = Math.hypot((dx * c + dy * t) / s[2], (dy * c - dx * t) / s[3]) + 1.1 * (blot - 0.5)
                    + 0.25 * (Noise.fbm(x / 8, y / 8, 96, 2) - 0.5);
            if (d < 1.1) {
                double rim = Noise.smooth(0.72, 0.98, d) * Noise.smooth(1.04, 0.98, d);
                m.p.coat(i, PULQUE, 0.8 * s[5] * (0.55 * Noise.smooth(1.03, 0.9, d) + 0.75 * rim));
            }
        }
    }
}
