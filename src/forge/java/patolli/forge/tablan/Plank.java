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
 * A plank of dark wood that four generations have played on: sunk squares with the marks of the gouge, arrises polished
 * by sleeves, a chip-carved border, brass at the corners, a split that was mended. The squares of a home row have a
 * ring inlaid, of bone or of horn; those between are notched towards where pieces go.
 */
final class Plank {
    private static final double[] DARK = Ink.hex(0x32190D), MID = Ink.hex(0x734321), LIGHT = Ink.hex(0xAD713B);
    private static final double[] BONE = Ink.hex(0xD8C69C), HORN = Ink.hex(0x0D0908), GLINT = Ink.hex(0xC08A4C);
    private static final double[][] BRASS = Ink.stops(0x5E3E12, 0xA67A2C, 0xDDB862);
    private static final int SEED = 5;
    private static final double HALF = TablanBoard.BOARD.squareSize() / 2;
    /** From the middle of a square to its edge, the round of its corners, how deep it is sunk. */
    private static final double SUNK = 27.4, ROUND = 4.5, DEEP = 2.6;
    private static final double CORNER = 15;
    private final Plate p;
    private final TablanBoard board = TablanBoard.BOARD;
    private final Box box = board.plank();
    private final Point middle = box.middle();
    private final Point[] squares = new Point[board.squares()];

    private Plank(Plate p) {
        this.p = p;
        for (int n = 0; n < squares.length; n++) {
            squares[n] = board.square(n);
        }
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
        // Round arrises, and the end grain is darker.
        cut.z -= edge < 7 ? 7 * (1 - Math.sqrt(1 - sq(1 - edge / 7))) : 0;
        square(cut, x, y);
        Border.carve(cut, x - middle.x(), y - middle.y(), box.width() / 2, box.height() / 2);
        river(cut, x, y);
        split(cut, x, y);
        wear(cut, x, y, edge);
        brass(cut, x, y, edge);
        p.set(i, Ink.mix(Ink.scale(cut.paint, cut.shade), GLINT, Math.min(0.62, cut.rub)));
        p.z[i] = (float) ((cut.z + 14) * p.scale);
        p.gloss[i] = (float) (cut.gloss + 0.22 * cut.rub);
    }

    private void square(Cut cut, double x, double y) {
        int n = nearest(x, y);
        if (n < 0) {
            return;
        }
        int seed = n * 7;
        double dx = x - squares[n].x() + 0.8 * (Noise.hash(n, 1, 31) - 0.5);
        double dy = y - squares[n].y() + 0.8 * (Noise.hash(n, 2, 31) - 0.5);
        double wave = 0.5 * (Noise.value(x / 9, y / 9, seed) - 0.5);
        double off = inset(dx, dy) + wave;
        if (off > 4) {
            return;
        }
        double sunk = Noise.smooth(0.9, -1.6, off);
        double turn = 0.5 + 0.5 * Noise.hash(n, 4, 31);
        double stroke = dx * Math.cos(turn) + dy * Math.sin(turn) + 1.6 * Noise.value(dx / 8, dy / 8, seed + 1);
        double gouge = 0.20 * Math.abs(Math.sin(stroke * 0.62)) * Noise.smooth(-1, -5, off);
        cut.z -= DEEP * sunk - gouge * sunk + 1.2 * sunk * (1 - sq(Math.min(1, Math.hypot(dx, dy) / SUNK)));
        cut.paint = Ink.mix(cut.paint, Ink.scale(DARK, 0.8), 0.34 * sunk);
        // Under the upper left edge lies its shadow, and oil has gathered in the corners.
        double shadow = Noise.smooth(7, 0, Math.min(dx, dy) + SUNK);
        cut.shade *= 1 - sunk * (0.34 * shadow + 0.20 * Noise.smooth(30, 38, Math.hypot(dx, dy)));
        cut.rub = Math.max(cut.rub, 0.5 * Math.exp(-sq((off - 1.6) / 1.1)) * (0.25 + 0.9 * Noise.fbm(x / 13, y / 13, 8,
                2)));
        sign(cut, n, dx, dy);
    }

    /** The square that a point is nearest to, or -1 beyond all. */
    private int nearest(double x, double y) {
        int column = (int) Math.round((x - middle.x()) / (2 * HALF) + (TablanBoard.COLUMNS - 1) / 2.0);
        if (column < 0 || column >= TablanBoard.COLUMNS) {
            return -1;
        }
        for (int row = 0; row < TablanBoard.ROWS; row++) {
            int n = row * TablanBoard.COLUMNS + (board.isRightward(row) ? column : TablanBoard.COLUMNS - 1 - column);
            if (Math.abs(y - squares[n].y()) <= HALF + 3) {
                return n;
            }
        }
        return -1;
    }

    private static double inset(double dx, double dy) {
        double ix = Math.abs(dx) - SUNK + ROUND;
        double iy = Math.abs(dy) - SUNK + ROUND;
        return Math.hypot(Math.max(0, ix), Math.max(0, iy)) + Math.min(0, Math.max(ix, iy)) - ROUND;
    }

