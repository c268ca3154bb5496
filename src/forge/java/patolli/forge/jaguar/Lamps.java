package patolli.forge.jaguar;

import patolli.forge.carved.Field;
import patolli.forge.carved.Light;
import patolli.forge.carved.March;
import patolli.forge.carved.Vec;
import patolli.forge.matter.Noise;

/** What lights the scene: a torch at the right, night from the left behind, two fire bowls, and the jaguar's eyes. */
final class Lamps {
    private static final Vec TORCH = new Vec(0.52, 0.78, 0.44).unit(), NIGHT = new Vec(-0.74, 0.46, -0.42).unit();
    private static final double[] WARM = {1.0, 0.75, 0.52}, COLD = {0.28, 0.55, 0.74}, SKY = {0.050, 0.068, 0.078};
    private static final double[] FIRE = {1.0, 0.42, 0.11}, EMBER = {1.0, 0.27, 0.040};
    private static final double[] HOT = Light.rgb(0xFFB040);
    private static final Vec[] EYES = {eye(1), eye(-1)};
    /** The stone answers its eyes: what they glow with stands in the bowl too. */
    private static final Vec HEARTH = Stage.temple(new Vec(0, Stage.BOWL_FLOOR + 0.22, Stage.BOWL_Z));

    private final Field field;

    Lamps(Field field) {
        this.field = field;
    }

    private static Vec eye(int side) {
        return Stage.fromHead(new Vec(side * Skull.EYE.x(), Skull.EYE.y(), Skull.EYE.z() + 0.26));
    }

    /** Light that a point sends to the eye: the first three without, the last three only with the glowing eyes. */
    double[] shade(Vec p, Vec n, double[] colour, double open, Vec sight, double gloss) {
        Vec o = p.plus(n, 0.02);
        double pool = 0.10 + 0.90 * Noise.smooth(6.0, 2.3, Math.hypot((p.x() - 0.3) / 1.12, p.z() - 0.7));
        double torch = lit(n, o, TORCH, 5, 13) * pool * 1.85, night = lit(n, o, NIGHT, 4, 8) * 0.95;
        double shine = Math.pow(Math.max(0, n.dot(TORCH.plus(sight, -1).unit())), 24) * gloss * torch;
        double fire = 0;
        for (Vec f : Temple.FIRES) {
            Vec l = new Vec(f.x() - p.x(), f.y() + 0.35 - p.y(), f.z() - p.z());
            double q = l.length();
            fire += Math.max(0, 0.12 + n.dot(l.unit())) * 2.1 / (q * q + 1.1);
        }
        double[] out = new double[6];
        double glow = glow(p, n) * (0.35 + 0.65 * open), up = 1 + 0.7 * n.y();
        for (int i = 0; i < 3; i++) {
            out[i] = colour[i] * (WARM[i] * torch + COLD[i] * night + FIRE[i] * fire * (0.4 + 0.6 * open)
                    + SKY[i] * open * up * 1.5 * (0.35 + 0.65 * pool)) + shine * WARM[i] * 0.05;
            out[i + 3] = colour[i] * EMBER[i] * glow;
        }
        return out;
    }

    /** How dark a thing lying at a point of the bowl is, 0 to 1: the rim keeps the torch from it. */
    double shaded(Vec p) {
        double torch = March.shadow(field, p, TORCH, 2.5, 7), open = March.openness(field, p, new Vec(0, 1, 0), 0.5);
        return 1 - (0.30 + 0.70 * torch) * (0.45 + 0.55 * open);
    }

    private double lit(Vec n, Vec from, Vec light, double far, double k) {
        double l = Math.max(0, n.dot(light));
        return l > 0 ? l * March.shadow(field, from, light, far, k) : 0;
    }

    private static double glow(Vec p, Vec n) {
        double sum = 0;
        for (Vec e : EYES) {
            Vec l = e.minus(p);
            double q = l.length();
            sum += Math.max(0, 0.22 + n.dot(l.unit())) * 1.7 / (q * q + 0.07);
        }
        Vec l = HEARTH.minus(p);
        double q = l.length();
        double hearth = q < 1.6 ? Math.max(0, 0.35 + n.dot(l.unit())) * 0.62 / (q * q + 0.30) * (1 - q / 1.6) : 0;
        return Math.min(sum, 7.5) + hearth;
    }

    /** An eye's glass, at a point in the head's axes: dim ember, and what it sends when it glows. */
    static double[] glass(Vec q, double facing) {
        double u = Math.abs(q.x()) - Skull.EYE.x() + 0.010, v = q.y() - Skull.EYE.y();
        double r = Math.hypot(u, v) / Skull.EYE_RADIUS;
        double slit = Noise.smooth(0.010, 0.020, Math.abs(u) + 0.9 * v * v), rim = Noise.smooth(0.98, 0.70, r);
        double rays = 0.8 + 0.2 * Math.cos(Math.atan2(v, u) * 23);
        double f = rim * rays * (0.25 + 0.75 * facing), in = 0.05 + 0.95 * slit;
        double core = Noise.smooth(0.75, 0.1, r);
        return new double[] {0.15 * f * in + 0.01, 0.018 * f * in + 0.03 * core * slit + 0.003, 0.012 * f * in + 0.003,
                4.4 * f * in + 0.30, (0.85 * f + 1.1 * core) * in + 0.02, (0.05 * f + 0.16 * core) * in};
    }

    /** Coals in a fire bowl, by how hot the place is, 0 to 1. */
    static double[] coal(double heat) {
        double h = heat * heat;
        return new double[] {HOT[0] * 2.2 * h + 0.02, HOT[1] * 1.5 * h * h + 0.004, HOT[2] * 1.4 * h * h * h + 0.002,
                0, 0, 0};
    }
}
