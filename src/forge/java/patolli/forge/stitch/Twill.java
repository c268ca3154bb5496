package patolli.forge.stitch;

import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;

/** Wool in a two-and-two twill, its dye in bands. */
public final class Twill {
    private Twill() { }

    /**
     * Weaves a part of a cloth.
     *
     * @param part  x and y of two corners, in the cloth's units
     * @param pitch units from thread to thread
     */
    public static void weave(Plate p, double left, double top, double[] part, double[] dark, double[] light,
            double pitch, int seed) {
        p.each((n, px, py) -> {
            double x = px + left, y = py + top;
            if (x < part[0] || y < part[1] || x > part[2] || y > part[3]) {
                return;
            }
            double i = (x + 1.1 * (Noise.value(x / 23, y / 31, seed) - 0.5)) / pitch;
            double j = (y + 1.1 * (Noise.value(x / 29, y / 21, seed + 1) - 0.5)) / pitch;
            int a = (int) Math.floor(i), b = (int) Math.floor(j);
            boolean warp = Math.floorMod(a + b, 4) < 2;
            double u = 2 * ((warp ? i - a : j - b) - 0.5);
            // Where the float starts and ends it dives below its neighbour.
            double along = ((warp ? j - b : i - a) + Math.floorMod(a + b, 2)) / 2;
            double dive = Math.sin(Math.PI * Math.clamp(along, 0.02, 0.98));
            double h = Math.sqrt(Math.max(0, 1 - 0.9 * u * u)) * (0.55 + 0.45 * Math.sqrt(dive));
            double hair = Noise.value(warp ? x * 3.1 : x * 0.5, warp ? y * 0.5 : y * 3.1, seed + 7);
            double tone = 0.45 * Noise.fbm(x / 90, y / 26, seed + 2, 4) + 0.20 * Noise.hash(warp ? a : b, warp ? 1 : 2,
                    seed) + 0.20 * hair + (warp ? 0.12 : 0.0);
            p.set(n, Ink.scale(Ink.ramp(tone, dark, light), 0.50 + 0.58 * h));
            p.z[n] = (float) (p.scale * (0.42 * h + 0.12 * (hair - 0.5)));
            p.gloss[n] = 0.012f;
        });
    }
}
