package patolli.forge.tula;

import static patolli.forge.matter.Noise.smooth;

import java.util.stream.IntStream;
import patolli.forge.carved.Grain;
import patolli.forge.carved.Light;

/** The sky of a summer afternoon in which thunderheads rise at the left, and the downpour that comes of them. */
final class Storm {
    /** Towers of cloud: middle, top, half width, in design units. */
    private static final double[][] TOWERS = {{-20, 150, 150}, {120, 70, 120}, {265, 120, 105}, {395, 215, 100}, {520,
            300, 95}};

    private Storm() { }

    private static double billow(double x, double y, double seed, int octaves) {
        double s = 0, a = 0.5, i = x, j = y;
        for (int o = 0; o < octaves; o++) {
            s += a * Math.abs(Grain.at(i, j, seed + o * 3.1)) * 1.6;
            i = i * 2.1 + 3.7;
            j = j * 2.1 - 1.9;
            a *= 0.52;
        }
        return s;
    }

    /** How deep a point lies in the nearest tower: 1 at its middle, 0 at its rim, less outside. */
    private static double depth(double x, double y) {
        double best = -9;
        for (double[] t : TOWERS) {
            double u = (x - t[0]) / (t[2] * (1 + 0.0022 * Math.max(0, y - t[1]))), v = Math.max(0, t[1] + 0.9 * t[2]
                    - y) / (0.9 * t[2]);
            best = Math.max(best, 1 - Math.sqrt(u * u + v * v));
        }
        return best;
    }

    /** How thick the thunderheads are at a point; below 0 is clear air. */
    private static double thick(double x, double y) {
        return depth(x, y) - 0.34 + 0.95 * billow(x / 150, y / 130, 2, 6);
    }

    /** Paints the sky of the afternoon. */
    static void afternoon(Light light, double k) {
        double[] top = Light.rgb(0x35587A), low = Light.rgb(0xE2B485);
        IntStream.range(0, light.height()).parallel().forEach(py -> {
            for (int px = 0; px < light.width(); px++) {
                double x = px / k, y = py / k, t = smooth(-60, 450, y), right = x / 1280;
                double thin = smooth(0.0, 0.5, Grain.sum(x / 420, y / 60 + x / 900, 5, 6)) * 0.35 * smooth(30, 200, y);
                double n = thick(x, y), toward = thick(x + 9, y - 8), far = thick(x + 34, y - 26);
                // Only at its rim is a cloud torn: within, no sky shows through.
                double cover = smooth(0.0, 0.09, n + 0.6 * smooth(0.02, 0.30, depth(x, y)));
                double lit = Math.clamp(0.42 + 1.5 * (n - toward) + 0.65 * (n - far), 0.26, 1.15) * smooth(1.6, 0.4, n
                        + 0.0016 * (y - 150));
                double base = smooth(190, 400, y);
                double[] now = new double[3], warm = {1.0, 0.80, 0.56}, shade = {0.105, 0.118, 0.155};
                for (int c = 0; c < 3; c++) {
                    double sky = (top[c] + (low[c] - top[c]) * t * (0.55 + 0.45 * right)) * 0.85;
                    sky += thin * (warm[c] * 0.8 - sky);
                    double cloud = shade[c] * (1 - 0.45 * base) + lit * (1 - 0.72 * base) * warm[c] * 0.92;
                    double haze = 0.35 * smooth(330, 450, y);
                    cloud += haze * (low[c] * 0.45 - cloud);
                    now[c] = sky + cover * (cloud - sky);
                }
                light.set(px, py, now);
            }
        });
    }

    /** Paints the sky at nightfall, with the cloud down on the hills. */
    static void nightfall(Light light, double k) {
        IntStream.range(0, light.height()).parallel().forEach(py -> {
            for (int px = 0; px < light.width(); px++) {
                double x = px / k, y = py / k;
                double n = Grain.sum(x / 300, y / 120, 3, 6), below = Grain.sum(x / 300, (y + 16) / 120, 3, 6);
                double pale = 0.030 + 0.050 * smooth(150, 450, y) * (0.6 + 0.4 * x / 1280) + 0.045 * (n - below)
                        + 0.022 * n;
                pale = Math.max(0.008, pale);
                light.set(px, py, new double[] {pale * 0.80, pale * 0.98, pale * 1.22});
            }
        });
    }

    /** The grey curtain of the farthest rain; what falls nearer is the screen's, for it moves. */
    static void pour(Light light, double k) {
        IntStream.range(0, light.height()).parallel().forEach(py -> {
            for (int px = 0; px < light.width(); px++) {
                double x = px / k, y = py / k;
                double veil = 0.10 + 0.16 * smooth(-0.3, 0.5, Grain.sum((x + y * 0.2) / 90, y / 700, 6, 4))
                        * smooth(700, 380, y);
                double[] old = light.get(px, py);
                double[] grey = {0.030, 0.037, 0.047};
                for (int c = 0; c < 3; c++) {
                    old[c] += veil * (grey[c] - old[c]);
                }
                light.set(px, py, old);
            }
        });
    }
}
