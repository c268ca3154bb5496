package patolli.forge.tablan;

import patolli.board.Box;
import patolli.board.TablanBoard;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;

/**
 * The cloth that is spread under the plank: dyed with madder, in a two-and-two twill, with a border of green and gold
 * whose teeth point inwards, as temple spires on a wedding cloth; and a panel of the same green for the sticks.
 */
final class Handloom {
    private static final double PITCH = 2.6;
    private static final double[] DARK = Ink.hex(0x2C0F0C), LIGHT = Ink.hex(0x964436);
    private static final double[] GREEN = Ink.hex(0x2A5040), ZARI = Ink.hex(0xC99A3E);
    /** The border's height, and how many teeth stand on a hundred units. */
    private static final double BORDER = 30, TOOTH = 14, TEETH = 16;
    private static final double SPIRE = 11.5;
    private static final int SEED = 51;
    private final Plate p;
    private final Box field = TablanBoard.BOARD.field();
    private final Box ground = TablanBoard.BOARD.ground();

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
        double i = (x + 1.1 * (Noise.value(x / 23, y / 31, SEED) - 0.5)) / PITCH;
        double j = (y + 1.1 * (Noise.value(x / 29, y / 21, SEED + 1) - 0.5)) / PITCH;
        int a = (int) Math.floor(i);
        int b = (int) Math.floor(j);
        boolean warp = Math.floorMod(a + b, 4) < 2;
        double u = 2 * ((warp ? i - a : j - b) - 0.5);
        // Where the float starts and ends it dives below its neighbour.
        double along = ((warp ? j - b : i - a) + Math.floorMod(a + b, 2)) / 2;
        double dive = Math.sin(Math.PI * Math.clamp(along, 0.02, 0.98));
        double h = Math.sqrt(Math.max(0, 1 - 0.9 * u * u)) * (0.55 + 0.45 * Math.sqrt(dive));
        double hair = Noise.value(warp ? x * 3.1 : x * 0.5, warp ? y * 0.5 : y * 3.1, SEED + 7);
        double tone = 0.40 * Noise.fbm(x / 110, y / 40, SEED + 2, 4) + 0.16 * Noise.hash(warp ? a : b, warp ? 1 : 2,
                SEED) + 0.18 * hair + (warp ? 0.10 : 0.0);
        double[] c = Ink.ramp(tone, DARK, LIGHT);
        double gold = 0;
        double[] dye = dye(x, y, in);
        if (dye.length > 0) {
            gold = dye == ZARI ? 0.10 : 0;
            c = Ink.scale(dye, 0.42 + 0.9 * tone);
        }
        double edge = Noise.smooth(0, 2.5, in);
        p.set(n, Ink.scale(c, (0.50 + 0.58 * h) * (0.6 + 0.4 * edge)));
        double waves = 7 * Noise.fbm(x / 240, y / 200, SEED + 30, 2);
        p.z[n] = (float) (p.scale * (0.40 * h + 0.12 * (hair - 0.5) + waves + 3));
        p.gloss[n] = (float) (0.012 + gold);
    }

    private static final double[] NONE = {};

    /** What the threads at a point are dyed with; nothing for the ground's own green. */
    private double[] dye(double x, double y, double in) {
        double down = Math.min(y - field.y(), field.bottom() - y);
        if (down < BORDER + TOOTH) {
            return border(x, down);
        }
        double side = Math.min(x - field.x(), field.right() - x);
        if (side < 9) {
            return side > 3 && side < 6 ? ZARI : GREEN;
        }
        return frame(x, y);
    }

    private static double[] border(double x, double down) {
        if (down > BORDER) {
            double f = x / TEETH - Math.floor(x / TEETH);
            return down - BORDER < TOOTH * (1 - Math.abs(2 * f - 1)) ? GREEN : NONE;
        }
        boolean line = down > 5 && down < 7.5 || down > 20 && down < 22 || down > 25 && down < 29.5;
        if (line) {
            return ZARI;
        }
        if (down > 9 && down < 18) {
            // A row of seeds of gold.
            double f = Math.abs(x / 12 - Math.round(x / 12)) * 12;
            return Math.hypot(f, (down - 13.5) * 1.1) < 3.4 ? ZARI : GREEN;
        }
        return GREEN;
    }

    /** The panel on which the sticks lie: a line of gold, and spires that point outwards. */
    private double[] frame(double x, double y) {
        double off = Math.max(Math.abs(x - ground.middle().x()) - ground.width() / 2,
                Math.abs(y - ground.middle().y()) - ground.height() / 2);
        if (off > -5.5) {
            boolean level = Math.abs(y - ground.middle().y()) > ground.height() / 2 - 5.5
                    && Math.abs(x - ground.middle().x()) < ground.width() / 2;
            double f = (level ? x : y) / SPIRE - Math.floor((level ? x : y) / SPIRE);
            if (off > 0) {
                return off < 9 * (1 - Math.abs(2 * f - 1)) ? GREEN : NONE;
            }
            return off > -3 || off < -4.4 ? ZARI : GREEN;
        }
        return GREEN;
    }
}
