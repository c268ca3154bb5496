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
    private static final double[] DEEP = Ink.hex(0x2C1D16), WARM = Ink.hex(0x48311F), STRAW = Ink.hex(0x7D623F);

    private Floor() { }

    /** Fills a plate. */
    static void lay(Plate p) {
        p.each((i, x, y) -> {
            double cloud = octaves(x, y, 128, 6, 51), fine = octaves(x, y, 8, 3, 52), grain = octaves(x, y, 2, 2, 56);
            double[] c = Ink.mix(DEEP, WARM, 0.22 + 0.56 * Noise.smooth(0.15, 0.85, cloud));
            c = Ink.scale(c, 0.84 + 0.22 * fine + 0.12 * grain);
            double straw = straw(x, y);
            c = Ink.mix(c, STRAW, 0.45 * straw);
            p.set(i, c);
            p.z[i] = (float) (p.scale * (0.30 * fine + 0.16 * grain + 0.25 * straw));
        });
    }

    /** Chopped straw that was trodden into the clay: short strokes, one in every few cells. */
    private static double straw(double x, double y) {
        int cell = 8, n = TILE / cell, cx = (int) Math.floor(x / cell), cy = (int) Math.floor(y / cell);
        double best = 0;
        for (int k = 0; k < 9; k++) {
            int ix = cx + k % 3 - 1, iy = cy + k / 3 - 1, hx = Math.floorMod(ix, n), hy = Math.floorMod(iy, n);
            if (Noise.hash(hx, hy, 61) < 0.80) {
                continue;
            }
            double a = Math.PI * Noise.hash(hx, hy, 62), half = 0.8 + 4.6 * Math.pow(Noise.hash(hx, hy, 63), 2);
            double dx = x - cell * (ix + Noise.hash(hx, hy, 64)), dy = y - cell * (iy + Noise.hash(hx, hy, 65));
            double u = dx * Math.cos(a) + dy * Math.sin(a), v = dy * Math.cos(a) - dx * Math.sin(a) + 0.03
                    * (Noise.hash(hx, hy, 67) - 0.5) * u * u;
            double stroke = Noise.smooth(half, half - 1, Math.abs(u)) * Noise.smooth(0.65, 0.2, Math.abs(v));
            best = Math.max(best, stroke * (0.15 + 0.85 * Noise.hash(hx, hy, 66)));
        }
        return best;
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
