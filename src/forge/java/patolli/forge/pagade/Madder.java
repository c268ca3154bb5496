package patolli.forge.pagade;

import java.awt.geom.Path2D;
import java.util.Set;
import patolli.board.Box;
import patolli.board.PagadeBoard;
import patolli.board.Point;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.stitch.Motifs;
import patolli.forge.stitch.Silk;
import patolli.rules.Side;

/**
 * The cloth itself: cotton dyed with madder, with a hedge of buds that follows the cross, sprigs beyond it, a
 * border of indigo with a garland, and a hem that was sewn by hand, with tassels at both ends.
 */
final class Madder {
    private static final double[] DARK = Ink.hex(0x580F0C), LIGHT = Ink.hex(0xA42A1E);
    private static final double[] IVORY = Ink.hex(0xDCCBA6);
    private static final double[] STEM = Ink.hex(0x9A6832), DOT = Ink.hex(0xB98542), BUD = Ink.hex(0xB85A50);
    private static final double[] ROSE = Ink.hex(0x9C3038), GILT = Ink.hex(0xE8B85A);
    private static final double[] LEAF = Ink.hex(0x5A9A44), LEAF_D = Ink.hex(0x23582E);
    /** How strong silks are, and how much of them is seen beside the ground, where they are to be less than pawns. */
    private static final double STRONG = 1.05, GROWN = 0.61, SEEN = 0.62, RICH = 0.64;
    private static final double[] GROUND = Ink.mix(DARK, LIGHT, 0.5);
    /** The border's width; how far the cloth begins within its field; how long the tassels are. */
    private static final double BORDER = 23, INSET = 11, TASSEL = 24;
    /** How far sprigs keep from mats. */
    private static final double SPRIG = 11;
    /** How far beside an arm the hedge grows, and from bud to bud. */
    private static final double NEAR = 10, BUDS = 10;
    /** How far from the middle it ends, to a side and up or down. */
    private static final double ALONG_X = 406, ALONG_Y = 320;
    private final PagadeBoard board = PagadeBoard.BOARD;
    private final Box edge = new Box(board.field().x() + INSET, board.field().y(), board.field().width() - 2 * INSET,
            board.field().height());
    private final Plate p;
    private final Silk k;
    private final Set<Side> away;
    private final Garland garland;

    /** @param away beside whose arms the ground goes on where others have a strip */
    Madder(Plate p, Silk k, Set<Side> away) {
        this.p = p;
        this.k = k;
        this.away = away;
        garland = new Garland(k, edge, BORDER);
    }

    /** A silk of what lies behind the game: it stands out from the ground much less. */
    static double[] quiet(double[] silk) {
        return Ink.mix(GROUND, Ink.scale(silk, STRONG), SEEN);
    }

    /** A silk of what grows about something large: its own colour, in half light. */
    static double[] grown(double[] silk) {
        return Ink.mix(GROUND, Ink.scale(silk, STRONG), GROWN);
    }

    /** A silk of what is large behind the game: as little lighter than the ground, but of its own colour. */
    static double[] deep(double[] silk) {
        return Ink.scale(silk, luminance(Ink.mix(GROUND, silk, RICH)) / luminance(silk));
    }

    private static double luminance(double[] c) {
        return 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];
    }

    void weave() {
        garland.weave();
        k.weave(new double[] {edge.x() + BORDER, edge.y() + BORDER, edge.right() - BORDER, edge.bottom() - BORDER},
                DARK, LIGHT, 1.9, 21);
    }

    void sew() {
        hedge();
        sprigs();
        garland.sew();
    }

    /** In the four corners of the cross, close to its cords, a row of buds that turn to the left and to the right. */
    private void hedge() {
        Point c = board.middle();
        double halfX = board.home().width() / 2, halfY = board.home().height() / 2;
        for (int sx = -1; sx <= 1; sx += 2) {
            for (int sy = -1; sy <= 1; sy += 2) {
                double[][] at = Silk.walk(about(c, sx, sy, halfX + NEAR, halfY + NEAR), BUDS);
                for (int j = 1; j + 1 < at.length; j++) {
                    if (!isUnder(at[j - 1]) && !isUnder(at[j + 1])) {
                        bud(at[j], Math.atan2(at[j + 1][1] - at[j - 1][1], at[j + 1][0] - at[j - 1][0]), j);
                    }
                }
            }
        }
    }

    private static Path2D about(Point c, int sx, int sy, double offX, double offY) {
        double x = c.x() + sx * offX, y = c.y() + sy * offY;
        return Motifs.line(x, c.y() + sy * ALONG_Y, x, y, c.x() + sx * ALONG_X, y);
    }

    /** Two leaves and a bud between them, which lean to one side of the way or to the other. */
    private void bud(double[] at, double ahead, int n) {
        double lean = ahead + (n % 2 == 0 ? 0.62 : -0.62);
        for (int side = -1; side <= 1; side += 2) {
            double turn = lean + side * 0.85;
            k.satin(Motifs.petal(at[0] - 4 * Math.cos(lean), at[1] - 4 * Math.sin(lean), turn, 6, 3.6), turn, 1.3,
                    grown(LEAF_D), grown(LEAF));
        }
        k.satin(Motifs.petal(at[0] - 3 * Math.cos(lean), at[1] - 3 * Math.sin(lean), lean, 8.6, 4.8), lean, 1.3,
                grown(n % 3 == 0 ? DOT : ROSE), grown(n % 3 == 0 ? GILT : BUD));
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
                boolean dice = x < c.x() && y > c.y();
                boolean panel = ax > 104 && ax < (dice ? 408 : 336) && ay > 62 && ay < (dice ? 242 : 292);
                boolean shelf = ax > 226 && ax < 406 && ay > 222 && ay < 288 && !isBare(x, y);
                double in = Math.min(Math.min(x - edge.x(), edge.right() - x), Math.min(y - edge.y(),
                        edge.bottom() - y));
                boolean vine = ay < 26 && ax > 400;
                if (cross || panel || shelf || vine || in < BORDER + 18 || SeatMat.isUnder(x, y, SPRIG)) {
                    continue;
                }
                sprig(x, y, 0.22 * (Noise.hash(i, j, 93) - 0.5));
            }
        }
    }

    /** Whether the strip of somebody who is away would be there. */
    private boolean isBare(double x, double y) {
        return away.stream().map(board::shelf).anyMatch(box -> box.contains(new Point(x, y)));
    }

    private void sprig(double x, double y, double lean) {
        for (int q = -1; q <= 1; q++) {
            double a = -Math.PI / 2 + q * 0.95 + lean;
            k.satin(Motifs.petal(x + 1.5 * Math.cos(a), y + 1.5 * Math.sin(a), a, 7, 4.4), a, 1.3,
                    quiet(q == 0 ? ROSE : STEM), quiet(q == 0 ? BUD : DOT));
        }
        k.stitch(x, y + 6.5, x, y, 1.3, quiet(STEM));
        k.stitch(x + 3.2, y + 3, x, y + 5.5, 1.2, quiet(STEM));
        k.stitch(x - 3.2, y + 3, x, y + 5.5, 1.2, quiet(STEM));
    }

    /** Where the cloth ends the mat is seen; over it hang the tassels, and the hem's stitches hold it. */
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
        new Tassels(k, edge, TASSEL).hang();
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
