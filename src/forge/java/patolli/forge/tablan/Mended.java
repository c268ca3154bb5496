package patolli.forge.tablan;

import static patolli.forge.tablan.Plank.sq;

import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/**
 * The split that runs into the plank from its left end along the grain, filled with pitch, and the two butterfly keys
 * of brass that hold it together.
 */
final class Mended {
    private static final double[] PITCH = Ink.hex(0x140904), BRASS = Ink.hex(0xCB9238), TARNISH = Ink.hex(0x4E300E);
    /** From where to where it runs, and how wide it gapes at the end of the plank; all from the middle. */
    private static final double FROM = -436, TO = -176, GAPE = 1.7;
    /** Where the keys are, half their height, and half their width at the waist and at the ends. */
    private static final double[] KEYS = {-316, -224};
    private static final double HIGH = 12.6, WAIST = 3.6, WIDE = 9.4;
    private static final double PIN = 1.5, PINNED = 8.2;

    private Mended() { }

    static void split(Plank.Cut cut, double x, double y) {
        if (x > TO + 2) {
            return;
        }
        double off = y - run(x), left = (TO - x) / (TO - FROM);
        double gape = GAPE * Math.pow(Math.max(0, left), 0.7) * (0.75 + 0.5 * Noise.value(x / 9, 3, 75));
        double open = Noise.smooth(gape + 0.5, gape - 0.3, Math.abs(off)) * Noise.smooth(0, 0.05, left);
        cut.paint = Ink.mix(cut.paint, PITCH, 0.92 * open);
        cut.z -= 2.6 * open;
        cut.gloss += 0.1 * open;
        cut.rub *= 1 - open;
        // Its lower lip catches the light of the lamps.
        cut.rub = Math.max(cut.rub, 0.38 * Math.exp(-sq((off - gape - 0.9) / 0.6)) * Noise.smooth(0, 0.1, left));
        for (double at : KEYS) {
            key(cut, x - at, y - run(at));
        }
    }

    /** Where the split lies at x, which follows the grain. */
    private static double run(double x) {
        return 2.2 * Math.sin(x / 47) + 5.5 * (Noise.fbm(x / 26, 1, 76, 3) - 0.5)
                + 1.3 * (Noise.value(x / 4.2, 2, 78) - 0.5);
    }

    private static void key(Plank.Cut cut, double x, double y) {
        double half = WAIST + (WIDE - WAIST) * Math.pow(Math.min(1, Math.abs(y) / HIGH), 1.15);
        double in = Math.min((half - Math.abs(x)) * 0.9, HIGH - Math.abs(y));
        if (in < -1.6) {
            return;
        }
        cut.shade *= 1 - 0.62 * Math.exp(-sq(in / 0.7));
        double metal = Noise.smooth(0.1, 0.6, in);
        if (metal <= 0) {
            return;
        }
        double line = Math.exp(-sq((in - 2.2) / 0.5));
        double pin = PIN - Math.hypot(x, Math.abs(y) - PINNED);
        double patina = 0.45 + 0.55 * Noise.smooth(0.3, 0.65, Noise.fbm(x / 8 + y / 30, y / 8, 77, 3));
        double edge = Math.exp(-sq((pin + 0.3) / 0.4));
        cut.paint = Ink.mix(cut.paint, Ink.mix(Ink.mix(TARNISH, BRASS, patina), TARNISH, Math.max(0.8 * line,
                0.8 * edge)), metal);
        cut.shade += (1 - cut.shade) * metal;
        cut.rub *= 1 - metal;
        cut.z += metal * (1.1 - 0.4 * line + 1.2 * Math.sqrt(Math.clamp(pin / PIN, 0, 1)) - Math.min(0, cut.z) * 0.7);
        cut.gloss += (0.42 - cut.gloss) * metal;
    }
}
