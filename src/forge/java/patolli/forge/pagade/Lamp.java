package patolli.forge.pagade;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import patolli.board.Point;
import patolli.forge.lamp.Flame;
import patolli.forge.lamp.LampForm;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Reduce;
import patolli.forge.pagade.StillLife.Brass;
import patolli.forge.pagade.StillLife.Thing;

/** A lamp as it stands about the game: a dish of brass on a foot, with oil in it and a wick in its middle. */
final class Lamp {
    /** The side of its picture, and how large the lamp is beside those that lie with other things. */
    private static final int ROOM = 170;
    private static final double SIZE = 0.47;
    /** How bright the brass of its foot is, by how much that of its dish is brighter, and that of its knob. */
    private static final double TONE = 0.22, BRIGHTER = 0.08, KNOB = 0.42;
    private static final Point MIDDLE = new Point(ROOM / 2.0, ROOM / 2.0);
    /** How its flame burns while its owner plays. */
    private static final Flame.Burning HIGH = new Flame.Burning(1.3, 76, 0.9);
    /** The shine of it on its own dish. */
    private static final Flame.Burning NEAR = new Flame.Burning(1, 26, 0.5);
    /** How much red, green and blue of its brass is more in its own light. */
    private static final double[] WARM = {2.8, 2.3, 1.3};

    private Lamp() { }

    /** While its owner plays: the glow is behind the brass, which is as firm as before and shines. */
    static BufferedImage lit(int scale) {
        BufferedImage dish = dish(scale);
        BufferedImage out = new BufferedImage(dish.getWidth(), dish.getHeight(), BufferedImage.TYPE_INT_ARGB);
        Flame.glow(out, MIDDLE, HIGH, scale);
        Graphics2D g = out.createGraphics();
        g.drawImage(shining(dish), 0, 0, null);
        g.dispose();
        Flame.glow(out, MIDDLE, NEAR, scale);
        Flame.burn(out, MIDDLE, HIGH, scale);
        return out;
    }

    private static BufferedImage shining(BufferedImage dish) {
        int[] px = Reduce.pixels(dish);
        for (int i = 0; i < px.length; i++) {
            int c = px[i];
            px[i] = c & 0xFF000000 | Ink.toByte(Math.min(1, WARM[0] * Reduce.linear(c >> 16 & 255))) << 16
                    | Ink.toByte(Math.min(1, WARM[1] * Reduce.linear(c >> 8 & 255))) << 8
                    | Ink.toByte(Math.min(1, WARM[2] * Reduce.linear(c & 255)));
        }
        return dish;
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
        double tone = TONE;
        for (LampForm.Part part : LampForm.under(size)) {
            s.lay(brass(at, part, tone));
            tone += BRIGHTER;
        }
        s.lay(new Oil(at.x(), at.y(), size));
        s.lay(brass(at, LampForm.knob(size), KNOB));
    }

    private static Brass brass(Point at, LampForm.Part part, double tone) {
        return new Brass(at.x(), at.y() + part.down(), part.radius(), part.height()::applyAsDouble, tone);
    }

    /** Dark oil. */
    private record Oil(double x0, double y0, double size) implements Thing {
        @Override
        public double inside(double x, double y) {
            return LampForm.oil(size) - Math.hypot(x - x0, y - y0);
        }

        @Override
        public double[] colour(double x, double y, double in) {
            return LampForm.oil(x - x0, y - y0, size);
        }

        @Override
        public double height(double x, double y, double in) {
            return LampForm.level(size);
        }

        @Override
        public double gloss() {
            return 0.14;
        }
    }
}
