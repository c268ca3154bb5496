package patolli.forge.tablan;

import java.awt.image.BufferedImage;
import java.util.List;
import patolli.board.Box;
import patolli.board.Point;
import patolli.board.TablanBoard;
import patolli.forge.lamp.Flame;
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
    /** The flame is that much larger than the dish asks for; its glow is seen over the shade of the table. */
    private static final Flame.Burning ALONE = new Flame.Burning(1.3, 62, 0.7);
    private static final int ROOM = 160;
    /** How bright the brass of the foot is, by how much that of the dish is brighter, and that of the knob. */
    private static final double TONE = 0.42, BRIGHTER = 0.10, KNOB = 0.6;
    /** The plank's lower edge catches their light: from where, how far to either side, and how much. */
    private static final double EDGE_TOP = 500, EDGE_LOW = 550, EDGE_WIDE = 128, EDGE_LIT = 1.9;
    /** Where the wick is: on the knob in the middle of the dish. */
    private static final Point LEFT = TablanBoard.BOARD.wick(Side.WHITE);
    /** Light of fire, whatever lies there: linear, red first; where it is whole and ends, and how much it is. */
    private static final double[] FIRE = {1, 0.46, 0.12};
    private static final double NEAR = 34, POOL = 132, STRONG = 0.84, GAIN = 3.4, OTHERS = 0.2;
    /** All is brighter and warmer as far as that. */
    private static final double ROUND = 140, MORE = 0.9;
    /** What is left of all that on the dish itself, and how bright its edge is, which catches the fire. */
    private static final double BRASS = 0.72, RIM = 1.6;
    private static final double DISH = LampForm.foot(SIZE).radius();
    /** What lies beside the sticks has a little light of its own: how far from the corner's middle, and how much. */
    private static final Point CORNER = new Point(186, 658);
    private static final double WIDE = 190, HIGH = 112, DIM = 0.5;
    /** Below the plank all lies in their light: where that begins and is whole, and how much it is. */
    private static final double BEGINS = 530, WHOLE = 590, BELOW = 1.1;

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

    /** 160 x 160: the flame alone and its glow, the foot of the flame in the middle. */
    static BufferedImage flame(int scale) {
        return Flame.at(new BufferedImage(ROOM * scale, ROOM * scale, BufferedImage.TYPE_INT_ARGB),
                new Point(ROOM / 2.0, ROOM / 2.0), ALONE, scale);
    }

    private static List<Point> both() {
        return List.of(LEFT, LEFT.mirrored(TablanBoard.BOARD.middle().x()));
    }

    /** What they light on a picture of the table at this scale. Their flames are pictures by themselves. */
    static BufferedImage light(BufferedImage table, int scale) {
        shine(table, scale);
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
            more += EDGE_LIT * edge(x, y);
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
