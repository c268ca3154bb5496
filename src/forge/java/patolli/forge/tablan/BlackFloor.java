package patolli.forge.tablan;

import java.awt.image.BufferedImage;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.mysore.FloorTile;

/** A floor of black stone, rubbed smooth with years of oil and feet. It repeats every {@link #TILE} units. */
final class BlackFloor {
    /** Side of the tile. */
    static final int TILE = 256;
    private static final double[] DEEP = Ink.hex(0x161312), STONE = Ink.hex(0x2A2422), PALE = Ink.hex(0x3A322E);

    private BlackFloor() { }

    /** Fills a plate. */
    static void lay(Plate p) {
        p.each((i, x, y) -> {
            double slow = octaves(x, y, 64, 3, 11);
            double fine = octaves(x, y, 8, 3, 12);
            p.set(i, Ink.ramp(0.15 + 0.6 * slow + 0.25 * fine, DEEP, STONE, PALE));
            p.z[i] = (float) (p.scale * (0.5 * slow + 0.12 * fine));
            p.gloss[i] = 0.05f;
        });
    }

    private static double octaves(double x, double y, double cell, int n, int seed) {
        double sum = 0;
        double amp = 0.5;
        double total = 0;
        double c = cell;
        for (int o = 0; o < n; o++) {
            int cells = (int) (TILE / c);
            sum += amp * Noise.wrapped(x / c, y / c, cells, cells, seed + 101 * o);
            total += amp;
            amp *= 0.5;
            c /= 2;
        }
        return sum / total;
    }

    /** The tile by itself. */
    static BufferedImage tile(int scale) {
        return FloorTile.of(TILE, scale, BlackFloor::lay);
    }
}
