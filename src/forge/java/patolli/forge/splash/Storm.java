package patolli.forge.splash;

import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.stream.IntStream;
import patolli.forge.carved.Light;
import patolli.forge.carved.March;
import patolli.forge.carved.Vec;
import patolli.forge.matter.Reduce;

/** The whole view in its three weathers: traced once, at the finest scale, and kept for the pictures of a run. */
final class Storm {
    private static final int FINEST = 2;
    private static final double FARTHEST = 90, EXPOSURE = 1.3;
    private static final int TRACE_STEPS = 220;
    private static Storm kept;
    private final int scale, wide, high;
    private final Light[] lights = new Light[Weather.COUNT];
    private final Lamps lamps = new Lamps();
    private final Heaven heaven;
    private final Plaza plaza;
    private final float[] rim;

    Storm(int scale) {
        this.scale = scale;
        wide = View.WIDE * scale;
        high = View.HIGH * scale;
        heaven = new Heaven(scale);
        plaza = new Plaza(lamps, heaven, scale);
        for (int w = 0; w < Weather.COUNT; w++) {
            lights[w] = new Light(wide, high);
        }
        rim = new float[wide * high];
        trace();
        for (Light light : lights) {
            light.bloom(0.75, 9.0 * scale, 0.30);
        }
    }

    /** A weather at a scale, from the trace of this run. */
    static synchronized BufferedImage picture(int weather, int scale) {
        if (kept == null) {
            kept = new Storm(FINEST);
        }
        return kept.develop(weather, scale);
    }

    /** The layer of cold light on the temple's edges, from the trace of this run. */
    static synchronized BufferedImage rim(int scale) {
        if (kept == null) {
            kept = new Storm(FINEST);
        }
        BufferedImage fine = Rim.layer(kept.rim, kept.wide, kept.high, FINEST);
        return scale == FINEST ? fine : Reduce.by(FINEST / scale, fine);
    }

    BufferedImage develop(int weather, int at) {
        Light light = lights[weather];
        return (at == scale ? light : light.half()).develop(EXPOSURE, 0.008, 0.36);
    }

    /** One ray for a pixel; where neighbours differ, as along every edge, three more. */
    private void trace() {
        float[] depth = new float[wide * high];
        IntStream.range(0, high).parallel().forEach(y -> {
            for (int x = 0; x < wide; x++) {
                put(x, y, sample(x + 0.5, y + 0.5, depth, y * wide + x));
                rim[y * wide + x] = (float) edge(x + 0.5, y + 0.5, depth[y * wide + x]);
            }
        });
        boolean[] edge = edges(depth);
        IntStream.range(0, high).parallel().forEach(y -> {
            double[] sum = new double[Lamps.CHANNELS];
            for (int x = 0; x < wide; x++) {
                if (edge[y * wide + x]) {
                    Arrays.fill(sum, 0);
                    for (int k = 0; k < 4; k++) {
                        double[] c = sample(x + 0.25 + 0.5 * (k & 1), y + 0.25 + 0.25 * (k & 2), null, 0);
                        for (int i = 0; i < sum.length; i++) {
                            sum[i] += Math.min(4, c[i]) / 4;
                        }
                    }
                    put(x, y, sum);
                }
            }
        });
    }

    private double edge(double x, double y, float near) {
        if (near <= 0) {
            return 0;
        }
        Vec d = View.ray(x / scale, y / scale), p = View.eye().plus(d, 1 / near);
        return Site.isGround(p) ? 0 : Rim.at(p, d, 1 / near);
    }

    private void put(int x, int y, double[] c) {
        for (int w = 0; w < Weather.COUNT; w++) {
            lights[w].set(x, y, new double[] {c[3 * w], c[3 * w + 1], c[3 * w + 2]});
        }
    }

    /** Where a surface breaks off, in distance, or where lit and unlit paint meet. */
    private boolean[] edges(float[] depth) {
        boolean[] edge = new boolean[wide * high];
        IntStream.range(1, high - 1).parallel().forEach(y -> {
            for (int x = 1; x < wide - 1; x++) {
                int i = y * wide + x;
                float d = depth[i];
                // On a plane the inverse of distance changes evenly: only folds and rims bend it.
                float bend = Math.max(Math.abs(depth[i - 1] + depth[i + 1] - 2 * d),
                        Math.abs(depth[i - wide] + depth[i + wide] - 2 * d));
                edge[i] = bend > 0.00035f && d >= 0 || d == 0 && bend > 0;
            }
        });
        return edge;
    }

    /** The light of all weathers at a place in pixels; notes the inverse distance, 0 for the sky. */
    private double[] sample(double x, double y, float[] depth, int at) {
        Vec d = View.ray(x / scale, y / scale);
        double t = March.trace(Site::at, View.eye(), d, 0.5, FARTHEST, TRACE_STEPS);
        double[] c = new double[Lamps.CHANNELS];
        if (t < 0) {
            for (int w = 0; w < Weather.COUNT; w++) {
                System.arraycopy(heaven.light(w).get(x - 0.5, y - 0.5), 0, c, 3 * w, 3);
            }
            return c;
        }
        Vec p = View.eye().plus(d, t);
        if (depth != null) {
            depth[at] = (float) (1 / t);
        }
        c = Site.isGround(p) ? plaza.at(p, d, t) : lamps.at(p, d, false);
        return hazed(c, x, y, t);
    }

    private double[] hazed(double[] c, double x, double y, double t) {
        double haze = 1 - Math.exp(-Math.max(0, t - 22) * 0.011);
        for (int w = 0; w < Weather.COUNT; w++) {
            double[] air = heaven.light(w).get(x, Math.min(y, (View.HORIZON - 6) * scale));
            for (int k = 0; k < 3; k++) {
                c[3 * w + k] = c[3 * w + k] * (1 - haze) + Math.min(0.22, air[k]) * haze;
            }
        }
        return c;
    }
}
