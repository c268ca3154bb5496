package patolli.forge.mictlan;

import java.util.List;
import java.util.stream.IntStream;
import patolli.forge.carved.Camera;
import patolli.forge.carved.Field;
import patolli.forge.carved.Grain;
import patolli.forge.carved.Light;
import patolli.forge.carved.March;
import patolli.forge.carved.Vec;
import patolli.forge.matter.Noise;

/** A carved scene that is traced once and can then be lit again and again. */
final class Relief {
    /** A light: from where it comes to a point, how strong it is there, and its colour. */
    interface Lamp {
        /** Direction to the light; of length 1. */
        Vec from(Vec p);

        /** Strength at a point, without the surface's slope. */
        double strength(Vec p);

        /** Colour in linear light. */
        double[] colour();

        /** How far it is before nothing more can stand in the way. */
        default double reach() {
            return 1.6;
        }
    }

    /** What the surfaces are made of: reflectance (linear light), and how their grain bends the normal. */
    interface Matter {
        double[] albedo(Vec p, Vec n);

        double pit(Vec p);
    }

    /** A fire or a torch at a point. */
    record Fire(Vec at, double power, double fall, double[] colour) implements Lamp {
        @Override
        public Vec from(Vec p) {
            return at.minus(p).unit();
        }

        @Override
        public double strength(Vec p) {
            return power / (Math.pow(at.minus(p).length(), fall) + 0.5);
        }
    }

    private static final int FIELDS = 5;
    private static final double TINY = 0.003;
    private final int w, h;
    private final Camera camera;
    private final Field steps;
    private final Matter matter;
    /** Distance along the ray (below zero: nothing), normal, openness; pixel by pixel. */
    private final float[] seen;

    /**
     * @param steps  the field that rays step through
     * @param open   the same in true distances
     * @param from   distance at which rays start, {@code to} at which they give up
     */
    Relief(int w, int h, Camera camera, Field steps, Field open, Matter matter, double from, double to) {
        this.w = w;
        this.h = h;
        this.camera = camera;
        this.steps = steps;
        this.matter = matter;
        seen = new float[w * h * FIELDS];
        IntStream.range(0, h).parallel().forEach(y -> {
            for (int x = 0; x < w; x++) {
                int i = (y * w + x) * FIELDS;
                Vec d = ray(x, y);
                double t = March.trace(steps, camera.eye(), d, from, to, 160);
                seen[i] = (float) t;
                if (t < 0) {
                    continue;
                }
                Vec p = camera.eye().plus(d, t), smooth = March.normal(steps, p, 0.004), n = bent(p, smooth);
                seen[i + 1] = (float) n.x();
                seen[i + 2] = (float) n.y();
                seen[i + 3] = (float) n.z();
                seen[i + 4] = (float) (March.openness(open, p, n, 0.26) * (0.45 + 0.55 * March.openness(open, p, n,
                        0.09)));
            }
        });
    }

    private Vec ray(int x, int y) {
        return camera.ray((x + 0.5 - w / 2.0) / (h / 2.0), (h / 2.0 - y - 0.5) / (h / 2.0));
    }

    private Vec bent(Vec p, Vec n) {
        double e = 0.012, b = 0.55, here = matter.pit(p);
        return new Vec(n.x() - b * (matter.pit(new Vec(p.x() + e, p.y(), p.z())) - here) / e,
                n.y() - b * (matter.pit(new Vec(p.x(), p.y() + e, p.z())) - here) / e,
                n.z() - b * (matter.pit(new Vec(p.x(), p.y(), p.z() + e)) - here) / e).unit();
    }

    /** What is seen through an opening, by design unit. */
    interface Sky {
        double[] at(double x, double y);
    }

    /** The scene in this light, nothing but night behind it. */
    Light lit(double[] ambient, List<Lamp> lamps) {
        return lit(ambient, lamps, (x, y) -> new double[3]);
    }

