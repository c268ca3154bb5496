package patolli.forge.tula;

import static patolli.forge.matter.Noise.smooth;

/**
 * The low relief on the front of a warrior column, as height above its body in metres: face, butterfly breastplate,
 * apron with its knot, fringed bands at the knees, sandals.
 */
final class Relief {
    private static final double[] BUTTERFLY = {0, 3.06, 0.09, 3.11, 0.20, 3.10, 0.37, 3.24, 0.43, 3.05, 0.36, 2.95,
            0.25, 2.91, 0.33, 2.80, 0.28, 2.63, 0.12, 2.56, 0, 2.62};
    private static final double[] WING = {0.13, 3.04, 0.21, 3.04, 0.34, 3.15, 0.37, 3.05, 0.30, 2.99, 0.17, 2.95};
    private static final double[] TAIL = {0.10, 2.88, 0.22, 2.86, 0.27, 2.78, 0.24, 2.67, 0.13, 2.63};
    private static final double[] APRON = {0, 2.30, 0.17, 2.30, 0.13, 2.16, 0.24, 1.62, 0, 1.50};
    private static final double[] NOSE = {0, 3.93, 0.035, 3.91, 0.085, 3.74, 0, 3.715};

    private Relief() { }

    /** Height at a distance from the middle line (x may be on either side) and a height over the feet. */
    static double at(double x, double y) {
        double u = Math.abs(x);
        return y > 3.45 ? face(u, y) : y > 2.46 ? breast(u, y) : y > 1.3 ? apron(u, x, y) : legs(u, y);
    }

    private static double face(double u, double y) {
        double h = 0.085 * plate(inside(NOSE, u, y), 0.03);
        // The brow hangs over the sockets; the mouth is a bar that stands open.
        h += 0.035 * band(y, 3.925, 0.035) * smooth(0.33, 0.29, u);
        h -= 0.055 * oval(u - 0.175, y - 3.84, 0.095, 0.05);
        h += 0.022 * oval(u - 0.175, y - 3.835, 0.05, 0.022);
        h += 0.03 * oval(u, y - 3.615, 0.155, 0.055) - 0.055 * oval(u, y - 3.612, 0.115, 0.02);
        h += 0.02 * oval(u - 0.24, y - 3.66, 0.09, 0.09);
        if (y > 4.0 && y < 4.19) {
            double cell = Math.abs(u / 0.155 - Math.floor(u / 0.155) - 0.5) * 0.155;
            h += 0.03 * smooth(0.066, 0.05, Math.hypot(cell, y - 4.09)) - 0.03 * smooth(0.028, 0.018, Math.hypot(cell,
                    y - 4.09));
        }
        return h;
    }

    private static double breast(double u, double y) {
        double d = inside(BUTTERFLY, u, y);
        double h = 0.075 * plate(d, 0.03) - 0.026 * smooth(0.014, 0.004, Math.abs(d - 0.034));
        h += 0.028 * plate(inside(WING, u, y), 0.025) + 0.028 * plate(inside(TAIL, u, y), 0.025);
        h += 0.035 * oval(u, y - 2.84, 0.055, 0.19);
        // A cord of beads hangs from the neck.
        double s = Math.hypot(u, (y - 3.42) * 1.1);
        double bead = Math.abs(Math.sin(Math.atan2(u, 3.42 - y) * 9));
        return h + 0.035 * smooth(0.045, 0.02, Math.abs(s - 0.30)) * (0.45 + 0.55 * bead) * smooth(3.10, 3.16, y);
    }

    private static double apron(double u, double x, double y) {
        double d = inside(APRON, u, y);
        double h = 0.055 * plate(d, 0.03) - 0.02 * smooth(0.012, 0.004, Math.abs(d - 0.03));
        h += 0.05 * oval(u - 0.10, y - 2.28, 0.10, 0.075) + 0.03 * oval(u, y - 2.28, 0.04, 0.05);
        h -= 0.018 * smooth(0.012, 0.004, Math.abs(y - 2.365)) + 0.018 * smooth(0.012, 0.004, Math.abs(y - 2.215));
        // The hem of the skirt is folded, and its folds run down to both sides.
        double fold = Math.sin((u - 0.3 * (2.2 - y)) * 46 + (x > 0 ? 0 : 1.1));
        return h + 0.012 * fold * smooth(1.8, 1.86, y) * smooth(2.16, 2.1, y) * smooth(0.0, 0.03, -d);
    }

    private static double legs(double u, double y) {
        double fringe = 0.5 + 0.5 * Math.cos(u * 78);
        double h = 0.022 * fringe * smooth(0.82, 0.86, y) * smooth(1.03, 0.98, y);
        h += 0.03 * oval(u - 0.235, y - 1.1, 0.075, 0.055);
        // Straps of the sandal and its bow on the instep.
        h += 0.03 * band(y, 0.30, 0.045) + 0.05 * oval(u - 0.22, y - 0.31, 0.09, 0.06);
        return h + 0.018 * band(y, 0.42, 0.025);
    }

    private static double band(double y, double at, double half) {
        return smooth(half, half * 0.6, Math.abs(y - at));
    }

    private static double oval(double x, double y, double a, double b) {
        return smooth(1.15, 0.7, Math.sqrt(x * x / (a * a) + y * y / (b * b)));
    }

    private static double plate(double inside, double bevel) {
        return smooth(-bevel * 0.4, bevel * 0.6, inside);
    }

    /** How deep a point lies within a polygon; negative outside. */
    private static double inside(double[] q, double x, double y) {
        double best = 9;
        boolean in = false;
        for (int i = 0, j = q.length - 2; i < q.length; j = i, i += 2) {
            double ax = q[i], ay = q[i + 1], bx = q[j] - ax, by = q[j + 1] - ay, px = x - ax, py = y - ay;
            double t = Math.clamp((px * bx + py * by) / (bx * bx + by * by), 0, 1);
            // The middle line is no edge: the other half lies beyond it.
            if (ax > 0 || q[j] > 0) {
                best = Math.min(best, Math.hypot(px - bx * t, py - by * t));
            }
            if (ay > y != q[j + 1] > y && x < bx * (y - ay) / by + ax) {
                in = !in;
            }
        }
        return in ? best : -best;
    }
}
