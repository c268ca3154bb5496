package patolli.forge.pagade;

import java.awt.image.BufferedImage;
import java.util.List;
import patolli.board.Box;
import patolli.board.PagadeBoard;
import patolli.board.Point;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;
import patolli.rules.Side;

/**
 * The light of the four lamps about the lotus, together one warm pool on the cloth: it goes as far as the middles of
 * the arms, and the cloth beyond is darker and cooler; the arms themselves stay in it as far as their last squares.
 */
final class LampPool {
    private static final PagadeBoard BOARD = PagadeBoard.BOARD;
    private static final List<Point> LAMPS = BOARD.lamps();
    /** How far one lamp reaches, and how much broader than high its light is, as the cross is. */
    private static final double REACH = 172, BROAD = 1.22;
    /** How much of the light arrives from where on one is within the pool, and from where all of it. */
    private static final double RIM = 0.10, FULL = 0.86;
    /** By how much red, green and blue are multiplied in the pool and beyond it. */
    private static final double[] WARM = {1.30, 1.14, 0.92}, COOL = {0.66, 0.70, 0.92};
    /**
     * By how much they are multiplied on an arm beyond the pool; from which square on that falls off towards the tip,
     * and how far an arm's light goes over its sides.
     */
    private static final double[] ARM = {1.16, 1.12, 1.05};
    private static final double FALLS = 5, ASIDE = 2;
    /** By how much that is more on upright arms, whose tips are nearer to the edges of the scene. */
    private static final double UPRIGHT = 0.42, UPRIGHT_BEGINS = 2;
    /** How much of it there is on a belly, whose silk is light. */
    private static final double BELLY = 0.4;
    /** What is left of the shade on the rug of the dice, and how softly that ends. */
    private static final double RUG = 0.45, SOFT = 40;
    /** Within so much the shade begins at the cloth's edge. */
    private static final double HEM = 11, EDGE = 5;

    private LampPool() { }

    /** The table in this light. */
    static BufferedImage on(BufferedImage table, int scale) {
        int[] px = Reduce.pixels(table);
        int wide = table.getWidth();
        for (int i = 0; i < px.length; i++) {
            double x = (i % wide + 0.5) / scale;
            double y = (i / wide + 0.5) / scale;
            double cloth = cloth(x, y);
            if (cloth > 0) {
                double[] light = Ink.mix(new double[] {1, 1, 1}, at(x, y), cloth);
                int c = px[i];
                px[i] = c & 0xFF000000 | Ink.toByte(light[0] * Reduce.linear(c >> 16 & 255)) << 16
                        | Ink.toByte(light[1] * Reduce.linear(c >> 8 & 255)) << 8
                        | Ink.toByte(light[2] * Reduce.linear(c & 255));
            }
        }
        return table;
    }

    private static double[] at(double x, double y) {
        double missing = 1;
        for (Point lamp : LAMPS) {
            double far = Math.hypot((x - lamp.x()) / BROAD, y - lamp.y()) / REACH;
            missing *= 1 - 0.74 * Math.exp(-far * far);
        }
        double pool = Noise.smooth(RIM, FULL, 1 - missing);
        double[] dark = Ink.mix(COOL, new double[] {1, 1, 1}, rug(x, y));
        for (Side side : BOARD.sides()) {
            double belly = within(BOARD.belly(side), x, y, 0);
            double part = within(BOARD.armBox(side), x, y, ASIDE) * (1 - (1 - BELLY) * belly);
            dark = Ink.mix(dark, arm(BOARD.armBox(side), x, y), part);
        }
        return Ink.mix(dark, WARM, pool);
    }

    /** How far a point is within a box, 0 to 1, where it begins so far outside. */
    private static double within(Box box, double x, double y, double outside) {
        double in = Math.min(Math.min(x - box.x(), box.right() - x), Math.min(y - box.y(), box.bottom() - y));
        return Noise.smooth(-outside, outside + 1, in);
    }

    /** The light on an arm: whole as far as the last squares, however dark it is beside them. */
    private static double[] arm(Box arm, double x, double y) {
        boolean upright = arm.height() > arm.width();
        double out = upright ? Math.abs(y - BOARD.middle().y()) - BOARD.home().height() / 2
                : Math.abs(x - BOARD.middle().x()) - BOARD.home().width() / 2;
        double squares = out / Math.max(arm.width(), arm.height()) * PagadeBoard.RANKS;
        double more = upright ? 1 + UPRIGHT * Noise.smooth(UPRIGHT_BEGINS, FALLS, squares) : 1;
        return Ink.mix(COOL, Ink.scale(ARM, more), Noise.smooth(PagadeBoard.RANKS + 1, FALLS, squares));
    }

    /** How much of the shade stays away from where dice are thrown. */
    private static double rug(double x, double y) {
        Box dice = BOARD.ground();
        double off = Math.hypot(Math.max(0, Math.max(dice.x() - x, x - dice.right())),
                Math.max(0, Math.max(dice.y() - y, y - dice.bottom())));
        return (1 - RUG) * Noise.smooth(SOFT, 0, off);
    }

    private static double cloth(double x, double y) {
        Box field = BOARD.field();
        double in = Math.min(Math.min(x - field.x() - HEM, field.right() - HEM - x), Math.min(y - field.y(),
                field.bottom() - y));
        return Noise.smooth(0, EDGE, in);
    }
}
