package patolli.forge.splash;

import java.awt.image.BufferedImage;
import java.util.stream.IntStream;
import patolli.forge.carved.Light;
import patolli.forge.carved.March;
import patolli.forge.carved.Vec;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;

/** The cold light of a near stroke on the edges of all that is built: a layer of its own, lit from behind at right. */
final class Rim {
    private static final Vec STROKE = new Vec(0.80, 0.50, -0.33).unit();
    /** How broad the lit edge is, as a part of its distance from the eye. */
    private static final double BREADTH = 0.0034;
    private static final double[] CORE = {0.93, 0.92, 1.0}, HALO = {0.46, 0.42, 1.0};

    private Rim() { }

    /** How much of the stroke's light the edge at a place sends to the eye, 0 to 1. */
    static double at(Vec p, Vec d, double far) {
        double breadth = BREADTH * far;
        Vec flat = March.normal(Site::at, p, 0.004), in = p.plus(flat, -breadth);
        // Deep in a wall the nearest face is the one that is seen; near a convex edge another one is nearer.
        double edge = Noise.smooth(0.12, 0.75, 1 + Site.at(in.x(), in.y(), in.z()) / breadth);
        double grazing = Math.pow(1 - Math.max(0, -flat.dot(d)), 3) * Math.max(0, flat.dot(STROKE));
        double facing = edge > 0 ? Math.max(0, 0.02 + Math.max(flat.dot(STROKE),
                March.normal(Site::at, in, 0.004).dot(STROKE))) : 0;
        double light = Math.max(edge * Math.min(1, 1.25 * facing), grazing);
        return light < 0.02 ? 0 : light * March.shadow(Site::at, p.plus(flat, 0.03).plus(STROKE, 0.03), STROKE, 9, 10);
    }

    /** The layer: white where the light is strong, violet in its halo. */
    static BufferedImage layer(float[] rim, int wide, int high, double scale) {
        Light light = new Light(wide, high);
        for (int i = 0; i < rim.length; i++) {
            light.add(i % wide, i / wide, rim[i], 0, 0);
        }
        Light soft = light.blur(0.45 * scale), near = light.blur(2.6 * scale), air = light.blur(9 * scale);
        BufferedImage out = new BufferedImage(wide, high, BufferedImage.TYPE_INT_ARGB);
        int[] to = Reduce.pixels(out);
        IntStream.range(0, high).parallel().forEach(y -> {
            for (int x = 0; x < wide; x++) {
                double core = Math.min(0.95, 1.6 * soft.get(x, y)[0]);
                double halo = Math.min(0.6, 0.34 * near.get(x, y)[0] + 0.22 * air.get(x, y)[0]);
                double alpha = core + halo * (1 - core);
                if (alpha > 0.01) {
                    to[y * wide + x] = packed(alpha, core / alpha);
                }
            }
        });
        return out;
    }

    private static int packed(double alpha, double share) {
        int c = (int) Math.round(255 * alpha) << 24;
        for (int k = 0; k < 3; k++) {
            c |= (int) Math.round(255 * (CORE[k] * share + HALO[k] * (1 - share))) << 16 - 8 * k;
        }
        return c;
    }
}
