package patolli.forge.table;

import java.awt.image.BufferedImage;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;

/**
 * Burnished earth, dark, so that the mat is the lightest thing on the table. It repeats every {@link #TILE} units from
 * the table's own corner, so a wide window can go on with the tile and no seam is seen.
 */
final class Floor {
    /** Side of the tile. */
    static final int TILE = 512;
    private static final double[] DEEP = Ink.hex(0x2D1E17), WARM = Ink.hex(0x493225), DUST = Ink.hex(0x5B4433);

    private Floor() { }

    /** Fills a plate. */
    static void lay(Plate p) {
        p.each((i, x, y) -> {
            double cloud = octaves(x, y, 64, 4, 51), fine = octaves(x, y, 8, 3, 52);
            // The pebble that polished it went in long slanting strokes.
            double stroke = Noise.wrapped((x + y) / 64, (y - x) / 4, 16, 256, 54) * 0.6
                    + Noise.wrapped((x + y) / 32, (y - x) / 2, 32, 512, 55) * 0.4;
            double[] c = Ink.mix(DEEP, WARM, 0.15 + 0.7 * cloud);
            c = Ink.mix(c, DUST, 0.35 * Noise.smooth(0.62, 0.9, stroke));
            p.set(i, Ink.scale(c, 0.80 + 0.40 * fine));
            p.z[i] = (float) (p.scale * (0.55 * fine + 0.22 * stroke + 0.22 * Noise.wrapped(x, y, TILE, TILE, 53)));
            p.gloss[i] = (float) (0.10 * Noise.smooth(0.45, 0.7, cloud));
        });
    }

    private static double octaves(double x, double y, int cell, int n, int seed) {
        double sum = 0, amp = 0.5, total = 0;
        for (int o = 0, c = cell; o < n; o++, c /= 2) {
            sum += amp * Noise.wrapped(x / c, y / c, TILE / c, TILE / c, seed + 101 * o);
            total += amp;
            amp *= 0.5;
        }
        return sum / total;
    }

    /** The tile by itself; a rim of the next tiles is lit with it, or its edges would show. */
    static BufferedImage tile(int scale) {
        int over = 2, rim = 8, side = TILE + 2 * rim;
        Plate p = new Plate(side * scale * over, side * scale * over, scale * over);
        Plate shifted = new Plate(p.w, p.h, p.scale);
        lay(p);
        int off = (int) (rim * p.scale);
        for (int y = 0; y < p.h; y++) {
            for (int x = 0; x < p.w; x++) {
                int i = y * p.w + x, j = fold(y - off, p) * p.w + fold(x - off, p);
                shifted.set(i, new double[] {p.r[j], p.g[j], p.b[j]});
                shifted.z[i] = p.z[j];
                shifted.gloss[i] = p.gloss[j];
            }
        }
        return Reduce.by(over, shifted.light(1.0)).getSubimage(rim * scale, rim * scale, TILE * scale, TILE * scale);
    }

    private static int fold(int v, Plate p) {
        return Math.floorMod(v, (int) (TILE * p.scale));
    }
}
