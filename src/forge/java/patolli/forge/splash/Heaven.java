package patolli.forge.splash;

import java.util.stream.IntStream;
import patolli.forge.carved.Grain;
import patolli.forge.carved.Light;
import patolli.forge.matter.Noise;

/**
 * What lies behind the temple in each weather: sky, clouds, the stroke, rain on the horizon, hills and a far pyramid.
 */
final class Heaven {
    private static final double[] DEEP = {0.004, 0.012, 0.019}, LOW = {0.016, 0.046, 0.056};
    private static final double[] MIST = {0.55, 0.88, 1.0};
    private final Light[] lights = new Light[Weather.COUNT];

    /** @param scale pixels to the design unit */
    Heaven(int scale) {
        Clouds clouds = new Clouds(800, 500);
        int w = View.WIDE * scale, h = View.HIGH * scale;
        for (int i = 0; i < Weather.COUNT; i++) {
            lights[i] = new Light(w, h);
        }
        IntStream.range(0, h).parallel().forEach(y -> {
            double[] cloud = new double[Clouds.CHANNELS], c = new double[3];
            for (int x = 0; x < w; x++) {
                double px = (x + 0.5) / scale, py = (y + 0.5) / scale;
                clouds.at(px, py, cloud);
                for (int i = 0; i < Weather.COUNT; i++) {
                    sky(Weather.all()[i], i, px, py, cloud, c);
                    lights[i].set(x, y, c);
                }
            }
        });
        Bolt.near(lights[Weather.NEAR]);
        Bolt.far(lights[Weather.FAR]);
        IntStream.range(0, h).parallel().forEach(y -> {
            for (int x = 0; x < w; x++) {
                for (int i = 0; i < Weather.COUNT; i++) {
                    hills(i, (x + 0.5) / scale, (y + 0.5) / scale, x, y);
                }
            }
        });
    }

    Light light(int weather) {
        return lights[weather];
    }

    private static void sky(Weather weather, int which, double x, double y, double[] cloud, double[] c) {
        double up = Noise.smooth(View.HORIZON, 40, y), through = cloud[Clouds.THROUGH];
        double lamp = cloud[Clouds.FIRST + 2 * which], open = cloud[Clouds.FIRST + 2 * which + 1];
        double haze = Math.exp(-Math.max(0, View.HORIZON - y) / 62);
        double glow = stroke(which, x, y);
        // Between strokes the air over the hills is dark, so that the menu before it can be read.
        double calm = which == Weather.STORM ? 1 - 0.55 * Noise.smooth(250, 480, y) : 1;
        for (int k = 0; k < 3; k++) {
            double behind = (LOW[k] * (1 - up) + DEEP[k] * up) * (which == Weather.NEAR ? 1.5 : 1);
            behind += weather.cloudGlow()[k] * 0.055 * glow;
            double mist = weather.cloudGlow()[k] * lamp + weather.ambient()[k] * 0.55 * open;
            c[k] = behind * through + mist * calm + MIST[k] * haze * (0.016 + 0.10 * glow);
        }
    }

    /** How near the air at a place is to the stroke, 0 to 1. */
    private static double stroke(int which, double x, double y) {
        return switch (which) {
            case Weather.NEAR -> 0.62 * Math.exp(-Math.abs(x - 1085) / 170);
            case Weather.FAR -> 0.34 * Math.exp(-Math.hypot((x - 400) / 220, (y - 420) / 200));
            default -> 0.04;
        };
    }

    private void hills(int which, double x, double y, int i, int j) {
        double far = View.HORIZON - 58 - 46 * Grain.sum(x * 0.0034, 3, 2, 5) - 74 * Math.exp(-sq((x - 250) / 230))
                - 30 * Math.exp(-sq((x - 1180) / 160));
        double near = View.HORIZON - 22 - 24 * Grain.sum(x * 0.006, 4, 2, 5);
        double pyramid = pyramid(x - 236);
        double glow = stroke(which, x, View.HORIZON - 60);
        cover(which, i, j, y - far, View.HORIZON - y, 0.010 + 0.085 * glow);
        cover(which, i, j, y - pyramid, View.HORIZON - y, 0.007 + 0.050 * glow);
        cover(which, i, j, y - near, View.HORIZON - y, 0.005 + 0.026 * glow);
    }

    /** The great pyramid at the avenue's end: four steep storeys, the skyline broken by its house. */
    private static double pyramid(double dx) {
        double a = Math.abs(dx), top = View.HORIZON + 4;
        for (int s = 0; s < 4; s++) {
            double half = 150 - s * 37, base = 24 * s, rise = Math.clamp((half - a) / 0.9, 0, 24);
            if (rise > 0) {
                top = View.HORIZON + 4 - base - rise;
            }
        }
        return a < 13 ? top - 9 : top;
    }

    private void cover(int which, int i, int j, double below, double above, double mist) {
        double cover = Noise.smooth(-0.9, 0.9, below);
        if (cover <= 0) {
            return;
        }
        double[] c = lights[which].get(i, j);
        double rise = mist * (0.45 + 0.55 * Noise.smooth(110, 0, above));
        for (int k = 0; k < 3; k++) {
            c[k] = c[k] * (1 - cover) + cover * MIST[k] * rise;
        }
        lights[which].set(i, j, c);
    }

    private static double sq(double v) {
        return v * v;
    }
}
