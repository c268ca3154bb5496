package patolli.forge.carved;

/** The bodies that others are put together from. */
public final class Solids {
    private Solids() { }

    /** The union of two bodies, melted together over a distance of k. */
    public static double melt(double a, double b, double k) {
        double h = Math.max(k - Math.abs(a - b), 0) / k;
        return Math.min(a, b) - h * h * k * 0.25;
    }

    /** What two bodies share, its edge rounded over a distance of k. */
    public static double carve(double a, double b, double k) {
        return -melt(-a, -b, k);
    }

    /** A box of half sizes a, b, c with rounded edges. */
    public static double box(double x, double y, double z, double a, double b, double c, double round) {
        double i = Math.abs(x) - a + round, j = Math.abs(y) - b + round, k = Math.abs(z) - c + round;
        return Vec.length(Math.max(i, 0), Math.max(j, 0), Math.max(k, 0)) + Math.min(Math.max(i, Math.max(j, k)), 0) - round;
    }

    /** An ellipsoid of half axes a, b, c. */
    public static double ellipsoid(double x, double y, double z, double a, double b, double c) {
        double k0 = Vec.length(x / a, y / b, z / c), k1 = Vec.length(x / (a * a), y / (b * b), z / (c * c));
        return k1 < 1e-9 ? -Math.min(a, Math.min(b, c)) : k0 * (k0 - 1) / k1;
    }

    /** A capsule from a to b whose radius runs from {@code ra} to {@code rb}. */
    public static double limb(double x, double y, double z, Vec a, double ra, Vec b, double rb) {
        double dx = b.x() - a.x(), dy = b.y() - a.y(), dz = b.z() - a.z();
        double px = x - a.x(), py = y - a.y(), pz = z - a.z();
        double t = Math.clamp((px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz), 0, 1);
        return Vec.length(px - dx * t, py - dy * t, pz - dz * t) - (ra + (rb - ra) * t);
    }
}
