package patolli.forge.splash;

import java.util.stream.IntStream;
import patolli.forge.carved.Grain;
import patolli.forge.carved.Vec;
import patolli.forge.matter.Noise;

/**
 * The thunderheads, marched through as bodies of mist: a floor that hangs in sacks, billows on every face. What a
 * strike lights of them is reckoned by how much mist lies between a place and the stroke.
 */
final class Clouds {
    /** What one ray finds: how much of the sky behind shows through, and the light of each weather. */
    static final int THROUGH = 0, FIRST = 1, CHANNELS = 1 + Weather.COUNT * 2;
    private static final int STEPS = 120;
    /** How far toward the light the mist is felt for. */
    private static final double[] SHADE = {3, 9, 22, 46};
    private static final double FLOOR = 50, ROOF = 230, FARTHEST = 1500;
    private final int wide, high;
    private final float[] field;

    /** Marches through the sky above the horizon, one ray for each of wide by high places. */
    Clouds(int wide, int high) {
        this.wide = wide;
        this.high = high;
        field = new float[wide * high * CHANNELS];
        IntStream.range(0, high).parallel().forEach(y -> {
            for (int x = 0; x < wide; x++) {
                double px = (x + 0.5) * View.WIDE / wide, py = (y + 0.5) * View.HIGH / high;
                march(View.ray(px, py), Noise.hash(x, y, 5), (y * wide + x) * CHANNELS);
            }
        });
        smooth();
    }

    private void march(Vec d, double jitter, int at) {
        field[at + THROUGH] = 1;
        if (d.y() < 0.012) {
            return;
        }
        double from = FLOOR / d.y(), to = Math.min(ROOF / d.y(), Math.min(FARTHEST, from + 520));
        if (from >= to) {
            return;
        }
        double through = 1, t = from + jitter * 3;
        double[] light = new double[CHANNELS];
        // Far off the finest billows are smaller than a ray and would only be noise.
        int octaves = from > 520 ? 3 : from > 260 ? 4 : 6;
        for (int i = 0; i < STEPS && through > 0.02 && t < to; i++) {
            double x = d.x() * t, y = d.y() * t, z = d.z() * t, mist = mist(x, y, z, octaves);
            double fine = 1.1 + t * 0.004;
            if (mist <= 0) {
                t += Math.clamp(-mist * 16, fine, 26);
                continue;
            }
            double step = fine * 1.6;
            double taken = through * (1 - Math.exp(-Math.min(1, mist * 2.5) * step * 0.22)),
                    far = Math.exp(-t * 0.0013);
            for (int w = 0; w < Weather.COUNT; w++) {
                light[FIRST + 2 * w] += taken * far * lit(Weather.all()[w].cloudLight(), x, y, z, mist, octaves);
            }
            double open = taken * far * (0.2 + 0.8 * Noise.smooth(FLOOR - 20, ROOF, y))
                    * Math.clamp(1.25 - mist * 1.1, 0.25, 1);
            for (int w = 0; w < Weather.COUNT; w++) {
                light[FIRST + 2 * w + 1] += open;
            }
            through -= taken;
            t += step * (0.75 + 0.5 * Noise.hash(i, (int) (jitter * 9999), 3));
        }
        // Far off the rain hides them.
        double clear = Math.exp(-from * 0.0024);
        field[at + THROUGH] = (float) (1 - (1 - through) * (0.25 + 0.75 * clear));
        for (int c = FIRST; c < CHANNELS; c++) {
            field[at + c] = (float) light[c];
        }
    }

    /** What arrives of a light within the clouds. */
    private static double lit(Weather.CloudLight lamp, double x, double y, double z, double own, int octaves) {
        double dx = lamp.at().x() - x, dy = lamp.at().y() - y, dz = lamp.at().z() - z, l = Vec.length(dx, dy, dz);
        double near = 1 / (1 + l * l / (lamp.reach() * lamp.reach())), way = 0, before = 0, facing = 0;
        for (int i = 0; i < SHADE.length; i++) {
            double k = SHADE[i] / l;
            double m = mist(x + dx * k, y + dy * k, z + dz * k, Math.min(octaves, 5 - i));
            facing = i == 0 ? Math.clamp(0.42 + 2.6 * (own - m), 0.12, 1.25) : facing;
            way += Math.clamp(m * 2.5 + 0.1, 0, 1) * (SHADE[i] - before);
            before = SHADE[i];
        }
        way *= lamp.depth();
        return near * facing * (0.9 * Math.exp(-way) + 0.1 * Math.exp(-way * 0.2));
    }

    /** How deep inside the mist a place is, negative outside, about -2 to 1. */
    private static double mist(double x, double y, double z, int octaves) {
        double k = 0.0085, u = x * k, v = z * k;
        double heave = Grain.sum(u * 0.55 + 3.7, v * 0.55, 1.3, 2), sack = Grain.at(u * 1.7, v * 1.7, 9);
        double floor = FLOOR + 42 + 80 * heave + 20 * sack, roof = floor + 95 + 120 * heave;
        double body = Math.min((y - floor) / 34, (roof - y) / 60);
        if (body < -1.7) {
            return body + 1;
        }
        double billow = 0, a = 0.62, f = 2.3;
        for (int o = 0; o < octaves; o++) {
            billow += a * (1 - 2.3 * Math.abs(Grain.at(u * f + o * 3.1, y * k * f * 1.15, v * f)));
            a *= 0.56;
            f *= 2.13;
        }
        return Math.min(body, 0.7) + 1.25 * billow - 0.1;
    }

    /** The dither of the steps, taken out again. */
    private void smooth() {
        float[] from = field.clone();
        IntStream.range(0, high).parallel().forEach(y -> {
            for (int x = 0; x < wide; x++) {
                for (int c = 0; c < CHANNELS; c++) {
                    double s = 0;
                    for (int k = 0; k < 9; k++) {
                        int u = k % 3 - 1, v = k / 3 - 1;
                        int row = Math.clamp(y + v, 0, high - 1), col = Math.clamp(x + u, 0, wide - 1);
                        s += from[(row * wide + col) * CHANNELS + c] * (2 - Math.abs(u)) * (2 - Math.abs(v)) / 16.0;
                    }
                    field[(y * wide + x) * CHANNELS + c] = (float) s;
                }
            }
        });
    }

    /** All channels at a place of the picture; fine turbulence frays what was marched coarsely. */
    void at(double px, double py, double[] out) {
        double fray = 2.2 * Noise.smooth(View.HORIZON, 300, py), w = 0.11;
        double x = (px + fray * Grain.sum(px * w, py * w, 2.5, 3)) * wide / View.WIDE - 0.5;
        double y = (py + fray * Grain.sum(px * w, py * w, 8.5, 3)) * high / View.HIGH - 0.5;
        x = Math.clamp(x, 0, wide - 1.001);
        y = Math.clamp(y, 0, high - 1.001);
        int i = (int) x, j = (int) y;
        double s = x - i, t = y - j;
        s = s * s * (3 - 2 * s);
        t = t * t * (3 - 2 * t);
        int a = (j * wide + i) * CHANNELS, b = a + wide * CHANNELS;
        for (int c = 0; c < CHANNELS; c++) {
            out[c] = (field[a + c] * (1 - s) + field[a + CHANNELS + c] * s) * (1 - t)
                    + (field[b + c] * (1 - s) + field[b + CHANNELS + c] * s) * t;
        }
    }
}
