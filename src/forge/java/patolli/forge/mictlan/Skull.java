package patolli.forge.mictlan;

import patolli.forge.carved.Grain;
import patolli.forge.carved.Solids;
import patolli.forge.carved.Vec;

/**
 * One skull of the wall, about 0.8 wide and 1 high around the origin, its face toward +z.
 */
final class Skull {
    private static final double TOOTH = 0.082, FAR = 0.30;
    private final double cosTilt, sinTilt, cosYaw, sinYaw, size, wide, high, socket, slant, jaw, hole;
    private final int gaps;
    private final boolean knife;

    /**
     * @param tilt   lean of the head, radians
     * @param yaw    turn of the face, radians
     * @param size   factor on the whole
     * @param wide   factor on the brain case's width
     * @param high   factor on its height
     * @param socket factor on the eye holes
     * @param slant  how far the eye holes hang outward
     * @param jaw    how far the lower jaw has dropped; below zero it is lost
     * @param gaps   bits of the teeth that are lost
     * @param hole   radius of a hole in the brain case, 0 for none
     * @param knife  whether a flint knife stands in the nose, as it was done for the lord of the dead
     */
    private Skull(double tilt, double yaw, double size, double wide, double high, double socket, double slant, double
            jaw, int gaps, double hole, boolean knife) {
        cosTilt = Math.cos(tilt);
        sinTilt = Math.sin(tilt);
        cosYaw = Math.cos(yaw);
        sinYaw = Math.sin(yaw);
        this.size = size;
        this.wide = wide;
        this.high = high;
        this.socket = socket;
        this.slant = slant;
        this.jaw = jaw;
        this.gaps = gaps;
        this.hole = hole;
        this.knife = knife;
    }

    /** The skull of a place in the wall; always the same. */
    static Skull of(int i, int j) {
        double[] h = new double[12];
        for (int k = 0; k < h.length; k++) {
            h[k] = Grain.hash(i + 40 + 7 * k, j + 90 + 3 * k, 1 + 5 * k);
        }
        double turn = h[1] > 0.86 ? 0.75 * Math.signum(h[5] - 0.5) : (h[1] / 0.86 - 0.5) * 0.62;
        double drop = h[3] > 0.80 ? -1 : h[3] > 0.55 ? 0.05 + 0.07 * h[4] : 0.012 * h[4];
        int lost = h[6] > 0.35 ? 1 << (int) (h[7] * 5) | (h[6] > 0.7 ? 1 << (int) (h[8] * 5) : 0) : 0;
        return new Skull((h[0] - 0.5) * 0.34, turn, 0.92 + 0.14 * h[2], 0.91 + 0.16 * h[9], 0.92 + 0.15 * h[10],
                0.90 + 0.24 * h[8], (h[11] - 0.3) * 0.10, drop, lost, h[4] > 0.80 ? 0.06 + 0.06 * h[9] : 0,
                h[5] > 0.91);
    }

    /** Distance from the skull's surface. */
    double at(double px, double py, double pz) {
        // Far away a ball about it will do, which is never more than the true distance.
        double far = Vec.length(px, py + 0.06, pz - 0.2) - 0.78;
        if (far > FAR) {
            return far;
        }
        double flat = (px * cosTilt - py * sinTilt) / size, deep = pz / size - 0.1;
        return size * face(flat * cosYaw - deep * sinYaw, (px * sinTilt + py * cosTilt) / size, flat * sinYaw + deep *
                cosYaw + 0.1);
    }

    private double face(double x, double y, double z) {
        double ax = Math.abs(x);
        double d = Solids.ellipsoid(x, y - 0.13, z - 0.12, 0.40 * wide, 0.35 * high, 0.38);
        d = Solids.carve(d, -Solids.ellipsoid(ax - 0.42 * wide, y + 0.02, z - 0.30, 0.09, 0.16, 0.14), 0.06);
        d = Solids.melt(d, Solids.ellipsoid(ax - 0.245, y + 0.115, z - 0.30, 0.125, 0.075, 0.15), 0.055);
        d = Solids.melt(d, Solids.box(x, y + 0.20, z - 0.27, 0.185, 0.14, 0.17, 0.08), 0.06);
        double brow = y - 0.155 + slant * (ax - 0.16) * 2;
        d = Solids.melt(d, Solids.ellipsoid(ax - 0.16, brow, z - 0.44, 0.155, 0.045, 0.075), 0.05);
        d = Solids.melt(d, Solids.ellipsoid(x, y + 0.04, z - 0.49, 0.036, 0.10, 0.06), 0.03);
        if (jaw >= 0) {
            double chin = y + 0.435 + jaw;
            d = Solids.melt(d, Solids.box(x, chin, z - 0.25, 0.195 - 0.05 * Math.max(0, -chin), 0.075, 0.18, 0.05),
                    0.03);
            d = Solids.melt(d, Solids.box(ax - 0.215, y + 0.30 + jaw * 0.5, z - 0.12, 0.035, 0.15, 0.07, 0.03), 0.05);
        }
        double hang = slant * (ax - 0.165) * 3;
        d = Solids.carve(d, -Solids.ellipsoid(ax - 0.165, y - 0.02 + hang, z - 0.50, 0.122 * socket, 0.112 * socket,
                0.23), 0.022);
        d = Solids.carve(d, -Solids.ellipsoid(ax - 0.034 - 0.25 * Math.max(0, -y - 0.13), y + 0.155, z - 0.50, 0.036,
                0.085, 0.13), 0.012);
        if (hole > 0) {
            d = Solids.carve(d, -Solids.ellipsoid(x - 0.17, y - 0.33, z - 0.36, hole, hole * 0.8, 0.2), 0.02);
        }
        if (ax < 0.205) {
            d = teeth(d, x, y, z);
        }
        if (knife) {
            double along = y + 0.22, half = 0.058 * Math.sqrt(Math.max(0.02, 1 - along * along / 0.045));
            d = Math.min(d, Solids.box(x, along, z - 0.56, half, 0.20, 0.028, 0.012));
        }
        return d;
    }

    private double teeth(double bare, double x, double y, double z) {
        double d = bare;
        int n = (int) Math.round(x / TOOTH);
        double tx = x - n * TOOTH, front = z - 0.40 + x * x * 1.3;
        if ((gaps >> n + 2 & 1) == 0) {
            d = Solids.melt(d, Solids.box(tx, y + 0.315, front, 0.033, 0.058, 0.055, 0.02), 0.01);
        }
        if (jaw >= 0 && (gaps >> 2 - n & 1) == 0) {
            d = Solids.melt(d, Solids.box(tx, y + 0.405 + jaw, front + 0.01, 0.032, 0.042, 0.05, 0.02), 0.01);
        }
        return d;
    }
}
