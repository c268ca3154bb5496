package patolli.forge.tablan;

import java.awt.image.BufferedImage;
import java.util.List;
import patolli.board.Box;
import patolli.board.Point;
import patolli.board.TablanBoard;
import patolli.forge.lamp.LampForm;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.rules.Side;

/** Two small lamps of brass that burn on the cloth below the plank, and what light they throw about them. */
final class Lamps {
    /** How large the dish is, beside one that is seen from near. */
    private static final double SIZE = 0.72;
    /** How bright the brass of the foot is, by how much that of the dish is brighter, and that of the knob. */
    private static final double TONE = 0.42, BRIGHTER = 0.10, KNOB = 0.6;
    /** The plank's lower edge catches their light: from where, how far to either side, and how much. */
    private static final double EDGE_TOP = 500, EDGE_LOW = 550, EDGE_WIDE = 128, EDGE_LIT = 1.9;
    /** Where the wick is: on the knob in the middle of the dish. */
    private static final Point LEFT = TablanBoard.BOARD.wick(Side.WHITE);
    /** Fire on blue cloth, red first: where threads are bright it is an ember, and what is blue goes out. */
    private static final double[] EMBER = {1.0, 0.25, 0.015};
    private static final double GLOWS = 6.4, NEAR = 43, LOST = 0.94, FIRST = 46, LAST = 104;
    /** All else that lies there is warmer and brighter as far as that; cloth takes less of it. */
    private static final double ROUND = 150, MORE = 0.95, CLOTH = 0.14;
    private static final double[] WARM = {1.32, 0.90, 0.26};
    /** What is left of all that on the dish itself, and how bright its edge is, which catches the fire. */
    private static final double BRASS = 0.72, RIM = 1.3;
    private static final double DISH = LampForm.foot(SIZE).radius();
    /** What lies beside the sticks has a little light of its own: how far from the corner's middle, and how much. */
    private static final Point CORNER = new Point(186, 658);
    private static final double WIDE = 190, HIGH = 112, DIM = 0.5;
    /** Below the plank all lies in their light: where that begins and is whole, and how much it is. */
    private static final double BEGINS = 530, WHOLE = 590, BELOW = 1.1;
    /** What lies on the cloth there has so much more. */
    private static final double THINGS = 0.45;
    /** How much of a colour is held back before it is too bright, and how late that begins. */
    private static final double HELD = 0.66, KNEE = 2.6;

    private Lamps() { }

    /** Stands their dishes on the table. */
    static void stand(Plate p) {
        for (Point at : both()) {
            double tone = TONE;
            for (LampForm.Part part : LampForm.under(SIZE)) {
                brass(at, part, tone).lay(p);
                tone += BRIGHTER;
            }
            new Oil(at.x(), at.y()).lay(p);
            brass(at, LampForm.knob(SIZE), KNOB).lay(p);
        }
    }

    private static Lying.Brass brass(Point at, LampForm.Part part, double tone) {
        return new Lying.Brass(at.x(), at.y() + part.down(), part.radius(), tone, part.height()::applyAsDouble);
    }

    private static List<Point> both() {
        return List.of(LEFT, LEFT.mirrored(TablanBoard.BOARD.middle().x()));
    }

    /**
     * What they light on a picture of the table at this scale. Their flames are pictures by themselves.
     *
     * @param cloth white where nothing lies on the cloth, of the same size
     */
    static BufferedImage light(BufferedImage table, BufferedImage cloth, int scale) {
        int[] px = Reduce.pixels(table), woven = Reduce.pixels(cloth);
        int w = table.getWidth();
        for (int i = 0; i < px.length; i++) {
            px[i] = lit(px[i], Reduce.linear(woven[i]), (i % w + 0.5) / scale, (i / w + 0.5) / scale);
        }
        return table;
    }

    /** A colour there, which is so much of it the cloth's, 0 to 1. */
    private static int lit(int colour, double cloth, double at, double y) {
        double middle = TablanBoard.BOARD.middle().x();
        double x = middle - Math.abs(at - middle);
        double far = Math.hypot(x - LEFT.x(), y - LEFT.y());
        double dish = Math.hypot(x - LEFT.x(), y - LEFT.y() - 3 * SIZE);
        double brass = Noise.smooth(DISH + 0.5, DISH - 0.5, dish);
        double below = Noise.smooth(BEGINS, WHOLE, y);
        double beside = Math.hypot((x - CORNER.x()) / WIDE, (y - CORNER.y()) / HIGH);
        double dim = DIM * Math.exp(-beside * beside * beside * beside) + BELOW * below;
        double more = MORE * Math.exp(-Plank.sq(far / ROUND)) * (1 - (1 - CLOTH) * cloth) + EDGE_LIT * edge(x, y)
                + THINGS * below * (1 - cloth);
        if (more + dim < 0.01) {
            return colour;
        }
        double r = Reduce.linear(colour >> 16), g = Reduce.linear(colour >> 8), b = Reduce.linear(colour);
        double kept = 1 - (1 - BRASS) * brass;
        double own = RIM * brass * Math.exp(-Plank.sq((dish - DISH + 2.2) / 1.6));
        r *= kept * (1 + WARM[0] * more + dim);
        g *= kept * (1 + WARM[1] * more + 0.85 * dim);
        b *= kept * (1 + WARM[2] * more + (0.70 - 0.42 * (1 - cloth)) * dim);
        // Between ember and blue it is dark: mixed by halves they would be grey.
        double bright = 0.25 * r + 0.35 * g + 0.4 * b;
        double fire = cloth * (1 - brass) * GLOWS * Math.exp(-Plank.sq(far / NEAR)) * bright;
        double lost = cloth * (1 - brass) * LOST * Noise.smooth(LAST, FIRST, far);
        r += fire * EMBER[0] + own;
        g = g * (1 - 0.5 * lost) + fire * EMBER[1] + 0.55 * own;
        b = b * (1 - lost) + fire * EMBER[2] + 0.10 * own;
        // What is too bright keeps most of its hue, and its form.
        double most = Math.max(r, Math.max(g, b)), held = HELD * Math.pow(1 + Math.pow(most, KNEE), -1 / KNEE);
        return 0xFF000000 | shown(r, held) << 16 | shown(g, held) << 8 | shown(b, held);
    }

    private static int shown(double light, double held) {
        return Ink.toByte(light * held + (1 - HELD) * Math.min(1, light));
    }

    /** How much of a lamp's light lies on the edge of the plank over it. */
    private static double edge(double x, double y) {
        Box plank = TablanBoard.BOARD.plank();
        double on = Noise.smooth(plank.x() - 1, plank.x() + 1, x) * Noise.smooth(EDGE_LOW, plank.bottom(), y);
        return on * Noise.smooth(EDGE_TOP, plank.bottom() - 4, y) * Math.exp(-Plank.sq((x - LEFT.x()) / EDGE_WIDE));
    }

    /** Dark oil, in which the fire is mirrored. */
    private record Oil(double x0, double y0) implements Lying {
        @Override
        public double inside(double x, double y) {
            return LampForm.oil(SIZE) - Math.hypot(x - x0, y - y0);
        }

        @Override
        public double[] colour(double x, double y, double in) {
            return LampForm.oil(x - x0, y - y0, SIZE);
        }

        @Override
        public double height(double x, double y, double in) {
            return LampForm.level(SIZE);
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
            return Lying.about(x0, y0, LampForm.oil(SIZE));
        }
    }
}
