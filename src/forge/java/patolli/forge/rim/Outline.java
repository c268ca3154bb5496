package patolli.forge.rim;

import patolli.forge.matter.Distance;
import patolli.forge.matter.Plate;

/** What is within an outline, and which way the nearest edge is turned, in one cell of a sheet. */
final class Outline {
    private static final double SOFT = 2.4;
    private final int w, h, x0, y0, wide;
    private final float[] in, soft;

    /**
     * @param solid 1 within the outline, 0 about it
     * @param whole the width and the height of that
     * @param cell  left, top, width and height of the cell in it
     */
    Outline(int[] solid, int[] whole, int[] cell, int scale) {
        wide = whole[0];
        x0 = cell[0];
        y0 = cell[1];
        w = cell[2];
        h = cell[3];
        in = Distance.toChange(solid, wide, whole[1]);
        for (int i = 0; i < in.length; i++) {
            in[i] = solid[i] == 1 ? in[i] : -in[i];
        }
        soft = new Plate(wide, whole[1], scale).blur(in, SOFT * scale);
    }

    /** How many pixels it is within the outline; below 0 outside. */
    double inside(int i) {
        return in[at(i % w, i / w)];
    }

    /** How far down in the cell it is, 0 to 1. */
    double down(int i) {
        return (double) (i / w) / h;
    }

    /** How much the nearest edge is turned to a direction, -1 to 1. */
    double towards(int i, double x, double y) {
        int px = i % w, py = i / w;
        double dx = soft[at(px + 1, py)] - soft[at(px - 1, py)], dy = soft[at(px, py + 1)] - soft[at(px, py - 1)];
        double far = Math.hypot(dx, dy);
        // Along the middle of a limb no edge is the nearest.
        return far < 1e-4 ? 0 : -(dx * x + dy * y) / Math.max(far, 1.2);
    }

    private int at(int x, int y) {
        return Math.clamp(y0 + y, 0, in.length / wide - 1) * wide + Math.clamp(x0 + x, 0, wide - 1);
    }
}