    private void sign(Cut cut, int n, double dx, double dy) {
        int row = n / TablanBoard.COLUMNS;
        if (row == 0 || row == TablanBoard.ROWS - 1) {
            double r = Math.hypot(dx, dy);
            double ring = Noise.smooth(1.5, 0.9, Math.abs(r - 11)) + Noise.smooth(2.6, 2.0, r);
            double own = Noise.fbm(dx / 5 + n, dy / 5, 17, 2);
            cut.paint = Ink.mix(cut.paint, Ink.scale(row == 0 ? BONE : HORN, 0.72 + 0.4 * own), 0.86 * ring);
            if (row != 0) {
                double lime = Noise.smooth(0.9, 0.4, Math.abs(Math.abs(r - 11) - 1.9));
                cut.paint = Ink.mix(cut.paint, Ink.scale(BONE, 0.5), 0.55 * lime);
            }
            return;
        }
        // A notch that points ahead: two cuts of the knife.
        double along = (board.isRightward(row) ? dx : -dx) - 3;
        double arm = Math.abs(Math.abs(dy) + along - 3) / 1.5;
        double notch = Math.max(0, 1 - arm) * Noise.smooth(8.5, 7, Math.abs(dy));
        cut.z -= 1.5 * notch;
        cut.shade *= 1 - 0.52 * notch;
        cut.rub = Math.max(cut.rub, 0.30 * Math.max(0, 1 - Math.abs(Math.abs(dy) + along - 6.4) / 1.2)
                * Noise.smooth(9, 7, Math.abs(dy)));
    }

    /** Between the halves a wave is carved. */
    private void river(Cut cut, double x, double y) {
        double off = Math.abs(x - middle.x()) - TablanBoard.COLUMNS * HALF;
        if (off > 4) {
            return;
        }
        double wave = 2.8 * Math.sin((x - middle.x()) * Math.PI / 15);
        double d = Math.min(Math.abs(y - middle.y() - wave), Math.abs(y - middle.y() + wave));
        double m = Math.max(0, 1 - d / 1.5) * Noise.smooth(4, 0, off);
        double rail = Math.max(0, 1 - Math.abs(Math.abs(y - middle.y()) - 6.6) / 0.9) * Noise.smooth(4, 0, off);
        cut.z -= 1.6 * m + 0.8 * rail;
        cut.shade *= 1 - 0.55 * m - 0.35 * rail;
    }

    /** An old split, held by a bow-tie of another wood. */
    private void split(Cut cut, double x, double y) {
        double from = box.right();
        double line = 325 + 5 * (Noise.fbm(x / 60, 3, 44, 3) - 0.5) + (from - x) * 0.012;
        double along = from - x;
        double wide = 1.5 * Noise.smooth(150, 20, along);
        double crack = along < 150 ? Math.max(0, 1 - Math.abs(y - line) / Math.max(0.2, wide)) : 0;
        cut.z -= 2 * crack;
        cut.shade *= 1 - 0.75 * crack;
        double kx = Math.abs(x - (from - 17));
        double ky = Math.abs(y - line);
        double tie = Math.max(kx - (3.5 + 0.42 * ky), ky - 12);
        if (tie < 0.7) {
            double in = Noise.smooth(0.5, -0.3, tie);
            cut.paint = Ink.mix(cut.paint, Teak.at(y * 1.3 + 400, x * 1.1, 17, Ink.hex(0x1A0C06), Ink.hex(0x3A1E10),
                    Ink.hex(0x5A3418)), in);
            cut.shade *= 1 - 0.55 * Math.exp(-sq(tie / 0.5));
            cut.z += 0.3 * in;
        }
    }

    private void wear(Cut cut, double x, double y, double edge) {
        double grime = Noise.smooth(0.50, 0.80, Noise.fbm(x / 70, y / 40, 61, 4));
        cut.shade *= 1 - 0.24 * grime - 0.20 * Noise.smooth(60, 0, edge);
        cut.rub = Math.max(cut.rub, 0.85 * Math.exp(-sq((edge - 4.5) / 2.6)) * Noise.smooth(0.25, 0.60,
                Noise.fbm(x / 34, y / 34, 62, 3)));
        // The ring of a lamp that stood there once, and a few scratches.
        double oil = Math.hypot(x - 938, y - 262) - 27;
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

    /** Brass is bent over the corners and nailed down. */
    private void brass(Cut cut, double x, double y, double edge) {
        double ix = box.width() / 2 - Math.abs(x - middle.x());
        double iy = box.height() / 2 - Math.abs(y - middle.y());
        double reach = ix + iy - 46 + 5 * Math.cos((ix - iy) * 0.24);
        if (reach > 1.2) {
            return;
        }
        double on = Noise.smooth(0.6, -0.4, reach);
        double tone = 0.34 + 0.34 * Noise.fbm(x / 14, y / 14, 71, 3) + 0.16 * Noise.smooth(0, 8, edge);
        double line = Math.max(0, 1 - Math.abs(reach + 5) / 0.9);
        double[] nail = {Math.hypot(ix - 13, iy - 13), Math.hypot(ix - 28, iy - 9), Math.hypot(ix - 9, iy - 28)};
        double head = 0;
        for (double d : nail) {
            head = Math.max(head, d < 3.2 ? Math.sqrt(1 - sq(d / 3.2)) : 0);
            tone -= 0.24 * Math.exp(-sq((d - 3.6) / 0.7));
        }
        cut.paint = Ink.mix(cut.paint, Ink.ramp(tone - 0.22 * line + 0.25 * head, BRASS), on);
        cut.shade = Noise.mix(cut.shade, 0.94, on);
        cut.shade *= 1 - 0.5 * Math.exp(-sq((reach - 0.6) / 0.6));
        cut.z += on * (1.3 + 2.2 * head - 0.6 * line);
        cut.gloss = Noise.mix(cut.gloss, 0.42, on);
        cut.rub *= 1 - 0.8 * on;
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
