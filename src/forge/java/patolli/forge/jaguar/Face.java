package patolli.forge.jaguar;

import patolli.forge.carved.Vec;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/** What is cut and painted on the jaguar's face, in its head's axes. */
final class Face {
    private Face() { }

    /** Folds of the snarling snout, drilled whiskers, tear line, the fur of the cheeks. */
    static double relief(Vec q) {
        double ax = Math.abs(q.x()), y = q.y(), z = q.z(), h = 0;
        // Folds run from the nose toward the eye.
        double folds = Noise.smooth(0.40, 0.55, z) * Noise.smooth(0.92, 0.78, z) * Noise.smooth(-0.06, 0.03, y)
                * Noise.smooth(0.05, 0.11, ax) * Noise.smooth(0.36, 0.26, ax);
        h -= 0.020 * folds * Math.pow(0.5 + 0.5 * Math.cos((z * 0.9 + ax * 0.55 - y * 0.3) * 74), 2);
        // Three rows of whiskers on each pad.
        if (z > 0.6 && y < 0.02 && y > -0.28 && ax > 0.07) {
            double v = (y + 0.045 + 0.10 * ax) / -0.062, row = Math.round(v);
            double u = (ax - 0.10 - 0.014 * row) / 0.062, col = Math.round(u);
            if (row >= 0 && row < 3 && col >= 0 && col < 4) {
                h -= 0.024 * Noise.smooth(0.020, 0.009, Math.hypot(u - col, v - row) * 0.062);
            }
        }
        // Grooves behind the jowl, following its curve.
        double r = Math.hypot(z - 0.30, (y + 0.14) * 0.9);
        double cheek = Noise.smooth(0.28, 0.36, ax) * Noise.smooth(0.30, 0.22, z) * Noise.smooth(0.16, 0.02, y)
                * Noise.smooth(0.80, 0.66, Vec.length(ax, y, z));
        h -= 0.024 * cheek * Noise.smooth(0.45, 0.8, Math.cos(r * 52));
        return h;
    }

    /** Red in mouth, ears and nose, bone on the teeth, dark lips and eye lines. */
    static double[] colour(double[] stone, Vec q, double rub, double[] red, double[] bone, double[] dark) {
        double ax = Math.abs(q.x()), y = q.y(), z = q.z();
        double kept = Noise.smooth(-0.30, 0.05, rub);
        if (z > 0.3 && Skull.teeth(q.x(), ax, y, z) < 0.005) {
            return Ink.mix(stone, bone, 0.45 + 0.4 * kept);
        }
        double[] c = stone;
        double mouth = Noise.smooth(-0.225, -0.30, y) * Noise.smooth(-0.56, -0.50, y) * Noise.smooth(0.2, 0.3, z)
                * Noise.smooth(0.34, 0.28, ax);
        c = Ink.mix(c, Ink.scale(red, 0.75), mouth * 0.9 * kept);
        double nose = Noise.smooth(0.88, 0.92, z) * Noise.smooth(-0.05, -0.01, y) * Noise.smooth(0.19, 0.14, ax);
        c = Ink.mix(c, Ink.scale(red, 0.5), nose * 0.55 * kept);
        double ear = Vec.length((ax - 0.42) / 0.12, (y - 0.40) / 0.13, (z + 0.18) / 0.12);
        c = Ink.mix(c, red, 0.7 * kept * Noise.smooth(1.1, 0.8, ear));
        double line = Math.abs(ax - 0.165 + (0.10 - y) * 0.14 - 0.02) - 0.016;
        double tear = Noise.smooth(0.012, -0.006, line) * Noise.smooth(-0.02, 0.03, y) * Noise.smooth(0.12, 0.07, y);
        return z > 0.4 ? Ink.mix(c, dark, 0.75 * tear) : c;
    }
}
