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
            return NEAR;
        }
    }

    private static final double NEAR = 1.6;

    /** What the surfaces are made of: reflectance (linear light), and how their grain bends the normal. */
    interface Matter {
        double[] albedo(Vec p, Vec n);

        double pit(Vec p);

        /** Whether there are sharp borders of colour about a point, which one ray a pixel would leave jagged. */
        default boolean isPainted(Vec p) {
            return false;
        }
    }

    /** A fire or a torch at a point; {@code reach} as {@link Lamp#reach}. */
    record Fire(Vec at, double power, double fall, double[] colour, double reach) implements Lamp {
        Fire(Vec at, double power, double fall, double[] colour) {
            this(at, power, fall, colour, NEAR);
        }

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
    /** How many rays more, each way, a pixel has at an edge; what is an edge of forms, of slopes and of colours. */
    private static final int FINER = 3;
    private static final double STEP = 0.05, BEND = 0.80, TONE = 0.35;
    private final int w, h;
    private final Camera camera;
    private final Field steps, open;
    private final double from, to;
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
        this.open = open;
        this.matter = matter;
        this.from = from;
        this.to = to;
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
                Vec p = camera.eye().plus(d, t), n = normal(p);
                seen[i + 1] = (float) n.x();
                seen[i + 2] = (float) n.y();
                seen[i + 3] = (float) n.z();
                seen[i + 4] = (float) openness(p, n);
            }
        });
    }

    private Vec normal(Vec p) {
        return bent(p, March.normal(steps, p, 0.004));
    }

    private double openness(Vec p, Vec n) {
        return March.openness(open, p, n, 0.26) * (0.45 + 0.55 * March.openness(open, p, n, 0.09));
    }

    private Vec ray(double x, double y) {
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
        return shade(at(x, y), slope(x, y), seen[(y * w + x) * FIELDS + 4], ambient, lamps,
                shadows.stream().mapToDouble(shadow -> between(shadow, x, y)).toArray());
    }

    private Vec at(int x, int y) {
        return camera.eye().plus(ray(x, y), seen[(y * w + x) * FIELDS]);
    }

    private Vec slope(int x, int y) {
        int i = (y * w + x) * FIELDS;
        return new Vec(seen[i + 1], seen[i + 2], seen[i + 3]);
    }

    /** The colour of a point that so much of each lamp's light comes to. */
    private double[] shade(Vec p, Vec n, double free, double[] ambient, List<Lamp> lamps, double[] arrives) {
        double[] own = matter.albedo(p, n), c = new double[3];
        for (int k = 0; k < 3; k++) {
            c[k] = own[k] * free * ambient[k] * (1.35 + n.y());
        }
        for (int j = 0; j < lamps.size(); j++) {
            Lamp lamp = lamps.get(j);
            double facing = Math.max(0, n.dot(lamp.from(p))) * lamp.strength(p) * arrives[j];
            for (int k = 0; k < 3; k++) {
                c[k] += own[k] * lamp.colour()[k] * facing * (0.25 + 0.75 * free);
            }
        }
        return c;
    }

    /** The scene in this light, its edges smooth: a pixel that an edge runs through has several rays. */
    Light smooth(double[] ambient, List<Lamp> lamps) {
        Light out = new Light(w, h);
        List<float[]> shadows = lamps.stream().map(this::shadow).toList();
        IntStream.range(0, h).parallel().forEach(y -> {
            for (int x = 0; x < w; x++) {
                if (isEdge(x, y)) {
                    double[] arrives = new double[lamps.size()];
                    for (int j = 0; j < arrives.length; j++) {
                        arrives[j] = between(shadows.get(j), x, y);
                    }
                    out.set(x, y, finer(x, y, ambient, lamps, arrives));
                } else {
                    out.set(x, y, seen[(y * w + x) * FIELDS] >= 0 ? colour(x, y, ambient, lamps, shadows)
                            : new double[3]);
                }
            }
        });
        return out;
    }

    private double[] finer(int x, int y, double[] ambient, List<Lamp> lamps, double[] arrives) {
        double[] sum = new double[3];
        for (int i = 0; i < FINER * FINER; i++) {
            Vec d = ray(x + (i % FINER + 0.5) / FINER - 0.5, y + (i / FINER + 0.5) / FINER - 0.5);
            double t = March.trace(steps, camera.eye(), d, from, to, 160);
            if (t >= 0) {
                Vec p = camera.eye().plus(d, t), n = normal(p);
                double[] c = shade(p, n, openness(p, n), ambient, lamps, arrives);
                for (int k = 0; k < 3; k++) {
                    // Nothing that glows outshines the rest of its pixel.
                    sum[k] += Math.min(1.6, c[k]) / (FINER * FINER);
                }
            }
        }
        return sum;
    }

    private boolean isEdge(int x, int y) {
        for (int i = 0; i < 4; i++) {
            int u = Math.clamp(x + (i - 1) % 2, 0, w - 1), v = Math.clamp(y + (i - 2) % 2, 0, h - 1);
            if (parts(x, y, u, v)) {
                return true;
            }
        }
        return false;
    }

    private boolean parts(int x, int y, int u, int v) {
        double here = seen[(y * w + x) * FIELDS], there = seen[(v * w + u) * FIELDS];
        if (here < 0 || there < 0) {
            return here >= 0 || there >= 0;
        }
        if (Math.abs(here - there) > STEP || slope(x, y).dot(slope(u, v)) < BEND) {
            return true;
        }
        Vec p = at(x, y), q = at(u, v);
        if (!matter.isPainted(p) || !matter.isPainted(q)) {
            return false;
        }
        double[] a = matter.albedo(p, slope(x, y)), b = matter.albedo(q, slope(u, v));
        double most = Math.max(a[0] + a[1] + a[2], b[0] + b[1] + b[2]);
        return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]) > TONE * most;
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
