package patolli.forge.pagade;

import java.awt.geom.Rectangle2D;
import patolli.board.Box;
import patolli.board.PagadeBoard;
import patolli.board.Point;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.stitch.Motifs;
import patolli.forge.stitch.Silk;

/**
 * The cloth itself: cotton dyed with madder, in rows of running stitch that follow the cross, sprigs beyond them, a
 * border of indigo with a garland, and a hem that was sewn by hand, with a fringe at both ends.
 */
final class Madder {
    private static final double[] DARK = Ink.hex(0x40100E), LIGHT = Ink.hex(0x8E2E22);
    private static final double[] INDIGO_D = Ink.hex(0x12182F), INDIGO_L = Ink.hex(0x33436F);
    private static final double[] RUNNING = Ink.hex(0xD07A58), IVORY = Ink.hex(0xDCCBA6), WOOL = Ink.hex(0x7E2A1E);
    private static final double[] STEM = Ink.hex(0x8E5E2E), DOT = Ink.hex(0xA9773C), BUD = Ink.hex(0xA8514A);
    private static final double[] ROSE = Ink.hex(0x8E2C34), LEAF = Ink.hex(0x4F8F3C), LEAF_D = Ink.hex(0x23582E);
    private static final double[] YELLOW = Ink.hex(0xD8A030), RED = Ink.hex(0xB63A2A);
    /** The border's width, and how long the fringe is. */
    private static final double BORDER = 13, FRINGE = 11;
    /** From row to row of running stitch, and how many there are. */
    private static final double ROW = 7;
    private static final int ROWS = 6;
    private final PagadeBoard board = PagadeBoard.BOARD;
    private final Box edge = new Box(board.field().x() + FRINGE, board.field().y(), board.field().width() - 2 * FRINGE,
            board.field().height());
    private final Plate p;
    private final Silk k;
    private final Motifs motifs;

    Madder(Plate p, Silk k) {
        this.p = p;
        this.k = k;
        motifs = new Motifs(k);
    }

    void weave() {
        k.weave(corners(edge, -2), INDIGO_D, INDIGO_L, 1.75, 11);
        k.weave(corners(edge, BORDER), DARK, LIGHT, 1.9, 21);
    }

    private static double[] corners(Box box, double in) {
        return new double[] {box.x() + in, box.y() + in, box.right() - in, box.bottom() - in};
    }

    void sew() {
        quilting();
        sprigs();
        garland();
        Box inner = new Box(edge.x() + BORDER, edge.y() + BORDER, edge.width() - 2 * BORDER,
                edge.height() - 2 * BORDER);
        motifs.gold(new Rectangle2D.Double(inner.x(), inner.y(), inner.width(), inner.height()), 2.2);
        motifs.gold(new Rectangle2D.Double(edge.x() + 2, edge.y() + 2, edge.width() - 4, edge.height() - 4), 1.6);
    }

    /** Rows of running stitch in the four corners of the cross, one beside the other, fainter the farther out. */
    private void quilting() {
        Point c = board.middle();
        double halfX = board.home().width() / 2, halfY = board.home().height() / 2;
        for (int sx = -1; sx <= 1; sx += 2) {
            for (int sy = -1; sy <= 1; sy += 2) {
                for (int row = 0; row < ROWS; row++) {
                    double off = 12 + ROW * row;
                    double x = c.x() + sx * (halfX + off), y = c.y() + sy * (halfY + off);
                    double[] silk = Ink.mix(RUNNING, LIGHT, row / (ROWS + 1.0));
                    double[][] at = Silk.walk(Motifs.line(x, c.y() + sy * 330, x, y, c.x() + sx * 396, y), 3.8);
                    for (int j = row % 2; j + 1 < at.length; j += 2) {
                        if (isUnder(at[j])) {
                            continue;
                        }
                        double jitter = 0.5 * (Noise.hash(j, row, 5 + sx + 3 * sy) - 0.5);
                        k.stitch(at[j][0] + jitter, at[j][1] - jitter, at[j + 1][0] + jitter, at[j + 1][1], 1.5, silk);
                    }
                }
            }
        }
    }

    private boolean isUnder(double[] at) {
        Box dice = board.ground();
        return at[0] > dice.x() - 4 && at[0] < dice.right() + 4 && at[1] > dice.y() - 4 && at[1] < dice.bottom() + 4;
    }

    private void sprigs() {
        Point c = board.middle();
        for (int j = -9; j <= 9; j++) {
            for (int i = -12; i <= 12; i++) {
                double x = c.x() + i * 48 + Math.floorMod(j, 2) * 24 + 3 * (Noise.hash(i, j, 91) - 0.5);
                double y = c.y() + j * 38 + 3 * (Noise.hash(i, j, 92) - 0.5);
                double ax = Math.abs(x - c.x());
                double ay = Math.abs(y - c.y());
                boolean cross = ax < 132 || ay < 116 && ax < 432;
                boolean panel = ax > 110 && ax < 408 && ay > 62 && ay < 242;
                boolean shelf = ax > 226 && ax < 406 && ay > 222 && ay < 288;
                if (cross || panel || shelf || x < edge.x() + 26 || x > edge.right() - 26 || y < edge.y() + 26
                        || y > edge.bottom() - 26) {
                    continue;
                }
                sprig(x, y, 0.22 * (Noise.hash(i, j, 93) - 0.5));
            }
        }
    }

