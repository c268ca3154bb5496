package patolli.forge.jaguar;

import java.util.stream.IntStream;
import patolli.forge.carved.Field;
import patolli.forge.carved.Grain;
import patolli.forge.carved.Light;
import patolli.forge.carved.March;
import patolli.forge.carved.Vec;
import patolli.forge.matter.Noise;

/** Looks at the scene once: its light, what the glowing eyes add, and where one sees into the bowl. */
final class Tracer {
    private static final int STEPS = 150;
    private static final double NEAR = 7, FAR = 21, EDGE = 0.05, LAYING = 0.06;
    private static final double[][] WITHIN = {{-0.375, -0.125}, {0.125, -0.375}, {0.375, 0.125}, {-0.125, 0.375}};
    private static final Field FIELD = Tracer::scene;

    private final int width;
    private final int height;
    private final Lamps lamps = new Lamps(FIELD);
    private final Light still;
    private final Light glow;
    /** How much of each pixel looks into the bowl, and how dark it is there at the height of stakes. */
    private final float[] inside;
    private final float[] dark;
    private final float[] depth;
    private final byte[] matter;

    /** What one ray met. */
    private record Sample(double[] light, double depth, int matter, double dark) { }

    Tracer(int width, int height) {
        this.width = width;
        this.height = height;
        still = new Light(width, height);
        glow = new Light(width, height);
        int n = width * height;
        inside = new float[n];
        dark = new float[n];
        depth = new float[n];
        matter = new byte[n];
    }

    Light still() {
        return still;
    }

    Light glow() {
        return glow;
    }

    float[] inside() {
        return inside;
    }

    float[] dark() {
        return dark;
    }

    /** Traces every pixel, then those at edges again with four rays. */
    Tracer look() {
        return look(0, 0, width, height);
    }

    /** Traces a part only. */
    Tracer look(int left, int top, int right, int bottom) {
        IntStream.range(top, bottom).parallel().forEach(y -> {
            for (int x = left; x < right; x++) {
                Sample s = ray(x + 0.5, y + 0.5);
                int i = y * width + x;
                depth[i] = (float) s.depth;
                matter[i] = (byte) s.matter;
                keep(x, y, s.light, s.matter == 2 ? 1 : 0, s.dark);
            }
        });
        IntStream.range(top + 1, bottom - 1).parallel().forEach(y -> {
            for (int x = left + 1; x < right - 1; x++) {
                if (edge(y * width + x)) {
                    refine(x, y);
                }
            }
        });
        return this;
    }

    private boolean edge(int i) {
        for (int j : new int[] {i - 1, i + 1, i - width, i + width}) {
            if (matter[i] != matter[j] || Math.abs(depth[i] - depth[j]) > EDGE * 1280 / width) {
                return true;
            }
        }
        return false;
    }

    private void refine(int x, int y) {
        double[] mean = new double[6];
        double in = 0, shade = 0;
        for (double[] at : WITHIN) {
            Sample s = ray(x + 0.5 + at[0], y + 0.5 + at[1]);
            for (int c = 0; c < 6; c++) {
                mean[c] += Math.min(s.light[c], 2.5) / WITHIN.length;
            }
            in += s.matter == 2 ? 1.0 / WITHIN.length : 0;
            shade = Math.max(shade, s.dark);
        }
        keep(x, y, mean, in, shade);
    }

    private void keep(int x, int y, double[] c, double in, double shade) {
        still.set(x, y, c);
        glow.set(x, y, new double[] {c[3], c[4], c[5]});
        inside[y * width + x] = (float) in;
        dark[y * width + x] = (float) shade;
    }

    private static double scene(double x, double y, double z) {
        Vec q = Stage.beast(new Vec(x, y, z));
        return Math.min(Temple.at(x, y, z), Beast.at(q.x(), q.y(), q.z())) * 0.92;
    }

    private Sample ray(double px, double py) {
        Vec eye = Stage.CAMERA.eye();
        Vec d = Stage.CAMERA.ray((px - width / 2.0) / (height / 2.0), (height / 2.0 - py) / (height / 2.0));
        double t = March.trace(FIELD, eye, d, NEAR, FAR, STEPS);
        if (t == March.NOTHING) {
            return new Sample(new double[6], FAR, 0, 0);
        }
        Vec p = eye.plus(d, t), b = Stage.beast(p), n = March.normal(FIELD, p, 0.0030);
        boolean beast = Beast.at(b.x(), b.y(), b.z()) < Temple.at(p.x(), p.y(), p.z());
        if (beast) {
            Vec q = Stage.head(b);
            if (Skull.eye(q)) {
                double facing = Math.max(0, -n.dot(d));
                return new Sample(Lamps.glass(q, facing), t, 3, 0);
            }
        }
        boolean cloth = !beast && p.y() < Stage.FLOOR + 0.2 && Cotton.covers(p);
        if (!beast && !cloth && Temple.burns(p)) {
            double heat = 0.62 + 0.75 * Grain.sum(p.x() * 13, p.y() * 13, p.z() * 13, 2);
            return new Sample(Lamps.coal(Math.clamp(heat, 0.12, 1)), t, 4, 0);
        }
        Vec rough = rough(p, b, n, beast, cloth);
        double open = March.openness(FIELD, p, n, 0.55) * (0.45 + 0.55 * March.openness(FIELD, p, n, 0.14));
        double[] colour = beast ? Stone.colour(b, open) : cloth ? Cotton.colour(p) : Temple.colour(p);
        boolean in = beast && Bowl.inside(b.x(), b.y(), b.z());
        double[] light = lamps.shade(p, rough, colour, open, d, cloth ? 0 : 0.5);
        return new Sample(light, t, in ? 2 : beast ? 1 : cloth ? 5 : 6, in ? shaded(laid(eye, d)) : 0);
    }

    /** Where the ray meets things that lie in the bowl. */
    private static Vec laid(Vec eye, Vec d) {
        return eye.plus(d, (Stage.BOWL_FLOOR + LAYING - eye.y()) / d.y());
    }

    /** How dark a thing at p is; where the bowl's wall rises before it, nothing can lie. */
    private double shaded(Vec p) {
        Vec b = Stage.beast(p);
        double room = Noise.smooth(0.02, 0.24, Stage.BOWL_RADIUS - Math.hypot(b.x(), b.z() - Stage.BOWL_Z));
        return room == 0 ? 0 : room * lamps.shaded(p);
    }

    private static double relief(Vec p, Vec b, boolean beast, boolean cloth) {
        return beast ? Stone.relief(b.x(), b.y(), b.z()) : cloth ? Cotton.relief(p.x(), p.z()) : Temple.relief(p.x(),
                p.y(), p.z());
    }

    /** The normal, bent by the fine relief. */
    private static Vec rough(Vec p, Vec b, Vec n, boolean beast, boolean cloth) {
        double e = beast ? 0.006 : 0.005, h = relief(p, b, beast, cloth);
        double[] slope = new double[3];
        Vec[] axes = {new Vec(e, 0, 0), new Vec(0, e, 0), new Vec(0, 0, e)};
        for (int i = 0; i < 3; i++) {
            Vec q = p.plus(axes[i], 1);
            slope[i] = Math.clamp((relief(q, beast ? Stage.beast(q) : b, beast, cloth) - h) / e, -1.6, 1.6);
        }
        double along = slope[0] * n.x() + slope[1] * n.y() + slope[2] * n.z(), k = 0.8;
        return new Vec(n.x() - k * (slope[0] - along * n.x()), n.y() - k * (slope[1] - along * n.y()),
                n.z() - k * (slope[2] - along * n.z())).unit();
    }
}
