package patolli.forge.tula;

import patolli.forge.carved.Grain;
import patolli.forge.carved.Solids;

/** A fallen stone: a worn block or the piece of a drum, turned and tilted, in metres. */
record Stone(double x, double y, double z, double a, double b, double c, double turn, double tilt, boolean round) {

    /** How far its middle can be from its surface. */
    double reach() {
        return Math.sqrt(a * a + b * b + c * c);
    }

    double at(double wx, double wy, double wz) {
        double dx = wx - x, dy = wy - y, dz = wz - z;
        double far = Math.sqrt(dx * dx + dy * dy + dz * dz) - reach();
        if (far > 0.25) {
            return far;
        }
        double co = Math.cos(turn), si = Math.sin(turn), px = dx * co - dz * si, pz = dx * si + dz * co;
        double ct = Math.cos(tilt), st = Math.sin(tilt), qx = px * ct - dy * st, qy = px * st + dy * ct;
        double d;
        if (round) {
            double e = Math.hypot(qy, pz) - b, f = Math.abs(qx) - a;
            d = Math.hypot(Math.max(e + 0.05, 0), Math.max(f + 0.05, 0)) + Math.min(Math.max(e, f) + 0.05, 0) - 0.05;
        } else {
            d = Solids.box(qx, qy, pz, a, b, c, Math.min(a, Math.min(b, c)) * 0.35);
        }
        return d < 0.12 ? (d + 0.16 * Math.min(a, Math.min(b, c)) * Grain.sum(qx * 3.5 + x * 7, qy * 3.5 + z, pz * 3.5,
                3)) * 0.85 : d;
    }
}
