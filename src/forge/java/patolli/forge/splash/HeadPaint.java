package patolli.forge.splash;

import patolli.forge.carved.Grain;
import patolli.forge.carved.Vec;
import patolli.forge.matter.Noise;

/**
 * How the two stone jaguars at the foot of the stair are painted: tawny with rosettes, pale round eyes and on muzzle
 * and chest, eyes of shell with a slit.
 */
final class HeadPaint {
    private static final double[] TAWNY = {0.46, 0.245, 0.070}, PALE = {0.60, 0.53, 0.40}, BONE = {0.74, 0.69, 0.57},
            MAW = {0.24, 0.022, 0.018}, SPOT = {0.026, 0.020, 0.016}, EMBER = {0.36, 0.150, 0.040},
            SHELL = {0.70, 0.56, 0.16}, ROSE = {0.42, 0.13, 0.09};
    private static final double PLINTH = 0.15;

    private HeadPaint() { }

    /** Whether a place belongs to a jaguar; all in the axes of the slope's end. */
    static boolean covers(double x, double y, double z) {
        return z > -0.1 && Math.abs(x) < 2 && y < 2.7 && Guardian.at(x, y, z) < 0.012
                && Guardian.own(x, y, z).y() > PLINTH;
    }

    static double[] at(double x, double y, double z, double[] plaster, double chip) {
        Vec q = Guardian.own(x, y, z);
        Vec h = Guardian.head(q);
        double a = Math.abs(h.x());
        if (Vec.length(a - Guardian.EYE.x(), h.y() - Guardian.EYE.y(), h.z() - Guardian.EYE.z())
                < Guardian.EYE_RADIUS + 0.010) {
            return eye(a, h.y());
        }
        if (tooth(a, h.y(), h.z())) {
            return BONE;
        }
        double[] c = h.y() > 1.02 && h.z() > 0.5 ? face(h, a) : coat(q, 3.9, 0.46);
        return Masonry.mixed(c, plaster, 0.5 * Noise.smooth(0.18, 0.34, chip));
    }

    private static boolean tooth(double a, double y, double z) {
        return z > 1.24 && y > 1.01 && y < 1.215 && a > 0.05 && a < 0.20;
    }

    private static double[] eye(double a, double y) {
        double u = a - Guardian.EYE.x() + 0.012, v = y - Guardian.EYE.y();
        double r = Math.hypot(u, v);
        return Math.abs(u) < 0.016 && Math.abs(v) < 0.06 || r > 0.074 ? SPOT : SHELL;
    }

    private static double[] face(Vec q, double a) {
        double y = q.y(), z = q.z();
        if (z > 1.375 && y > 1.375 && a < 0.14) {
            return ROSE;
        }
        boolean mouth = z > 0.84 && a < 0.29 && Math.abs(y - 1.175 - 0.10 * a) < 0.075;
        if (mouth) {
            return MAW;
        }
        double ear = Math.hypot(a - 0.36, y - 1.785);
        if (z > 0.55 && ear < 0.09) {
            return z > 0.60 ? ROSE : SPOT;
        }
        // The tear line from the eye's inner corner down beside the nose, and the dark lid round the eye.
        double lid = Vec.length(a - Guardian.EYE.x(), (y - Guardian.EYE.y()) * 1.25, z - Guardian.EYE.z());
        double tear = Math.abs(a - 0.15 - 0.28 * (y - 1.42));
        if (lid < 0.106 && z > 1.02 || tear < 0.020 && y > 1.34 && y < 1.52 && z > 1.1) {
            return SPOT;
        }
        boolean pad = z > 1.08 && y < 1.415 || y < 1.16 && z > 0.85;
        if (pad) {
            double row = (y - 1.25) / 0.055, col = (a - 0.05) / 0.06;
            boolean whisker = z > 1.26 && row > 0 && row < 2.6 && col > 0.6
                    && Math.hypot(row - Math.round(row), col - Math.round(col)) < 0.30;
            return whisker ? SPOT : PALE;
        }
        boolean brow = y > 1.63 && y < 1.70 && a > 0.13 && a < 0.30 && z > 1.0;
        return brow ? PALE : coat(q, 5.4, 0.40);
    }

    /** Tawny, paler on the chest, with dark rings round a warmer middle. */
    private static double[] coat(Vec q, double dense, double ring) {
        double a = Math.abs(q.x());
        double cell = Grain.cell(q.x() * dense + 3, q.y() * dense, q.z() * dense + 1);
        double chest = Noise.smooth(0.20, 0.05, a) * Noise.smooth(0.5, 0.62, q.z()) * Noise.smooth(1.25, 1.1, q.y());
        double[] ground = Masonry.mixed(TAWNY, PALE, 0.8 * chest);
        if (dense > 4) {
            return cell < 0.31 ? SPOT : ground;
        }
        return cell < ring && cell > 0.27 ? SPOT : cell <= 0.27 ? EMBER : ground;
    }
}
