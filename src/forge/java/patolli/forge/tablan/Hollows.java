package patolli.forge.tablan;

import static patolli.forge.tablan.Plank.sq;

import patolli.board.Point;
import patolli.board.TablanBoard;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/**
 * The squares of the plank: round hollows, turned with the gouge, each with a rim that sleeves have polished. The
 * ground of those of a home row has a ring of its own; the others are notched towards where pieces go.
 */
final class Hollows {
    private static final double[] DARK = Ink.hex(0x2A1006);
    /** The radius, and how deep the middle lies. */
    private static final double R = 30.4, DEEP = 10.4;
    /** How strong the carving on the ground is. */
    private static final double WAY = 0.62;
    private static final double HALF = TablanBoard.BOARD.squareSize() / 2;
    private final TablanBoard board = TablanBoard.BOARD;
    private final Point middle = board.middle();
    private final Point[] squares = new Point[board.squares()];

    Hollows() {
        for (int n = 0; n < squares.length; n++) {
            squares[n] = board.square(n);
        }
    }

    /** Turns them out of the wood at a point. */
    void turn(Plank.Cut cut, double x, double y) {
        int n = nearest(x, y);
        if (n < 0) {
            return;
        }
        double dx = x - squares[n].x() + 0.8 * (Noise.hash(n, 1, 31) - 0.5);
        double dy = y - squares[n].y() + 0.8 * (Noise.hash(n, 2, 31) - 0.5);
        double a = Math.atan2(dy, dx);
        double r = Math.hypot(dx, dy) / (1 + 0.012 * (Noise.value(a * 1.5 + 9, n, 3) - 0.5));
        double u = r / (R + 0.5 * (Noise.hash(n, 4, 31) - 0.5));
        if (u > 1.13) {
            return;
        }
        double inside = Noise.smooth(1.015, 0.985, u);
        double bowl = u < 1 ? 1 - u * u : 0;
        // The gouge went round and round.
        double tool = 0.15 * Math.sin(r * 1.15 + 2 * Noise.value(a * 3, n * 13, 6)) * Noise.smooth(0.25, 0.7, u);
        cut.z -= (DEEP + 0.8 * Noise.hash(n, 5, 31)) * bowl - tool * inside;
        // Towards the lamps' side the wall lies in its own shadow; the wall across from it takes their light.
        double from = Math.cos(a + 2.0);
        cut.shade *= 1 - inside * (0.44 * Noise.smooth(0.40, 1.0, u) * Noise.smooth(-0.45, 0.8, from) + 0.22 * bowl);
        cut.paint = Ink.mix(cut.paint, DARK, 0.57 * inside);
        double lit = Noise.smooth(0.62, 0.95, u) * Noise.smooth(0.1, 0.95, -from) * inside;
        double whole = 1 - Bands.mouth(x, y) * Noise.smooth(0.97, 1.02, u);
        double rim = whole * Math.exp(-sq((u - 1.04) / 0.035)) * (0.55 + 0.6 * Noise.fbm(x / 12, y / 12, 8, 2));
        cut.rub = Math.max(cut.rub, Math.max(0.86 * rim, 0.38 * lit));
        cut.z += 0.5 * whole * Math.exp(-sq((u - 1.04) / 0.04));
        double groove = whole * Math.exp(-sq((u - 1.105) / 0.018));
        cut.shade *= 1 - 0.42 * groove;
        cut.z -= 0.4 * groove;
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

    private void sign(Plank.Cut cut, int n, double dx, double dy) {
        int row = n / TablanBoard.COLUMNS;
        if (row == 0 || row == TablanBoard.ROWS - 1) {
            double r = Math.hypot(dx, dy);
            double ring = Math.exp(-sq((r - 8.5) / 0.8)) + Math.exp(-sq(r / 1.6));
            cut.z -= 0.9 * ring;
            cut.shade *= 1 - 0.34 * ring;
            cut.rub = Math.max(cut.rub, 0.3 * Math.exp(-sq((r - 10) / 0.7)));
            return;
        }
        double ahead = board.isRightward(row) ? dx : -dx;
        double notch = chevron(ahead, dy);
        cut.z -= 1.5 * notch;
        cut.shade *= 1 - 0.5 * WAY * notch;
        cut.rub = Math.max(cut.rub, 0.9 * WAY * chevron(ahead - 2.6, dy) * (1 - notch));
    }

    /** Two cuts of the knife that meet ahead. */
    static double chevron(double along, double dy) {
        return Math.max(0, 1 - Math.abs(Math.abs(dy) + along - 5) / 1.7) * Noise.smooth(9, 7.5, Math.abs(dy));
    }
}
