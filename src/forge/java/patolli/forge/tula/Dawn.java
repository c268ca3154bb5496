package patolli.forge.tula;

import static patolli.forge.matter.Noise.smooth;

import java.util.Random;
import java.util.stream.IntStream;
import patolli.forge.carved.Grain;
import patolli.forge.carved.Light;

/** The sky before sunrise: night down to the low hills, a thin dawn under it, stars, bars of cloud lit from beneath. */
final class Dawn {
    /** Where the sun will rise, in design units. */
    static final double SUN = 585;
    private static final double[] AT = {-0.2, 0, 0.16, 0.34, 0.50, 0.63, 0.733, 0.766, 0.792, 0.822, 1.0};
    private static final int[] RAMP = {0x04060E, 0x070D1C, 0x0B1B33, 0x13324C, 0x1B455A, 0x2F525F, 0x47535D, 0x86736A,
            0xCE9060,
            0xF0803F, 0xE05A2A};
    private static final double[][] LINEAR = IntStream.of(RAMP).mapToObj(Light::rgb).toArray(double[][]::new);

    private Dawn() { }

    /** The bare sky at a point in design units; a smooth curve through its colours, so that none shows as a band. */
    static double[] at(double x, double y) {
        double aside = (x - SUN) / 640;
        double v = y / 800 - 0.045 * aside * aside + 0.004 * Grain.sum(x * 0.002, y * 0.006, 7, 3);
        int i = 1;
        while (i < AT.length - 3 && v > AT[i + 1]) {
            i++;
        }
        double t = Math.clamp((v - AT[i]) / (AT[i + 1] - AT[i]), 0, 1);
        double[] out = new double[3];
        for (int c = 0; c < 3; c++) {
            double a = LINEAR[i][c], b = LINEAR[i + 1][c], span = AT[i + 1] - AT[i];
            double from = (b - LINEAR[i - 1][c]) / (AT[i + 1] - AT[i - 1]) * span;
            double to = (LINEAR[i + 2][c] - a) / (AT[i + 2] - AT[i]) * span;
            double t2 = t * t, t3 = t2 * t;
            out[c] = Math.max(0.0004, (2 * t3 - 3 * t2 + 1) * a + (t3 - 2 * t2 + t) * from + (3 * t2 - 2 * t3) * b
                    + (t3 - t2) * to);
        }
        return out;
    }

    /** How near a point is to the place of sunrise, 0 to 1, along the horizon. */
    static double glow(double x) {
        double a = (x - SUN) / 430;
        return Math.exp(-a * a);
    }

    /** 1 where the prayer's lines stand (x 70 to 540, y 200 to 590) and 0 well away from them. */
    private static double calm(double x, double y) {
        return smooth(720, 530, x) * smooth(165, 200, y) * smooth(625, 590, y);
    }

    static void paint(Light light, double k) {
        IntStream.range(0, light.height()).parallel().forEach(y -> {
            for (int x = 0; x < light.width(); x++) {
                light.set(x, y, at(x / k, y / k));
            }
        });
        stars(light, k);
        clouds(light, k);
    }

    private static void stars(Light light, double k) {
        Random random = new Random(52);
        for (int n = 0; n < 2100; n++) {
            double x = random.nextDouble() * 1280, y = Math.pow(random.nextDouble(), 1.25) * 560;
            double size = Math.pow(random.nextDouble(), 15), faint = random.nextDouble(), hue = random.nextDouble();
            // More of them along the Milky Way, which leans from the upper left to the columns.
            double way = Math.abs(y - 60 - 0.36 * (x - 380)) / 130 + 0.6 * Grain.at(x * 0.01, y * 0.01, 3);
            if (faint > 0.35 + 0.65 * Math.exp(-way * way) && size < 0.2) {
                continue;
            }
            double low = smooth(590, 180, y), s = 0.46 + 0.5 * size;
            double bright = (0.05 + 0.32 * faint * faint * faint + 2.2 * size) * low * low * (1 - 0.86 * calm(x, y));
            star(light, x * k, y * k, s * k, bright, 0.78 + 0.34 * hue, 1.18 - 0.30 * hue);
        }
    }

    private static void star(Light light, double x, double y, double s, double bright, double red, double blue) {
        int r = (int) Math.ceil(4 * s);
        for (int j = -r; j <= r; j++) {
            for (int i = -r; i <= r; i++) {
                double dx = Math.floor(x) + i + 0.5 - x, dy = Math.floor(y) + j + 0.5 - y;
                double f = bright * Math.exp(-(dx * dx + dy * dy) / (2 * s * s));
                light.add((int) x + i, (int) y + j, f * red, f * 0.95, f * blue);
            }
        }
    }

    private static double thickness(double u, double v, int layer) {
        double bend = 0.05 * Grain.sum(u * 1.3, v * 3, 3 + layer, 3);
        double tilt = v + 0.035 * (u - 0.8) + bend;
        double along = layer == 0 ? 1.1 : 2.6, across = layer == 0 ? 11 : 27;
        return Grain.sum(u * along + layer * 9.3, tilt * across + layer * 4.1, layer * 7, 6)
                + 0.25 * Grain.sum(u * 0.6, tilt * 3, 20 + layer, 2);
    }

    private static void clouds(Light light, double k) {
        IntStream.range(0, (int) (690 * k)).parallel().forEach(py -> {
            for (int px = 0; px < light.width(); px++) {
                double x = px / k, y = py / k, u = x / 800, v = y / 800, calm = calm(x, y);
                for (int layer = 0; layer < 2; layer++) {
                    double n = thickness(u, v, layer), below = thickness(u, v + 0.009, layer);
                    double cover = smooth(-0.05 + 0.06 * layer, 0.34, n) * (0.84 - 0.2 * layer);
                    double high = smooth(0.16, 0.62, v);
                    double a = cover * (0.10 + 0.90 * high) * (1 - 0.45 * calm);
                    if (a < 0.003) {
                        continue;
                    }
                    double lit = Math.clamp(0.30 + 2.8 * (n - below), 0, 1.2), low = smooth(0.26, 0.74, v), d = glow(x);
                    double fire = low * (0.40 + 0.60 * d) * (1 - 0.72 * calm);
                    double[] sky = at(x, y);
                    double[] dark = {sky[0] * 0.72 + 0.02 * low, sky[1] * 0.66, sky[2] * 0.68};
                    double[] hot = {sky[0] * 1.25 + 0.020 + 0.85 * fire, sky[1] * 1.22 + 0.019 + 0.30 * fire, sky[2]
                            * 1.2 + 0.024 + 0.13 * fire};
                    double[] old = light.get(px, py);
                    double[] now = new double[3];
                    for (int c = 0; c < 3; c++) {
                        now[c] = old[c] * (1 - a) + a * (dark[c] * (1 - lit) + hot[c] * lit);
                    }
                    light.set(px, py, now);
                }
            }
        });
    }
}
