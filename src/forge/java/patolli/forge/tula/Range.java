package patolli.forge.tula;

import static patolli.forge.matter.Noise.smooth;

import java.util.stream.IntStream;
import patolli.forge.carved.Grain;
import patolli.forge.carved.Light;

/**
 * A chain of mountains with folds that catch a light from one side, sinking into haze at its foot.
 *
 * @param crest  height of its ridge in design units (y), on average
 * @param rise   how far the ridge goes up and down
 * @param detail peaks to the picture's height
 * @param seed   its own shape
 * @param haze   how much of the haze lies over it at the ridge, 0 to 1
 * @param thick  design units below the ridge in which the haze becomes whole
 */
record Range(double crest, double rise, double detail, int seed, double haze, double thick) {

    /** The colours of an hour: of a slope in shade and of one in the light, and of the haze at a place. */
    interface Hour {
        double[] shade();

        double[] lit();

        double[] haze(double x, double y);
    }

    double ridge(double x) {
        double u = x / 800;
        double n = Grain.sum(u * detail, seed * 1.7, 1, 7) * 1.5 + 0.5 * (Grain.ridge(u * detail * 0.8 + 3, seed, 4, 5)
                - 0.55);
        return crest - rise * n;
    }

    /** Spurs run down from the ridge; height above the slope's mean. */
    private double fold(double x, double y, double ridge) {
        double u = x / 800, down = (y - ridge) / 800;
        double s = u * detail * 5 + 1.3 * Grain.at(u * detail * 2, down * 14, seed + 9);
        return Grain.ridge(s, down * detail * 4.5 + seed, seed * 0.7, 5);
    }

    void paint(Light light, double k, Hour hour) {
        IntStream.range(0, light.width()).parallel().forEach(px -> {
            double x = px / k, top = ridge(x);
            for (int py = Math.max(0, (int) (top * k) - 1); py < light.height(); py++) {
                double y = py / k, cover = Math.clamp(py + 1 - top * k, 0, 1), deep = y - top;
                double slope = (fold(x + 2.2, y, top) - fold(x - 2.2, y, top)) * 1.9;
                double lit = Math.clamp(0.42 + slope * smooth(0, 5, deep), 0, 1.2);
                double veil = 0.5 + 0.5 * Grain.sum(x / 190, y / 26, seed + 4, 4);
                double fog = haze + (1 - haze) * smooth(0, 1, deep / thick * (0.65 + 0.7 * veil));
                double[] a = hour.shade(), b = hour.lit(), h = hour.haze(x, y), old = light.get(px, py),
                        now = new double[3];
                for (int c = 0; c < 3; c++) {
                    double rock = a[c] + (b[c] - a[c]) * lit;
                    now[c] = old[c] * (1 - cover) + cover * (rock * (1 - fog) + h[c] * fog);
                }
                light.set(px, py, now);
            }
        });
    }
}
