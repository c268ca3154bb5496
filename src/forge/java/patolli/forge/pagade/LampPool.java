package patolli.forge.pagade;

import java.awt.image.BufferedImage;
import java.util.List;
import patolli.board.Box;
import patolli.board.PagadeBoard;
import patolli.board.Point;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;

/**
 * The light of the four lamps about the lotus, together one warm pool on the cloth: it goes as far as the middles of
 * the arms, and what lies beyond is darker and cooler.
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
        return Ink.mix(Ink.mix(COOL, new double[] {1, 1, 1}, rug(x, y)), WARM, pool);
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
