package patolli.forge.jaguar;

import static patolli.forge.carved.Solids.carve;
import static patolli.forge.carved.Solids.melt;

import patolli.forge.carved.Vec;
import patolli.forge.matter.Noise;

/** The bowl in the jaguar's back and the carving round it, in the jaguar's axes. */
final class Bowl {
    private static final double THICK = 0.10, OUTER = Stage.BOWL_RADIUS + 2 * THICK;
    private static final int FEATHERS = 46;

    private Bowl() { }

    /** The drum that stands out of the back. */
    static double drum(double x, double y, double z) {
        double r = Math.hypot(x, z - Stage.BOWL_Z);
        double a = r - OUTER + 0.10 + 0.16 * (Stage.BOWL_RIM - y), b = Math.abs(y - Stage.BOWL_RIM + 0.47) - 0.34;
        return Math.hypot(Math.max(a, 0), Math.max(b, 0)) + Math.min(Math.max(a, b), 0) - 0.04;
    }

    /** Lays the rim on a body and hollows it. */
    static double cut(double body, double x, double y, double z) {
        double r = Math.hypot(x, z - Stage.BOWL_Z);
        double rim = Math.hypot(r - Stage.BOWL_RADIUS - THICK, y - Stage.BOWL_RIM + THICK) - THICK;
        double d = melt(body, rim, 0.03);
        double round = 0.26, a = r - Stage.BOWL_RADIUS + round, b = Stage.BOWL_FLOOR + round - y;
        double hollow = Math.hypot(Math.max(a, 0), Math.max(b, 0)) + Math.min(Math.max(a, b), 0) - round;
        return carve(d, -hollow, 0.05);
    }

    /** Whether a point of the surface is inside the bowl. */
    static boolean inside(double x, double y, double z) {
        return y > Stage.BOWL_FLOOR - 0.05 && y < Stage.BOWL_RIM - 0.055
                && Math.hypot(x, z - Stage.BOWL_Z) < Stage.BOWL_RADIUS + 0.03;
    }

    /** A level circle round the bowl's middle as it is seen, in design units: middle x and y, radii. */
    static double[] circle(double y, double radius) {
        double left = 1e9, right = -1e9, top = 1e9, low = -1e9;
        for (int i = 0; i < 180; i++) {
            double a = i * Math.PI / 90;
            double[] s = Stage.seen(Stage.temple(new Vec(radius * Math.cos(a), y, Stage.BOWL_Z + radius
                    * Math.sin(a))));
            left = Math.min(left, s[0]);
            right = Math.max(right, s[0]);
            top = Math.min(top, s[1]);
            low = Math.max(low, s[1]);
        }
        return new double[] {(left + right) / 2, (top + low) / 2, (right - left) / 2, (low - top) / 2};
    }

    /** Whether a point is too near the rim for the coat's rings. */
    static boolean rim(double x, double y, double z) {
        return y > Stage.BOWL_RIM - 0.70 && Math.hypot(x, z - Stage.BOWL_Z) < OUTER + 0.17;
    }

    /** How deep the carving goes, 0 to 1: eagle's down and jade discs round the drum, a sun on the bowl's floor. */
    static double carving(double x, double height, double z) {
        double y = height + 2.02 - Stage.BOWL_RIM;
        double r = Math.hypot(x, z - Stage.BOWL_Z), angle = Math.atan2(x, z - Stage.BOWL_Z);
        if (r > Stage.BOWL_RADIUS + 0.06 && r < OUTER + 0.13 && y > 1.30 && y < 1.88) {
            return band(angle * FEATHERS / (2 * Math.PI), y);
        }
        return r < 0.86 && Math.abs(height - Stage.BOWL_FLOOR) < 0.1 ? sun(r, angle) : 0;
    }

    private static double band(double turn, double y) {
        double u = turn - Math.floor(turn) - 0.5, w = u * 0.172;
        double line = Math.max(groove(y - 1.865, 0.014), groove(y - 1.705, 0.013));
        double disc = Math.hypot(w, y - 1.785);
        line = Math.max(line, Math.max(groove(disc - 0.056, 0.012), Noise.smooth(0.026, 0.014, disc)));
        if (y > 1.70) {
            return line;
        }
        // Hanging feathers with a rounded end and a quill.
        double end = 1.40 + 1.9 * u * u * 0.172 * 2, out = groove(y - end, 0.014);
        double side = y > end ? groove(Math.abs(u) - 0.5, 0.09) : 0;
        return Math.max(line, Math.max(Math.max(out, side), y > end + 0.05 ? 0.6 * groove(u, 0.06) : 0));
    }

    private static double sun(double r, double angle) {
        double d = Math.max(groove(r - 0.20, 0.016), Math.max(groove(r - 0.46, 0.016), groove(r - 0.80, 0.018)));
        d = Math.max(d, Noise.smooth(0.08, 0.06, r));
        double u = angle * 8 / (2 * Math.PI), f = Math.abs(u - Math.floor(u) - 0.5) * 2;
        if (r > 0.46 && r < 0.80) {
            d = Math.max(d, groove((f - 1 + (0.80 - r) / 0.40) * 0.22, 0.018));
        }
        return d;
    }

    private static double groove(double across, double half) {
        return Noise.smooth(half, half * 0.35, Math.abs(across));
    }
}
