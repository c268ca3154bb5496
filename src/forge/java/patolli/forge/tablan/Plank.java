package patolli.forge.tablan;

import patolli.board.Box;
import patolli.board.Point;
import patolli.board.TablanBoard;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.mysore.Teak;
import patolli.forge.mysore.Underneath;

/**
 * A plank of dark wood that four generations have played on: round hollows, arrises polished by sleeves, a chip-carved
 * border with a rosette in each corner.
 */
final class Plank {
    private static final double[] DARK = Ink.hex(0x4C2410), MID = Ink.hex(0x965625), LIGHT = Ink.hex(0xC88E4C);
    private static final double[] GLINT = Ink.hex(0xDDA25C);
    private static final int SEED = 5;
    private static final double CORNER = 15, OIL = 0.26;
    private final Plate p;
    private final Hollows hollows = new Hollows();
    private final Box box = TablanBoard.BOARD.plank();
    private final Point middle = box.middle();

    private Plank(Plate p) {
        this.p = p;
    }

    /** Lays it on the cloth. */
    static void lay(Plate p) {
        Underneath.shade(p, TablanBoard.BOARD.plank(), 9, 22, 0.62);
        Underneath.shade(p, TablanBoard.BOARD.plank(), 2, 7, 0.55);
        Plank plank = new Plank(p);
        p.each(plank::dot);
    }

    private void dot(int i, double x, double y) {
        double qx = Math.max(0, Math.abs(x - middle.x()) - box.width() / 2 + CORNER);
        double qy = Math.max(0, Math.abs(y - middle.y()) - box.height() / 2 + CORNER);
        double edge = CORNER - Math.hypot(qx, qy) + 1.6 * (Noise.fbm(x / 30, y / 30, 3, 3) - 0.55);
        if (edge < 0) {
            return;
        }
        Cut cut = new Cut(Teak.at(x, y, SEED, DARK, MID, LIGHT), Teak.relief(x, y, SEED));
        cut.paint = Ink.mix(cut.paint, GLINT, OIL * sheen(x, y));
        // Round arrises, and the end grain is darker.
        cut.z -= edge < 7 ? 7 * (1 - Math.sqrt(1 - sq(1 - edge / 7))) : 0;
        hollows.turn(cut, x, y);
        Border.carve(cut, x - middle.x(), y - middle.y(), box.width() / 2, box.height() / 2);
        Bands.carve(cut, x, y);
        wear(cut, x, y, edge);
        p.set(i, Ink.mix(Ink.scale(cut.paint, cut.shade), GLINT, Math.min(0.62, cut.rub)));
        p.z[i] = (float) ((cut.z + 14) * p.scale);
        p.gloss[i] = (float) (cut.gloss + 0.22 * cut.rub);
    }

    /** Oil, which hands have rubbed in along the grain: a broad gleam aslant, as of a window far off. */
    private double sheen(double x, double y) {
        double aslant = x - middle.x() + 130 + 0.5 * (y - middle.y());
        return Math.exp(-sq(aslant / 170)) * Noise.smooth(0.25, 0.75, Noise.fbm(x / 120, y / 6, 66, 3));
    }

    private void wear(Cut cut, double x, double y, double edge) {
        double grime = Noise.smooth(0.50, 0.80, Noise.fbm(x / 70, y / 40, 61, 4));
        cut.shade *= 1.10 - 0.22 * grime;
        cut.rub = Math.max(cut.rub, 0.85 * Math.exp(-sq((edge - 4.5) / 2.6)) * Noise.smooth(0.25, 0.60,
                Noise.fbm(x / 34, y / 34, 62, 3)));
        // The ring of a lamp that stood there once, and a few scratches.
        double oil = Math.hypot(x - 955, y - 309) - 27;
        cut.shade *= 1 - 0.20 * Math.exp(-sq(oil / 1.6)) * Noise.smooth(0.35, 0.6, Noise.fbm(x / 22, y / 22, 63, 2));
        for (int k = 0; k < 14; k++) {
            double sx = box.x() + 60 + (box.width() - 120) * Noise.hash(k, 1, 64);
            double sy = box.y() + 40 + (box.height() - 80) * Noise.hash(k, 2, 64);
            double turn = 0.5 * (Noise.hash(k, 3, 64) - 0.5);
            double t = (x - sx) * Math.cos(turn) + (y - sy) * Math.sin(turn);
            double d = (y - sy) * Math.cos(turn) - (x - sx) * Math.sin(turn) - t * t * 0.0014;
            double long0 = 14 + 50 * Noise.hash(k, 4, 64);
            if (Math.abs(t) < long0 && Math.abs(d) < 0.8) {
                double m = (1 - Math.abs(d) / 0.8) * (1 - sq(t / long0));
                cut.z -= 0.2 * m;
                cut.rub = Math.max(cut.rub, 0.2 * m);
            }
        }
    }

    static double sq(double v) {
        return v * v;
    }

    /** What the tools have made of a point of the wood. */
    static final class Cut {
        double[] paint;
        double z, shade = 1, rub, gloss = 0.13;

        Cut(double[] paint, double z) {
            this.paint = paint;
            this.z = z;
        }
    }
}
