package patolli.forge.tablan;

import java.util.stream.IntStream;
import patolli.board.Box;
import patolli.board.TablanBoard;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;

/** The lower end of the cloth: its warp is knotted in tassels, bound with gold, that lie on the floor. */
final class Fringe {
    private static final Box FIELD = TablanBoard.BOARD.field();
    /** From tassel to tassel; how far down the knot is and the ends are, where all of it begins. */
    private static final double PITCH = 13.6, KNOT = 6.4, ENDS = 19, TOP = -1.5;
    private static final double[] SILK = Ink.hex(0xC23A24), PALE = Ink.hex(0xE8A24A), GOLD = Ink.hex(0xF2C766);
    private static final double[] INDIGO = Ink.hex(0x26408E);
    private static final double FLOOR = 799;

    private Fringe() { }

    static void lay(Plate p) {
        int from = (int) ((FIELD.bottom() + TOP) * p.scale), to = Math.min(p.h, (int) (FLOOR * p.scale));
        IntStream.range(from, to).parallel().forEach(row -> {
            for (int column = 0; column < p.w; column++) {
                dot(p, row * p.w + column, (column + 0.5) / p.scale, (row + 0.5) / p.scale);
            }
        });
    }

    private static void dot(Plate p, int i, double x, double y) {
        double v = y - FIELD.bottom();
        double count = Math.round(FIELD.width() / PITCH), pitch = FIELD.width() / count;
        double t = (x - FIELD.x()) / pitch;
        int n = (int) Math.clamp(Math.floor(t), 0, count - 1);
        double u = (t - n - 0.5) * pitch, in = inside(u, v, n);
        if (in <= 0) {
            double cast = Noise.smooth(-4, 1.5, inside(u - 1.6, v - 2.4, n));
            p.dim(i, 1 - 0.75 * cast);
            return;
        }
        double lean = 1.6 * (Noise.hash(n, 1, 91) - 0.5);
        double line = Noise.smooth(0, 0.9, in);
        double[] c;
        double z;
        if (Math.abs(v - KNOT) < 2.5) {
            c = Ink.scale(GOLD, 0.72 + 0.5 * Math.cos(2.6 * (v - KNOT + 0.35 * u)));
            z = 4.2 + Math.sqrt(Math.max(0, 1 - u * u / 14)) * 2.6 + 0.5 * Math.cos(2.6 * (v - KNOT));
        } else {
            double strand = v < KNOT ? u * 1.25 : (u - lean * (v - KNOT) / 12) / (1 + 0.05 * (v - KNOT)) * 1.5;
            double ridge = 0.5 + 0.5 * Math.cos(2 * Math.PI * (strand + 0.4 * Noise.value(n * 7.3, v / 5, 92)));
            double[] dye = n % 3 == 1 ? INDIGO : SILK;
            c = Ink.scale(Ink.mix(dye, PALE, 0.35 * ridge * Noise.hash((int) Math.floor(strand), n, 93)),
                    0.45 + 0.75 * ridge);
            z = 2.4 + 1.1 * ridge - 0.05 * v;
        }
        p.set(i, Ink.scale(c, 0.28 + 0.72 * line));
        p.z[i] = (float) (z * p.scale);
        p.gloss[i] = 0.03f;
    }

    /** How far a point of a tassel lies within it; seen from its middle and from the hem. */
    private static double inside(double u, double v, int n) {
        double lean = 1.6 * (Noise.hash(n, 1, 91) - 0.5) * Math.max(0, v - KNOT) / 12;
        double half = v < KNOT - 2.2 ? Noise.mix(6.2, 2.2, Noise.smooth(TOP, KNOT - 2.2, v))
                : v < KNOT + 2.2 ? 3.1 : 2.2 + 2.6 * Noise.smooth(KNOT + 1, ENDS, v);
        double ends = ENDS - 1.4 * Noise.hash(n, 2, 91) - 1.2 * Noise.hash((int) Math.floor((u + 9) * 1.1), n, 94) - v;
        return Math.min(half - Math.abs(u - lean), Math.min(ends, v - TOP));
    }
}
