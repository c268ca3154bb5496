package patolli.forge.carved;

/** A point or a direction in space; y is up. */
public record Vec(double x, double y, double z) {

    /** The length of a vector. */
    public static double length(double x, double y, double z) {
        return Math.sqrt(x * x + y * y + z * z);
    }

    /** This and {@code t} times the other. */
    public Vec plus(Vec d, double t) {
        return new Vec(x + d.x * t, y + d.y * t, z + d.z * t);
    }

    public Vec minus(Vec o) {
        return new Vec(x - o.x, y - o.y, z - o.z);
    }

    public double dot(Vec o) {
        return x * o.x + y * o.y + z * o.z;
    }

    public Vec cross(Vec o) {
        return new Vec(y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x);
    }

    public double length() {
        return length(x, y, z);
    }

    /** The same direction, of length 1. */
    public Vec unit() {
        double l = length();
        return new Vec(x / l, y / l, z / l);
    }
}
