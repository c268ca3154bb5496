package patolli.forge.tula;

import java.util.stream.IntStream;
import patolli.forge.carved.Camera;
import patolli.forge.carved.Grain;
import patolli.forge.carved.March;
import patolli.forge.carved.Vec;

/**
 * The place as a camera sees it: for each pixel how much of each light arrives, without any colour, so that one costly
 * trace serves more than one hour of the day. Edges are traced four times and averaged.
 */
final class Trace {
    /** Channels: the key light, the open sky above, the light from the viewer's side, tone of the stone, metres,
            cover. */
    static final int KEY = 0, SKY = 1, FILL = 2, TONE = 3, FAR = 4, COVER = 5;
    private static final int CHANNELS = 6;
    private static final double NEAREST = 6, FARTHEST = 46;
    private static final double[][] CORNERS = {{-0.375, -0.125}, {0.125, -0.375}, {0.375, 0.125}, {-0.125, 0.375}};
    private final int width;
    private final int height;
    private final float[] values;

    private Trace(int width, int height) {
        this.width = width;
        this.height = height;
        values = new float[width * height * CHANNELS];
    }

    /** What a view of the place needs: the camera, where the horizon lies in design units,
            the key light's direction. */
    record View(Camera camera, double horizon, Vec key) {
        private Vec ray(double x, double y) {
            return camera.ray((x - 640) / 400, (horizon - y) / 400);
        }

        /** Where a point of the place lies in the picture, in design units. */
        double[] seen(double x, double y, double z) {
            double[] at = camera.project(new Vec(x, y, z).minus(camera.eye()));
            return new double[] {640 + 400 * at[0], horizon - 400 * at[1]};
        }
    }

    /** Traces a view with k pixels to the design unit. */
    static Trace of(View view, double k) {
        Trace trace = new Trace((int) (1280 * k), (int) (800 * k));
        IntStream.range(0, trace.height).parallel().forEach(y -> {
            for (int x = 0; x < trace.width; x++) {
                float[] s = look(view, (x + 0.5) / k, (y + 0.5) / k, k);
                System.arraycopy(s, 0, trace.values, (y * trace.width + x) * CHANNELS, CHANNELS);
            }
        });
        return trace.smoothed(view, k);
    }

    private Trace smoothed(View view, double k) {
        Trace out = new Trace(width, height);
        IntStream.range(0, height).parallel().forEach(y -> {
            for (int x = 0; x < width; x++) {
                int o = (y * width + x) * CHANNELS;
                if (!edge(x, y)) {
                    System.arraycopy(values, o, out.values, o, CHANNELS);
                    continue;
                }
                float[] sum = new float[CHANNELS];
                for (double[] c : CORNERS) {
                    float[] s = look(view, (x + 0.5 + c[0]) / k, (y + 0.5 + c[1]) / k, k);
                    for (int i = 0; i < CHANNELS; i++) {
                        sum[i] += i == COVER ? s[i] / 4 : s[i] * s[COVER];
                    }
                }
                for (int i = 0; i < CHANNELS; i++) {
                    out.values[o + i] = i == COVER || sum[COVER] == 0 ? sum[i] : sum[i] / (4 * sum[COVER]);
                }
            }
        });
        return out;
    }

    private boolean edge(int x, int y) {
        for (int n = 0; n < 4; n++) {
            int i = Math.clamp(x + (n == 0 ? 1 : n == 1 ? -1 : 0), 0, width - 1);
            int j = Math.clamp(y + (n == 2 ? 1 : n == 3 ? -1 : 0), 0, height - 1);
            if (Math.abs(at(i, j, COVER) - at(x, y, COVER)) > 0.1 || Math.abs(at(i, j, FAR) - at(x, y, FAR)) > 0.12
                    || Math.abs(at(i, j, KEY) - at(x, y, KEY)) > 0.3) {
                return true;
            }
        }
        return false;
    }

    /** A channel of a pixel. */
    double at(int x, int y, int channel) {
        return values[(y * width + x) * CHANNELS + channel];
    }

    private static float[] look(View view, double x, double y, double k) {
        float[] out = new float[CHANNELS];
        Vec eye = view.camera().eye(), ray = view.ray(x, y);
        double t = March.trace(Place.TULA, eye, ray, NEAREST, FARTHEST, 420);
        if (t == March.NOTHING) {
            return out;
        }
        Vec p = eye.plus(ray, t);
        Vec n = March.normal(Place.TULA, p, 0.004 + 0.0002 * t / k);
        if (Double.isNaN(n.x())) {
            n = new Vec(-ray.x(), -ray.y(), -ray.z());
        }
        Vec rough = bent(p, n);
        Vec q = p.plus(n, 0.02);
        double lit = Math.max(0, rough.dot(view.key()));
        double wide = March.openness(Place.TULA, q, n, 0.9), tight = March.openness(Place.TULA, q, rough, 0.16);
        double open = wide * (0.35 + 0.65 * tight);
        out[KEY] = (float) (lit > 0 ? lit * March.shadow(Place.TULA, q, view.key(), 7, 14) * (0.5 + 0.5 * tight) : 0);
        out[SKY] = (float) (open * (0.55 + 0.45 * rough.y()));
        out[FILL] = (float) (open * Math.max(0, -rough.dot(ray)));
        out[TONE] = (float) tone(p);
        out[FAR] = (float) t;
        out[COVER] = 1;
        return out;
    }

    /** The pores of the stone only bend the light. */
    private static Vec bent(Vec p, Vec n) {
        double f = 17, g = 55, a = 0.22, b = 0.16;
        double i = a * Grain.at(p.x() * f, p.y() * f, p.z() * f) + b * Grain.at(p.x() * g, p.y() * g, p.z() * g);
        double j = a * Grain.at(p.y() * f, p.z() * f, p.x() * f) + b * Grain.at(p.y() * g, p.z() * g, p.x() * g);
        double k = a * Grain.at(p.z() * f, p.x() * f, p.y() * f) + b * Grain.at(p.z() * g, p.x() * g, p.y() * g);
        return new Vec(n.x() + i, n.y() + j, n.z() + k).unit();
    }

    /** Lichen and rain streaks: 0 dark to 1 bare, pale stone. */
    private static double tone(Vec p) {
        double streak = Grain.sum(p.x() * 5, p.y() * 0.6, p.z() * 5, 3);
        double patch = Grain.sum(p.x() * 1.7 + 9, p.y() * 1.7, p.z() * 1.7, 4);
        double speck = Grain.at(p.x() * 23, p.y() * 23, p.z() * 23);
        return Math.clamp(0.55 + 0.55 * streak + 0.5 * patch + 0.13 * speck, 0, 1);
    }
}