    private void sprig(double x, double y, double lean) {
        for (int q = -1; q <= 1; q++) {
            double a = -Math.PI / 2 + q * 0.95 + lean;
            k.satin(Motifs.petal(x + 1.5 * Math.cos(a), y + 1.5 * Math.sin(a), a, 7, 4.4), a, 1.3, q == 0 ? ROSE : STEM,
                    q == 0 ? BUD : DOT);
        }
        k.stitch(x, y + 6.5, x, y, 1.3, STEM);
        k.stitch(x + 3.2, y + 3, x, y + 5.5, 1.2, STEM);
        k.stitch(x - 3.2, y + 3, x, y + 5.5, 1.2, STEM);
    }

    /** Small flowers with two leaves each, round the border. */
    private void garland() {
        double in = BORDER / 2 + 0.6;
        double[][] at = Silk.walk(new Rectangle2D.Double(edge.x() + in, edge.y() + in, edge.width() - 2 * in,
                edge.height() - 2 * in), 15);
        double[][] hues = {RED, IVORY, YELLOW, IVORY};
        for (int j = 0; j + 1 < at.length; j++) {
            double a = Math.atan2(at[j + 1][1] - at[j][1], at[j + 1][0] - at[j][0]);
            double x = at[j][0];
            double y = at[j][1];
            motifs.leaf(x + 4.6 * Math.cos(a), y + 4.6 * Math.sin(a), a + 0.5, 7.5, 4.2, LEAF_D, LEAF);
            motifs.leaf(x + 4.6 * Math.cos(a), y + 4.6 * Math.sin(a), a - 0.5, 7.5, 4.2, LEAF, LEAF_D);
            motifs.flower(x, y, 4.9, 5, YELLOW, hues[j % 4], Noise.hash(j, 2, 9) * 6);
        }
    }

    /** Where the cloth ends the mat is seen; over it hangs the fringe, and the hem's stitches hold it. */
    void trim() {
        p.each((i, x, y) -> {
            double in = inside(x, y);
            if (in < 0) {
                ReedFloor.dot(p, i, x, y);
                double under = Math.max(Math.max(edge.x() + 4 - x, x - edge.right() - 5), Math.max(edge.y() + 4 - y,
                        y - edge.bottom() - 6));
                p.dim(i, 0.34 + 0.66 * Noise.smooth(0, 15, under));
            } else {
                p.z[i] -= (float) (p.scale * 3.0 * Math.exp(-in / 1.4));
            }
        });
        for (int end = -1; end <= 1; end += 2) {
            double x = end < 0 ? edge.x() : edge.right();
            for (double y = edge.y() + 4; y < edge.bottom() - 3; y += 1.5) {
                int n = (int) (y * 2);
                double far = FRINGE * (0.80 + 0.3 * Noise.hash(n, end, 61));
                double sway = 3.4 * (Noise.value(y / 9, end, 62) - 0.5) + 1.6 * (Noise.hash(n, end, 63) - 0.5);
                double[] wool = Ink.scale(Math.floorMod((int) Math.floor(y / 17), 2) == 0 ? IVORY : WOOL,
                        0.6 + 0.4 * Noise.hash(n, end, 65));
                k.level = 1.0;
                k.stitch(x - end * 1.5, y, x + end * far, y + sway, 1.15, wool, wool, false);
            }
        }
        k.level = 1.2;
        for (double x = edge.x() + 3; x < edge.right() - 2; x += 4) {
            hem(x, edge.y(), 0, 1);
            hem(x, edge.bottom(), 0, -1);
        }
        for (double y = edge.y() + 3; y < edge.bottom() - 2; y += 4) {
            hem(edge.x(), y, 1, 0);
            hem(edge.right(), y, -1, 0);
        }
        k.level = 0.5;
    }

    private void hem(double x, double y, int dx, int dy) {
        double wave = wave(x, y);
        double jitter = 0.7 * (Noise.hash((int) (x * 3), (int) (y * 3), 66) - 0.5);
        double ax = x + dx * (wave + 0.2) + jitter * dy;
        double ay = y + dy * (wave + 0.2) + jitter * dx;
        k.stitch(ax, ay, ax + dx * 4, ay + dy * 4, 1.2, IVORY);
    }

    /** No hem is straight. */
    private static double wave(double x, double y) {
        return 1.7 * (Noise.fbm(x / 46, y / 46, 23, 2) - 0.5);
    }

    private double inside(double x, double y) {
        double across = Math.min(x - edge.x(), edge.right() - x);
        double down = Math.min(y - edge.y(), edge.bottom() - y);
        return Math.min(across, down) - wave(x, y);
    }
}
