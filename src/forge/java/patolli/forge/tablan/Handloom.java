package patolli.forge.tablan;

import patolli.board.Box;
import patolli.board.TablanBoard;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;

/**
 * The cloth that is spread under the plank: dyed with indigo, in a two-and-two twill, with a border of madder and gold
 * whose teeth point inwards, as temple spires on a wedding cloth; it is brocaded with small buds of gold thread in a
 * lattice, and a panel of green with a border of its own is woven in for the sticks.
 */
final class Handloom {
    private static final double PITCH = 1.7;
    private static final double[] DARK = Ink.hex(0x0C112C), LIGHT = Ink.hex(0x324488);
    private static final int SEED = 51;
    /** How uneven the edges of what is brocaded are. */
    private static final double FRAYED = 0.9;
    /** Soft folds: where each begins and ends, how wide and how high it is. */
    private static final double[][] FOLDS = {{22, 668, 196, 552, 17, 8.5}, {96, 700, 214, 640, 13, 6},
        {30, 560, 120, 528, 14, 6}, {1262, 640, 1092, 556, 17, 8.5}, {1180, 700, 1080, 622, 13, 6.5},
        {1250, 548, 1160, 522, 14, 5.5}, {420, 562, 700, 578, 13, 5}};
    private final Plate p;
    private final Box field = TablanBoard.BOARD.field();
    private final Pattern pattern = new Pattern(field, TablanBoard.BOARD.ground());

    private Handloom(Plate p) {
        this.p = p;
    }

    /** Covers a plate within the field. */
    static void spread(Plate p) {
        Handloom cloth = new Handloom(p);
        p.each(cloth::thread);
    }

    private void thread(int n, double x, double y) {
        double sag = 1.5 * (Noise.fbm(x / 60, y / 60, SEED + 20, 2) - 0.5);
        double in = Math.min(Math.min(x - field.x(), field.right() - x), Math.min(y - field.y(), field.bottom() - y))
                + sag;
        if (in < 0) {
            return;
        }
        double bentX = 1.1 * (Noise.value(x / 23, y / 31, SEED) - 0.5);
        double bentY = 1.1 * (Noise.value(x / 29, y / 21, SEED + 1) - 0.5);
        double i = (x + bentX) / PITCH;
        double j = (y + bentY) / PITCH;
        int a = (int) Math.floor(i);
        int b = (int) Math.floor(j);
        boolean warp = Math.floorMod(a + b, 4) < 2;
        double hair = Noise.value(warp ? x * 3.1 : x * 0.5, warp ? y * 0.5 : y * 3.1, SEED + 7);
        double tone = 0.40 * Noise.fbm(x / 110, y / 40, SEED + 2, 4) + 0.16 * Noise.hash(warp ? a : b, warp ? 1 : 2,
                SEED) + 0.18 * hair + (warp ? 0.10 : 0.0);
        // A pattern is woven weft by weft: it has steps where they end.
        Pattern.Dye brocade = pattern.brocade(x + FRAYED * (hair - 0.5), y + FRAYED
                * (Noise.value(x * 0.6, y * 2.2, SEED + 8) - 0.5));
        Pattern.Dye dye = brocade.isNone() ? pattern.at((Math.floor(2 * i) + 0.5) * PITCH / 2 - bentX,
                (b + 0.5) * PITCH - bentY) : brocade;
        double gold = 0;
        double h;
        double[] c;
        if (dye.isGold()) {
            // Gold floats over the ground, weft beside weft.
            double v = 2 * (j - b - 0.5);
            double tie = Math.floorMod(a + 3 * b, 7) == 0 ? 0.5 * Math.exp(-Math.pow((i - a - 0.5) / 0.2, 2)) : 0;
            h = Math.sqrt(Math.max(0, 1 - 0.9 * v * v)) * (1 - tie) + 0.35;
            c = Ink.scale(dye.colour(), 0.52 + 0.7 * tone);
            gold = 0.22;
        } else {
            double u = 2 * ((warp ? i - a : j - b) - 0.5);
            // Where the float starts and ends it dives below its neighbour.
            double along = ((warp ? j - b : i - a) + Math.floorMod(a + b, 2)) / 2;
            double dive = Math.sin(Math.PI * Math.clamp(along, 0.02, 0.98));
            h = Math.sqrt(Math.max(0, 1 - 0.9 * u * u)) * (0.55 + 0.45 * Math.sqrt(dive));
            c = dye.isNone() ? Ink.ramp(tone, DARK, LIGHT) : Ink.scale(dye.colour(), 0.42 + 0.9 * tone);
        }
        double edge = Noise.smooth(0, 2.5, in);
        p.set(n, Ink.scale(c, (0.50 + 0.58 * Math.min(1, h)) * (0.6 + 0.4 * edge)));
        double waves = 7 * Noise.fbm(x / 240, y / 200, SEED + 30, 2);
        double fold = 0;
        for (double[] f : FOLDS) {
            fold += fold(f, x + 9 * (Noise.fbm(x / 70, y / 70, SEED + 40, 2) - 0.5), y + 9
                    * (Noise.fbm(x / 70, y / 70, SEED + 41, 2) - 0.5));
        }
        p.dim(n, 1 + 0.035 * fold);
        p.z[n] = (float) (p.scale * (0.52 * h + 0.16 * (hair - 0.5) + waves + 3 + 1.4 * fold));
        p.gloss[n] = (float) (0.012 + gold);
    }

    /** How high a fold rises at a point: a soft ridge that begins and ends slowly. */
    private static double fold(double[] f, double x, double y) {
        double dx = f[2] - f[0], dy = f[3] - f[1];
        double length = Math.hypot(dx, dy);
        double along = ((x - f[0]) * dx + (y - f[1]) * dy) / length / length;
        double off = ((x - f[0]) * dy - (y - f[1]) * dx) / length / f[4];
        if (along <= 0 || along >= 1 || Math.abs(off) > 3) {
            return 0;
        }
        double ends = Noise.smooth(0, 0.35, along) * Noise.smooth(1, 0.7, along);
        return f[5] * ends * Math.exp(-off * off);
    }
}
