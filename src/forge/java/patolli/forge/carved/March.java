package patolli.forge.carved;

/** Sphere tracing of a field: the carved things are real bodies, so light is never faked. */
public final class March {
    /** What {@link #trace} answers when a ray meets nothing. */
    public static final double NOTHING = -1;
    private static final double PRECISION = 0.0006;
    private static final int SHADOW_STEPS = 48;

    private March() { }

    /** How far along the ray the body begins, or {@link #NOTHING}. */
    public static double trace(Field g, Vec o, Vec d, double from, double to, int steps) {
        double t = from;
        for (int i = 0; i < steps; i++) {
            double s = g.at(o.x() + d.x() * t, o.y() + d.y() * t, o.z() + d.z() * t);
            if (s < PRECISION * t) {
                return t;
            }
            t += s * 0.9;
            if (t > to) {
                return NOTHING;
            }
        }
        return t < to ? t : NOTHING;
    }

    /** The surface's normal near p, measured over a distance of e. */
    public static Vec normal(Field g, Vec p, double e) {
        double x = p.x(), y = p.y(), z = p.z();
        double a = g.at(x + e, y - e, z - e), b = g.at(x - e, y - e, z + e);
        double c = g.at(x - e, y + e, z - e), d = g.at(x + e, y + e, z + e);
        return new Vec(a - b - c + d, -a - b + c + d, -a + b - c + d).unit();
    }

    /** How much of a light reaches p, 0 to 1; a small k is a near, wide light. */
    public static double shadow(Field g, Vec p, Vec light, double max, double k) {
        double reaches = 1, t = 0.03;
        for (int i = 0; i < SHADOW_STEPS && t < max; i++) {
            double s = g.at(p.x() + light.x() * t, p.y() + light.y() * t, p.z() + light.z() * t);
            reaches = Math.min(reaches, k * s / t);
            if (reaches < 0.004) {
                return 0;
            }
            t += Math.clamp(s, 0.02, Math.max(0.02, max / 14));
        }
        return reaches * reaches * (3 - 2 * reaches);
    }

    /** How open the surroundings of p are within reach, 0 to 1. The field must give true distances. */
    public static double openness(Field g, Vec p, Vec n, double reach) {
        double closed = 0, k = 1;
        for (int i = 1; i <= 5; i++) {
            double t = reach * i / 5;
            closed += k * Math.max(0, t - g.at(p.x() + n.x() * t, p.y() + n.y() * t, p.z() + n.z() * t));
            k *= 0.7;
        }
        return Math.clamp(1 - 1.5 * closed / reach, 0, 1);
    }
}
