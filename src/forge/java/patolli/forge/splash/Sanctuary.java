package patolli.forge.splash;

import patolli.forge.carved.Solids;

/** The house on top: a doorway with light in it, a frieze, a heavy roof and stepped battlements. */
final class Sanctuary {
    static final double MIDDLE = -0.4;

    private Sanctuary() { }

    static double at(double x, double py, double pz) {
        double y = py - Tiers.TOP, z = pz - MIDDLE, ax = Math.abs(x);
        if (y < -1) {
            return Math.max(0.5, -y - 0.2);
        }
        double d = Solids.box(x, y - 1.05, z, 3.5, 1.05, 2.2, 0.02);
        d = Math.min(d, Solids.box(x, y - 0.18, z, 3.75, 0.2, 2.42, 0.02));
        d = Math.min(d, Solids.box(x, y - 2.35, z, 3.85, 0.34, 2.5, 0.02));
        d = Math.max(d, -Solids.box(x, y - 2.35, z - 2.6, 3.6, 0.2, 0.18, 0));
        d = Math.min(d, Solids.box(x, y - 1.78, z - 2.2, 1.2, 0.14, 0.16, 0.01));
        d = Math.max(d, -Solids.box(x, y - 0.85, z - 2.2, 0.78, 0.86, 1.5, 0));
        double wx = ax > 3.85 ? ax - 3.3 : x - Math.round(x / 1.1) * 1.1;
        double front = merlon(wx, y, z - 2.15);
        double flank = Math.max(Math.abs(z) - 2.3, merlon(z - Math.round(z / 1.05) * 1.05, y, ax - 3.55));
        return Math.min(d, Math.min(front, flank));
    }

    /** Three steps up to a point. */
    private static double merlon(double across, double y, double deep) {
        double d = Solids.box(across, y - 2.84, deep, 0.44, 0.15, 0.16, 0);
        d = Math.min(d, Solids.box(across, y - 3.12, deep, 0.31, 0.15, 0.15, 0));
        return Math.min(d, Solids.box(across, y - 3.42, deep, 0.16, 0.17, 0.14, 0));
    }
}
