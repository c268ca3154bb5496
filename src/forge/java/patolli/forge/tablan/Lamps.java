package patolli.forge.tablan;

import java.awt.image.BufferedImage;
import java.util.List;
import patolli.board.Box;
import patolli.board.Point;
import patolli.board.TablanBoard;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.rules.Side;

/** Two small lamps of brass that burn on the cloth below the plank, and what light they throw about them. */
final class Lamps {
    /** How large the dish is, beside one that is seen from near. */
    private static final double SIZE = 0.72;
    /** The flame is that much larger than the dish asks for, and its glow goes so far. */
    private static final double FLAME = 1.3, GLOW = 40;
    /** Where the wick is: on the knob in the middle of the dish, so far below the middle of the flame. */
    private static final double WICK = 13;
    private static final Point LEFT = TablanBoard.BOARD.flame(Side.WHITE).plus(0, WICK);
    /** Light of fire, whatever lies there: linear, red first; where it is whole and ends, and how much it is. */
    private static final double[] FIRE = {1, 0.42, 0.07};
    private static final double NEAR = 28, POOL = 92, STRONG = 0.9, GAIN = 3.0, OTHERS = 0.2;
    /** All is brighter and warmer as far as that. */
    private static final double ROUND = 120, MORE = 0.75;
    /** What is left of all that on the dish itself, and how bright its edge is, which catches the fire. */
    private static final double BRASS = 0.72, RIM = 1.6;
    private static final double DISH = 37 * SIZE;
    /** What lies beside the sticks has a little light of its own: how far from the corner's middle, and how much. */
    private static final Point CORNER = new Point(186, 658);
    private static final double WIDE = 190, HIGH = 112, DIM = 0.5;
    /** Below the plank all lies in their light: where that begins and is whole, and how much it is. */
    private static final double BEGINS = 530, WHOLE = 590, BELOW = 1.1;

    private Lamps() { }

    /** Stands their dishes on the table. */
    static void stand(Plate p) {
        for (Point at : both()) {
            new Lying.Brass(at.x(), at.y() + 3 * SIZE, DISH, 0.42, q -> SIZE * (6
                    + 3 * Math.exp(-Plank.sq((q - 0.92) / 0.06)) + 8 * Noise.smooth(0.9, 0.5, q))).lay(p);
            new Lying.Brass(at.x(), at.y(), 27 * SIZE, 0.52, q -> SIZE * (26
                    + 5 * Math.exp(-Plank.sq((q - 0.9) / 0.09)) - 7 * Noise.smooth(0.86, 0.3, q))).lay(p);
            new Oil(at.x(), at.y(), 19 * SIZE).lay(p);
            new Lying.Brass(at.x(), at.y(), 4.5 * SIZE, 0.6, q -> SIZE * (32
                    + 5 * Math.sqrt(Math.max(0, 1 - q * q)))).lay(p);
        }
    }

    private static List<Point> both() {
        return List.of(LEFT, LEFT.mirrored(TablanBoard.BOARD.middle().x()));
    }

    /** Lights them on a picture of the table at this scale. */
    static BufferedImage light(BufferedImage table, int scale) {
        shine(table, scale);
        both().forEach(at -> LampFlame.burn(table, at, FLAME, GLOW, scale));
        return table;
    }

    /** All that lies near them is brighter and warmer. */
    private static void shine(BufferedImage table, int scale) {
        int[] px = Reduce.pixels(table);
        int w = table.getWidth();
        double middle = TablanBoard.BOARD.middle().x();
        for (int i = 0; i < px.length; i++) {
            double x = middle - Math.abs((i % w + 0.5) / scale - middle);
            double y = (i / w + 0.5) / scale;
            double far = Math.hypot(x - LEFT.x(), y - LEFT.y());
            double more = MORE * Math.exp(-Plank.sq(far / ROUND));
            double beside = Math.hypot((x - CORNER.x()) / WIDE, (y - CORNER.y()) / HIGH);
            double dim = DIM * Math.exp(-beside * beside * beside * beside)
                    + BELOW * Noise.smooth(BEGINS, WHOLE, y);
            double dish = Math.hypot(x - LEFT.x(), y - LEFT.y() - 3 * SIZE);
            double brass = Noise.smooth(DISH + 0.5, DISH - 0.5, dish);
            double fire = STRONG * Noise.smooth(POOL, NEAR, far) * (1 - brass);
            if (more + dim + fire < 0.01) {
                continue;
            }
            double r = Reduce.linear(px[i] >> 16), g = Reduce.linear(px[i] >> 8), b = Reduce.linear(px[i]);
            double kept = 1 - (1 - BRASS) * brass;
            double own = RIM * brass * Math.exp(-Plank.sq((dish - DISH + 2.2) / 1.6));
            r *= kept * (1 + more + dim) + own;
            g *= kept * (1 + 0.80 * more + 0.93 * dim) + 0.8 * own;
            b *= kept * (1 + 0.2 * more + 0.74 * dim) + 0.3 * own;
            // Cloth takes its colour; what lies there keeps its own.
            fire *= OTHERS + (1 - OTHERS) * Noise.smooth(-0.05, 0.25, (b - r) / (r + g + b + 0.001));
            // In the light of fire alone blue cloth is brown, as bright as its threads lie.
            double bright = GAIN * (0.3 * r + 0.4 * g + 0.3 * b);
            px[i] = 0xFF000000 | Ink.toByte(r + fire * (bright * FIRE[0] - r)) << 16
                    | Ink.toByte(g + fire * (bright * FIRE[1] - g)) << 8
                    | Ink.toByte(b + fire * (bright * FIRE[2] - b));
        }
    }

    /** Dark oil, in which the fire is mirrored. */
    private record Oil(double x0, double y0, double r) implements Lying {
        private static final double[] DARK = Ink.hex(0x2E1A08), LIGHT = Ink.hex(0x6E4618);

        @Override
        public double inside(double x, double y) {
            return r - Math.hypot(x - x0, y - y0);
        }

        @Override
        public double[] colour(double x, double y, double in) {
            return Ink.mix(DARK, LIGHT, Noise.smooth(0.74 * r, -0.74 * r, x - x0 + y - y0));
        }

        @Override
        public double height(double x, double y, double in) {
            return 22 * SIZE;
        }

        @Override
        public double gloss() {
            return 0.4;
        }

        @Override
        public double contour() {
            return 0;
        }

        @Override
        public Box room() {
            return Lying.about(x0, y0, r);
        }
    }
}
