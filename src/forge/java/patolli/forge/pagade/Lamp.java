package patolli.forge.pagade;

import java.awt.image.BufferedImage;
import patolli.board.Point;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.pagade.StillLife.Brass;
import patolli.forge.pagade.StillLife.Thing;

/** A lamp as it stands about the game: a dish of brass on a foot, with oil in it and a wick in its middle. */
final class Lamp {
    /** The side of its picture, and how large the lamp is beside those that lie with other things. */
    private static final int ROOM = 170;
    private static final double SIZE = 0.47;
    private static final Point MIDDLE = new Point(ROOM / 2.0, ROOM / 2.0);
    /** How its flame burns while its owner plays. */
    private static final Flame.Burning HIGH = new Flame.Burning(0.92, 72, 0.8);

    private Lamp() { }

    static BufferedImage lit(int scale) {
        return Flame.at(dish(scale), MIDDLE, HIGH, scale);
    }

    /** While others play. */
    static BufferedImage out(int scale) {
        return Flame.out(dish(scale), MIDDLE, scale);
    }

    private static BufferedImage dish(int scale) {
        StillLife s = new StillLife(ROOM, ROOM);
        lay(s, MIDDLE, SIZE);
        return s.draw(scale);
    }

    /** Puts one there, so large. */
    static void lay(StillLife s, Point at, double size) {
        double x = at.x(), y = at.y();
        s.lay(new Brass(x, y + 3 * size, 37 * size, q -> size * (6 + 3 * Math.exp(-Math.pow((q - 0.92) / 0.06, 2))
                + 8 * Noise.smooth(0.9, 0.5, q)), 0.22));
        s.lay(new Brass(x, y, 27 * size, q -> size * (26 + 5 * Math.exp(-Math.pow((q - 0.9) / 0.09, 2))
                - 7 * Noise.smooth(0.86, 0.3, q)), 0.30));
        s.lay(new Oil(x, y, 19 * size, 22 * size));
        s.lay(new Brass(x, y, 4.5 * size, q -> size * (32 + 5 * Math.sqrt(Math.max(0, 1 - q * q))), 0.42));
    }

    /** Dark oil. */
    private record Oil(double x0, double y0, double r, double level) implements Thing {
        private static final double[] DARK = Ink.hex(0x2E1A08), LIGHT = Ink.hex(0x5E3A14);

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
            return level;
        }

        @Override
        public double gloss() {
            return 0.5;
        }
    }
}
