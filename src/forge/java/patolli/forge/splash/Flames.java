package patolli.forge.splash;

import java.awt.image.BufferedImage;
import java.util.stream.IntStream;
import patolli.forge.carved.Light;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;

/**
 * A fire in the wind, eight frames side by side. Its noise rises by whole lattice cells, so the last frame meets the
 * first.
 */
final class Flames {
    static final int FRAMES = 8, WIDE = 64, HIGH = 112;
    /** Where the fire stands in its frame: the middle of its foot. */
    static final double FOOT_X = 29, FOOT_Y = 104;
    private static final int FINE = 4, TALL = 4;

    private Flames() { }

    static BufferedImage draw(int scale) {
        int w = WIDE * FINE, h = HIGH * FINE;
        BufferedImage out = new BufferedImage(w * FRAMES, h, BufferedImage.TYPE_INT_ARGB);
        int[] px = Reduce.pixels(out);
        IntStream.range(0, h).parallel().forEach(y -> {
            for (int x = 0; x < w * FRAMES; x++) {
                px[y * w * FRAMES + x] = at((x % w + 0.5) / FINE, (y + 0.5) / FINE, x / w / (double) FRAMES);
            }
        });
        return Reduce.by(FINE / scale, out);
    }

    /** One colour: x and y in the frame, the time from 0 to 1. */
    private static int at(double x, double y, double time) {
        double up = (FOOT_Y - y) / 92, sway = Math.sin(2 * Math.PI * time),
                gust = Math.sin(2 * Math.PI * (time * 2 + 0.2));
        double rise = Math.max(0, up);
        double lean = 10 * rise * rise + rise * rise * (4.0 * sway + 2.0 * gust);
        double u = (x - FOOT_X - lean) / 22.5;
        double coarse = noise(u * 1.3 + 4, up * 2.6, time, 1, 11) - 0.5,
                fine = noise(u * 3.0 + 9, up * 5.2, time, 2, 47) - 0.5;
        double finest = noise(u * 6.2 + 2, up * 10.4, time, 3, 83) - 0.5;
        u += (coarse * 1.7 + fine * 0.7) * Math.min(1, rise * 1.5);
        double tongue = 0.86 + 0.55 * coarse + 0.10 * gust;
        double half = up < 0 ? 0.86 * Math.sqrt(Math.max(0, 1 - up * up * 260))
                : 0.86 * Math.pow(Math.max(0, 1 - rise / tongue), 0.62)
                * (1 + 0.35 * Math.sin(Math.min(1, rise * 2.6) * Math.PI));
        double body = half - Math.abs(u) + 0.75 * fine * rise + 0.42 * finest * Math.min(1, 0.25 + rise);
        double heat = Noise.smooth(-0.04, 1.15, body) * (1.12 - 0.55 * rise) * (0.84 + 0.9 * fine + 0.6 * coarse);
        heat = Math.max(0, heat);
        double sparks = sparks(x, y, time);
        double r = 4.2 * Math.pow(heat, 0.85), g = 2.1 * Math.pow(heat, 1.75), b = 0.55 * Math.pow(heat, 3.2);
        double edge = Noise.smooth(-0.08, 0.20, body) * frame(x, y);
        double glow = 0.16 * Math.exp(-sq((x - FOOT_X - lean * 0.7) / 15) - sq((up - 0.30) / 0.33)) * frame(x, y);
        double a = Math.min(1, edge * Math.min(1, 0.35 + heat * 1.6) + glow + sparks);
        if (a < 0.006) {
            return 0;
        }
        double part = edge / (edge + glow + sparks + 1e-6);
        return (int) Math.round(255 * a) << 24 | shown(r * part + (1 - part)) << 16
                | shown(g * part + 0.26 * (1 - part)) << 8 | shown(b * part + 0.06 * (1 - part));
    }

    /** Two octaves that rise {@code speed} times their whole height in a turn. */
    private static double noise(double x, double y, double time, int speed, int seed) {
        int n = TALL * speed;
        double v = y + time * n;
        return 0.68 * Noise.wrapped(x + 64, v, 0, n, seed)
                + 0.32 * Noise.wrapped(x * 2 + 64, v * 2, 0, 2 * n, seed + 5);
    }

    /** Sparks fly up and off with the wind, each once in a turn. */
    private static double sparks(double x, double y, double time) {
        double sum = 0;
        for (int i = 0; i < 6; i++) {
            double life = time + Noise.hash(i, 3, 9);
            life -= Math.floor(life);
            double sx = FOOT_X + 20 * (Noise.hash(i, 1, 9) - 0.5) + (10 + 20 * Noise.hash(i, 2, 4)) * life * life
                    + 3 * Math.sin(9 * life + i);
            double sy = FOOT_Y - 26 - (40 + 40 * Noise.hash(i, 5, 6)) * life;
            sum += 0.9 * Math.exp(-(sq(x - sx) + sq((y - sy) * 0.7)) / 0.9) * Math.sin(Math.PI * life);
        }
        return Math.min(1, sum) * frame(x, y);
    }

    /** Nothing may be cut off at the frame's border. */
    private static double frame(double x, double y) {
        return Noise.smooth(0, 4, x) * Noise.smooth(WIDE, WIDE - 5, x) * Noise.smooth(0, 8, y) * Noise.smooth(HIGH,
                HIGH - 3, y);
    }

    private static int shown(double light) {
        double l = light * (2.51 * light + 0.03) / (light * (2.43 * light + 0.59) + 0.14);
        return (int) Math.round(255 * Light.srgb(Math.clamp(l, 0, 1)));
    }

    private static double sq(double v) {
        return v * v;
    }
}
