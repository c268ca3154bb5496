package patolli.forge.table;

import java.awt.image.BufferedImage;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;

/**
 * The temple's floor: slabs of dark lava stone in uneven courses, worn round at their edges, earth and straw trodden
 * into the joints; dark, so that the mat is the lightest thing on the table. It repeats every {@link #TILE} units from
 * the table's own corner, so a wide window can go on with the tile and no seam is seen.
 */
final class Floor {
    /** Side of the tile. */
    static final int TILE = 512;
    private static final double[] LAVA = Ink.hex(0x423730), ASH = Ink.hex(0x574A3F), RUST = Ink.hex(0x4E3E33),
            EARTH = Ink.hex(0x1F1610), STRAW = Ink.hex(0x8F7148),
            STUCCO = Ink.hex(0x4F2C23);
    /** The courses' lower edges, and in each the right edges of the slabs. */
    private static final double[] COURSES = {148, 334, 512};
    private static final double[][] SLABS = {{112, 316, 466}, {58, 232, 418}, {164, 296, 500}};

    private Floor() { }

    /** Fills a plate. */
    static void lay(Plate p) {
        p.each((i, x, y) -> dot(p, i, x, y));
    }

    private static void dot(Plate p, int i, double x, double y) {
        double wx = x + 5 * (octaves(x, y, 32, 2, 71) - 0.5) + 1.6 * (octaves(x, y, 8, 2, 72) - 0.5);
        double wy = y + 5 * (octaves(x, y, 32, 2, 73) - 0.5) + 1.6 * (octaves(x, y, 8, 2, 74) - 0.5);
        double v = wrap(wy);
        int row = 0;
        while (v >= COURSES[row]) {
            row++;
        }
        double top = row == 0 ? 0 : COURSES[row - 1], low = COURSES[row], u = wrap(wx), left, right;
        double[] cuts = SLABS[row];
        int col = 0;
        while (col < cuts.length && u >= cuts[col]) {
            col++;
        }
        left = col == 0 ? cuts[cuts.length - 1] - TILE : cuts[col - 1];
        right = col == cuts.length ? cuts[0] + TILE : cuts[col];
        int stone = 10 * row + col % cuts.length;
        // Rounded corners: the distance to a box whose corners are drawn in.
        double dx = Math.min(u - left, right - u), dy = Math.min(v - top, low - v), r = 9;
        double in = dx < r && dy < r ? r - Math.hypot(r - dx, r - dy) : Math.min(dx, dy);
        double cloud = octaves(x, y, 128, 5, 51), fine = octaves(x, y, 8, 3, 52), grain = octaves(x, y, 2, 2, 56);
        double[] c = Ink.mix(LAVA, Noise.hash(stone, 1, 75) > 0.6 ? RUST : ASH, 0.9 * Noise.hash(stone, 2, 75));
        c = Ink.scale(c, (0.92 + 0.42 * Noise.hash(stone, 3, 75)) * (0.72 + 0.56 * cloud) * (0.82 + 0.24 * fine
                + 0.14 * grain));
        // Here and there the red stucco that once covered all of it still clings to the stone.
        double red = Noise.smooth(0.55, 0.66, octaves(x, y, 128, 6, 58)) * Noise.smooth(2, 9, in);
        c = Ink.mix(c, Ink.scale(STUCCO, 0.55 + 0.5 * fine), 0.42 * red);
        double pit = pits(x, y) * (1 - red);
        double crack = crack(x, y, (u - left) / (right - left), (v - top) / (low - top), right - left, stone);
        double joint = 1 - Noise.smooth(1.6, 3.4, in + 1.2 * (fine - 0.5));
        double worn = Noise.smooth(11, 3, in) * (1 - joint);
        c = Ink.scale(c, (1 - 0.40 * pit) * (1 - 0.6 * crack) * (1 + 0.20 * worn));
        double straw = straw(x, y) * (0.16 + 0.84 * joint);
        c = Ink.mix(c, Ink.scale(EARTH, 0.75 + 0.5 * fine), joint);
        c = Ink.mix(c, STRAW, 0.50 * straw);
        p.set(i, c);
        double tilt = 0.012 * ((u - left) * (Noise.hash(stone, 4, 75) - 0.5) + (v - top) * (Noise.hash(stone, 5, 75)
                - 0.5));
        double slab = 2.1 * Math.sqrt(Noise.smooth(1.2, 9, in)) + tilt + 0.5 * cloud;
        p.z[i] = (float) (p.scale * (slab + 0.34 * fine + 0.20 * grain - 0.5 * pit - 0.8 * crack + 0.25 * straw));
    }

    /** Some slabs have cracked from one edge some way across; {@code u} and {@code v} are shares of their sides. */
    private static double crack(double x, double y, double u, double v, double wide, int stone) {
        if (Noise.hash(stone, 6, 75) < 0.5) {
            return 0;
        }
        double at = 0.2 + 0.6 * Noise.hash(stone, 7, 75), lean = 0.5 * (Noise.hash(stone, 8, 75) - 0.5);
        double bend = 0.16 * (octaves(7, y, 64, 4, 79) - 0.5) + 0.02 * (octaves(x, y, 8, 2, 80) - 0.5);
        double d = Math.abs(u - at - lean * v - bend) * wide, end = 0.45 + 0.6 * Noise.hash(stone, 9, 75);
        double from = Noise.hash(stone, 10, 75) < 0.5 ? v : 1 - v;
        return Noise.smooth(0.9, 0.3, d / (1 - 0.6 * Math.min(1, from / end))) * Noise.smooth(end, end - 0.1, from);
    }

    /** Lava stone is full of small round holes. */
    private static double pits(double x, double y) {
        int cell = 4, n = TILE / cell, cx = (int) Math.floor(x / cell), cy = (int) Math.floor(y / cell);
        double best = 0;
        for (int k = 0; k < 9; k++) {
            int ix = cx + k % 3 - 1, iy = cy + k / 3 - 1, hx = Math.floorMod(ix, n), hy = Math.floorMod(iy, n);
            double r = 1.5 * Math.pow(Noise.hash(hx, hy, 81), 6);
            double d = Math.hypot(x - cell * (ix + Noise.hash(hx, hy, 82)), 1.3 * (y - cell * (iy + Noise.hash(hx, hy,
                    83))));
            best = Math.max(best, Noise.smooth(r + 0.25, r - 0.25, d) * Noise.smooth(0.15, 0.5, r));
        }
        return best;
    }

    private static double wrap(double v) {
        double w = v % TILE;
        return w < 0 ? w + TILE : w;
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