    /** The scene in this light, before this sky. */
    Light lit(double[] ambient, List<Lamp> lamps, Sky sky) {
        Light out = new Light(w, h);
        List<float[]> shadows = lamps.stream().map(this::shadow).toList();
        IntStream.range(0, h).parallel().forEach(y -> {
            for (int x = 0; x < w; x++) {
                int i = (y * w + x) * FIELDS;
                out.set(x, y, seen[i] >= 0 ? colour(x, y, ambient, lamps, shadows)
                        : sky.at((x + 0.5) * 800 / h, (y + 0.5) * 800 / h));
            }
        });
        return out;
    }

    /** How much of a lamp's light arrives; shadows are soft, so every second pixel of every second row will do. */
    private float[] shadow(Lamp lamp) {
        int half = w / 2, rows = h / 2;
        float[] out = new float[half * rows];
        IntStream.range(0, rows).parallel().forEach(y -> {
            for (int x = 0; x < half; x++) {
                int i = (2 * y * w + 2 * x) * FIELDS;
                if (seen[i] < 0) {
                    continue;
                }
                Vec p = camera.eye().plus(ray(2 * x, 2 * y), seen[i]), n = new Vec(seen[i + 1], seen[i + 2], seen[i +
                        3]);
                Vec l = lamp.from(p);
                if (n.dot(l) * lamp.strength(p) > TINY) {
                    out[y * half + x] = (float) March.shadow(steps, p.plus(n, 0.02), l, lamp.reach(), 9);
                }
            }
        });
        return out;
    }

    private float between(float[] shadow, int x, int y) {
        int half = w / 2, a = x / 2, b = Math.min(half - 1, (x + 1) / 2), c = y / 2, d = Math.min(h / 2 - 1, (y + 1) /
                2);
        return (shadow[c * half + a] + shadow[c * half + b] + shadow[d * half + a] + shadow[d * half + b]) / 4;
    }

    private double[] colour(int x, int y, double[] ambient, List<Lamp> lamps, List<float[]> shadows) {
        int i = (y * w + x) * FIELDS;
        Vec p = camera.eye().plus(ray(x, y), seen[i]), n = new Vec(seen[i + 1], seen[i + 2], seen[i + 3]);
        double open = seen[i + 4];
        double[] own = matter.albedo(p, n), c = new double[3];
        for (int k = 0; k < 3; k++) {
            c[k] = own[k] * open * ambient[k] * (1.35 + n.y());
        }
        for (int j = 0; j < lamps.size(); j++) {
            Lamp lamp = lamps.get(j);
            double facing = Math.max(0, n.dot(lamp.from(p))) * lamp.strength(p) * between(shadows.get(j), x, y);
            for (int k = 0; k < 3; k++) {
                c[k] += own[k] * lamp.colour()[k] * facing * (0.25 + 0.75 * open);
            }
        }
        return c;
    }

    /** Weathered stone with remains of red paint, a little soot, and bones that are paler than their beams. */
    static final class Stone implements Matter {
        @Override
        public double[] albedo(Vec p, Vec n) {
            double m = 0.78 + 0.42 * Grain.sum(p.x() * 1.4, p.y() * 1.4, 2, 4) + 0.16 * Grain.at(p.x() * 14, p.y() * 14,
                    p.z() * 14);
            double red = 0.85 * Noise.smooth(0.10, 0.32, Grain.sum(p.x() * 0.9 + 4, p.y() * 0.9, 7, 4));
            double pale = Noise.smooth(0.10, 0.42, p.z());
            double crack = Noise.smooth(0.022, 0.004, Math.abs(Grain.sum(p.x() * 1.9, p.y() * 1.9, p.z() * 1.3 + 9, 3)))
                    * Noise.smooth(-0.05, 0.12, Grain.at(p.x() * 0.8, p.y() * 0.8, 20));
            double k = m * (0.82 + 0.30 * pale) * (1 - 0.55 * crack);
            return new double[] {(0.34 + 0.02 * red) * k, (0.305 - 0.15 * red) * k, (0.25 - 0.15 * red) * k};
        }

        @Override
        public double pit(Vec p) {
            return 0.028 * Grain.sum(p.x() * 7, p.y() * 7, p.z() * 7, 3)
                    - 0.020 * Noise.smooth(0, 0.30, 0.36 - Grain.cell(p.x() * 9, p.y() * 9, p.z() * 9));
        }
    }
}
