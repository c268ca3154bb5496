package patolli.forge.pagade;

import java.awt.image.BufferedImage;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.mysore.FloorTile;

/** A mat of fine river reeds, woven on cotton and browned by lamp smoke. It repeats every {@link #TILE} units. */
final class ReedFloor {
    /** Side of the tile. */
    private static final int TILE = 256;
    /** A reed's height, and the way from one thread of the warp to the next. */
    private static final double REED = 4, WARP = 16;
    private static final double[][] STRAW = Ink.stops(0x1C120A, 0x3A2816, 0x5C4424);
    private static final int REEDS = (int) (TILE / REED), WARPS = (int) (TILE / WARP);

    private ReedFloor() { }

    /** Fills a plate. */
    static void lay(Plate p) {
        p.each((i, x, y) -> dot(p, i, x, y));
    }

    /** Lays one pixel of it. */
    static void dot(Plate p, int i, double x, double y) {
        int row = (int) Math.floor(y / REED);
        int reed = Math.floorMod(row, REEDS);
        int warp = Math.floorMod((int) Math.floor(x / WARP), WARPS);
        double v = 2 * (y / REED - row) - 1;
        double u = 2 * (x / WARP - Math.floor(x / WARP)) - 1;
        // Each reed goes over one thread and under the next; beside it lies one that does the opposite.
        boolean over = Math.floorMod(warp + reed, 2) == 0;
        double rise = over ? 0.55 + 0.45 * (1 - u * u) : 0.55 - 0.35 * (1 - u * u);
        double round = Math.sqrt(Math.max(0, 1 - 0.86 * v * v));
        double fibre = Noise.wrapped(x / 8, y * 2.0, TILE / 8, TILE * 2, 71);
        double slow = Noise.wrapped(x / 32, y / 32, TILE / 32, TILE / 32, 72);
        double tone = 0.16 + 0.34 * Noise.hash(reed, over ? 1 : 2, 73) + 0.22 * fibre + 0.30 * slow;
        double thread = over ? 0 : Noise.smooth(0.30, 0.16, Math.abs(u));
        double[] c = Ink.mix(Ink.scale(Ink.ramp(tone, STRAW), 0.45 + 0.55 * round), STRAW[2], 0.35 * thread);
        p.set(i, Ink.scale(c, 0.62 + 0.38 * rise));
        p.z[i] = (float) (p.scale * (0.9 * round * rise + 0.35 * thread));
        p.gloss[i] = 0.03f;
    }

    /** The tile by itself. */
    static BufferedImage tile(int scale) {
        return FloorTile.of(TILE, scale, ReedFloor::lay);
    }
}
