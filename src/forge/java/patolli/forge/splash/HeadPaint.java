package patolli.forge.splash;

import patolli.forge.carved.Grain;
import patolli.forge.matter.Noise;

/**
 * How the two stone heads at the foot of the stair are painted: tawny with spots, shell eyes and fangs, a feather
 * collar.
 */
final class HeadPaint {
    private static final double[] TAWNY = {0.33, 0.205, 0.095}, BONE = {0.66, 0.60, 0.48}, MAW = {0.22, 0.030, 0.022},
            SPOT = {0.035, 0.028, 0.022};
    private static final double[][] FEATHERS = {{0.10, 0.25, 0.17}, {0.33, 0.075, 0.05}, {0.09, 0.23, 0.23}};

    private HeadPaint() { }

    /** Whether a place belongs to a head; a is the distance sideways from its middle, z before the stair's foot. */
    static boolean covers(double a, double y, double z) {
        return z > 0.0 && a < 1.15 && y < 1.9 && y > 0.02;
    }

    static double[] at(double x, double y, double z, double[] plaster, double chip) {
        double a = Math.abs(x), worn = Noise.smooth(0.12, 0.30, chip);
        if (z < 0.27) {
            double turn = Math.atan2(x, y - 0.72) * 7 / Math.PI;
            return Masonry.mixed(FEATHERS[Math.floorMod((int) Math.floor(turn), 3)], plaster, worn);
        }
        double eye = Math.hypot(Math.hypot(a - 0.31, y - 1.03), z - 0.86);
        if (eye < 0.19) {
            return Math.hypot(a - 0.29, y - 1.01) < 0.06 ? SPOT : BONE;
        }
        boolean fang = z > 1.12 && y > 0.30 && y < 0.62
                && (Math.abs(a - 0.29) < 0.1 || Math.abs(a - 0.22) < 0.09 || a < 0.2);
        if (fang) {
            return BONE;
        }
        if (y > 0.34 && y < 0.58) {
            return MAW;
        }
        boolean spot = Grain.cell(x * 4.2 + 3, y * 4.2, z * 4.2) < 0.33 && z < 0.95 && y > 0.6;
        return Masonry.mixed(spot ? SPOT : TAWNY, plaster, worn);
    }
}
