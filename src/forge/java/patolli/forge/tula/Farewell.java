package patolli.forge.tula;

import static patolli.forge.matter.Noise.smooth;

import java.awt.image.BufferedImage;
import java.util.stream.IntStream;
import patolli.forge.carved.Camera;
import patolli.forge.carved.Grain;
import patolli.forge.carved.Light;
import patolli.forge.carved.Vec;

/** Tula before sunrise. */
final class Farewell {
    private static final Vec EYE = new Vec(10.25, -0.3, 20.64);
    private static final double HORIZON = 655;
    static final Trace.View VIEW = new Trace.View(new Camera(EYE, EYE.plus(new Vec(-0.5, 0, -0.866), 1), 4), HORIZON,
            new Vec(-0.93, 0.13, -0.34).unit());

    private Farewell() { }

    private record Hour(double[] shade, double[] lit, double warm) implements Range.Hour {
        @Override
        public double[] haze(double x, double y) {
            double g = Dawn.glow(x) * warm;
            return new double[] {0.052 + 0.40 * g, 0.058 + 0.150 * g, 0.080 + 0.052 * g};
        }
    }

    /** The scene with k pixels to the design unit, in linear light. */
    static Light light(double k) {
        Light light = new Light((int) (1280 * k), (int) (800 * k));
        Dawn.paint(light, k);
        new Range(640, 18, 2.1, 3, 0.62, 46).paint(light, k, new Hour(rgb(0.050, 0.052, 0.075), rgb(0.26, 0.12, 0.085),
                0.9));
        new Range(662, 26, 2.9, 8, 0.40, 44).paint(light, k, new Hour(rgb(0.026, 0.028, 0.042), rgb(0.20, 0.085,
                0.055), 0.72));
        mist(light, k, 676, 15, 0.62);
        new Range(694, 24, 3.8, 15, 0.16, 60).paint(light, k, new Hour(rgb(0.011, 0.012, 0.019), rgb(0.10, 0.042,
                0.028), 0.42));
        mist(light, k, 724, 15, 0.5);
        new Range(742, 18, 5.2, 23, 0.05, 90).paint(light, k, new Hour(rgb(0.005, 0.0055, 0.009), rgb(0.042, 0.018,
                0.012), 0.16));
        stone(light, Trace.of(VIEW, k), k);
        light.over(Garden.middle(k), 1);
        return light;
    }

    private static final Kept<Light> SCENE = new Kept<>(() -> {
        Light light = light(2);
        light.bloom(0.7, 14, 0.22);
        return light;
    });

    /** The scene without the star and the jewel. */
    static BufferedImage scene(int scale) {
        return Kept.scaled(SCENE.get(), scale).develop(1.08, 0.008, 0.30);
    }

    private static double[] rgb(double r, double g, double b) {
        return new double[] {r, g, b};
    }

    /** Mist lies in the valley in long drifts. */
    private static void mist(Light light, double k, double at, double thick, double dense) {
        IntStream.range((int) ((at - 3 * thick) * k), (int) Math.min(light.height(), (at + 3 * thick)
                * k)).parallel().forEach(py -> {
            for (int px = 0; px < light.width(); px++) {
                double x = px / k, y = py / k, v = (y - at + 14 * Grain.at(x / 260, at, 3)) / thick;
                double drift = smooth(-0.25, 0.42, Grain.sum(x / 330, y / 42, at, 5));
                double m = Math.exp(-v * v) * drift * dense, g = Dawn.glow(x);
                double[] old = light.get(px, py), c = {0.070 + 0.36 * g, 0.076 + 0.150 * g, 0.100 + 0.064 * g};
                for (int i = 0; i < 3; i++) {
                    c[i] = old[i] * (1 - m) + c[i] * m;
                }
                light.set(px, py, c);
            }
        });
    }

    /** Basalt in the first light: warm from the low left, cold from above, and the faint grey of the west. */
    private static void stone(Light light, Trace trace, double k) {
        IntStream.range(0, light.height()).parallel().forEach(y -> {
            for (int x = 0; x < light.width(); x++) {
                double cover = trace.at(x, y, Trace.COVER);
                if (cover <= 0) {
                    continue;
                }
                double own = 0.08 + 0.17 * trace.at(x, y, Trace.TONE);
                // The first light has reached the heads; the pyramid still lies in the valley's dusk.
                double high = smooth(760, 420, y / k), reach = (0.16 + 0.84 * high) * (0.55 + 0.45 * Dawn.glow((x / k
                        - 240) * 0.8 + 120));
                double key = trace.at(x, y, Trace.KEY) * reach, sky = trace.at(x, y, Trace.SKY), fill = trace.at(x, y,
                        Trace.FILL);
                double[] lit = {2.9 * key + 0.060 * sky + 0.030 * fill, 1.12 * key + 0.100 * sky + 0.044 * fill,
                        0.50 * key + 0.168 * sky + 0.072 * fill};
                double[] old = light.get(x, y);
                for (int c = 0; c < 3; c++) {
                    lit[c] = old[c] * (1 - cover) + cover * own * lit[c];
                }
                light.set(x, y, lit);
            }
        });
    }
}
