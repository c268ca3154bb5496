package patolli.forge.pagade;

import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import patolli.board.Box;
import patolli.board.PagadeBoard;
import patolli.board.PagadeSpeech;
import patolli.board.Point;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.stitch.Silk;
import patolli.rules.Side;

/** The still ground of Pagade's table: a reed mat, and on it the cloth with all that is stitched on it. */
public final class ClothTable {
    private static final int OVER = 4, PAWNS = 4;
    /** Who need not play. */
    private static final Set<Side> AWAY = Set.of(Side.BLACK, Side.GREEN);
    /** How much the panel of the dice is smaller than their ground. */
    private static final double INSET = 6;
    /** A mango's size, and how far it lies from its own origin, towards Home and down. */
    private static final double MANGO = 0.58, MANGO_IN = 3.4, MANGO_LOW = 8.3;
    /** A vine beside the cross: how large it is, how strong its silks are, how far it is from the hem and the arm. */
    private static final double VINE = 1.4, VINE_SILK = 0.5, HEM = 50, TIP = 22;
    /** How much its silks gleam, and how high they are padded. */
    private static final double SHEEN = 1.35, PADDING = 1.5;
    private static final PagadeBoard BOARD = PagadeBoard.BOARD;
    private static final double[][] TEAL = {Ink.hex(0x0E8490), Ink.hex(0x46C8C0)};
    private static final double[][] SKY = {Ink.hex(0x1A74B0), Ink.hex(0x58B4DC)};
    private static final double[][] JADE = {Ink.hex(0x128A66), Ink.hex(0x4EC490)};

    private ClothTable() { }

    private static final class Master {
        static final BufferedImage FOUR = paint(Set.of());
        static final BufferedImage TWO = paint(AWAY);
    }

    static BufferedImage draw(int scale) {
        return LampPool.on(Reduce.by(OVER / scale, Master.FOUR), scale);
    }

    /** The table of those who play, without its lamps' light. */
    static BufferedImage draw(List<Side> playing, int scale) {
        return Reduce.by(OVER / scale, playing.containsAll(AWAY) ? Master.FOUR : Master.TWO);
    }

    /** A part of the table as it is while two play. */
    static BufferedImage part(Box part, int scale) {
        BufferedImage whole = LampPool.on(Reduce.by(OVER / scale, Master.TWO), scale);
        BufferedImage out = new BufferedImage((int) part.width() * scale, (int) part.height() * scale,
                BufferedImage.TYPE_INT_RGB);
        out.getGraphics().drawImage(whole, (int) -part.x() * scale, (int) -part.y() * scale, null);
        return out;
    }

    private static BufferedImage paint(Set<Side> away) {
        return plate(OVER, away).light(1.0);
    }

    /** The table of four, not lit yet, so many pixels to the unit. */
    public static Plate plate(double scale) {
        return plate(scale, Set.of());
    }

    private static Plate plate(double scale, Set<Side> away) {
        Plate p = new Plate((int) (1280 * scale), (int) (800 * scale), scale);
        Silk k = new Silk(p, 0, 0);
        k.sheen = SHEEN;
        k.padding = PADDING;
        Madder cloth = new Madder(p, k, away);
        ClothCross cross = new ClothCross(k, away);
        List<SeatMat> mats = BOARD.sides().stream().map(side -> new SeatMat(k, side)).toList();
        cloth.weave();
        cloth.sew();
        mats.forEach(SeatMat::weave);
        mats.forEach(SeatMat::sew);
        cross.weave();
        Box dice = BOARD.ground();
        DicePanel panel = new DicePanel(k, new Box(dice.x() + INSET, dice.y() + INSET, dice.width() - 2 * INSET,
                dice.height() - 2 * INSET));
        panel.weave();
        List<Side> there = BOARD.sides().stream().filter(side -> !away.contains(side)).toList();
        panel.sew();
        for (Side side : there) {
            Seats.sew(k, places(i -> BOARD.done(side, i)), there.indexOf(side));
            Seats.sew(k, places(i -> BOARD.nest(side, i)), there.indexOf(side) + 2);
        }
        beside(k);
        cross.sew();
        mango(k, Side.GREEN, TEAL);
        mango(k, Side.YELLOW, SKY);
        mango(k, Side.BLACK, JADE);
        folds(p);
        cloth.trim();
        Banner.lay(p, k, BOARD.band());
        return p;
    }

    /** Between two who sit at one end of the cloth a vine leads to the tip of the arm there. */
    private static void beside(Silk k) {
        Box cloth = BOARD.field();
        double y = BOARD.middle().y(), in = cloth.x() + HEM, out = BOARD.armBox(Side.GREEN).x() - TIP;
        Vine vine = new Vine(k, VINE, VINE_SILK);
        vine.sew(in, y, out, y, 3);
        vine.sew(2 * BOARD.middle().x() - in, y, 2 * BOARD.middle().x() - out, y, 5);
    }

    private static List<Point> places(IntFunction<Point> place) {
        return IntStream.range(0, PAWNS).mapToObj(place).toList();
    }

    /** A mango in the corner of the cross where somebody speaks. */
    private static void mango(Silk k, Side side, double[][] silk) {
        Point middle = PagadeSpeech.behind(side).orElseThrow().middle();
        int outX = middle.x() < BOARD.middle().x() ? -1 : 1, outY = middle.y() < BOARD.middle().y() ? -1 : 1;
        Point at = middle.plus(outX * MANGO_IN, outY * MANGO_LOW);
        AffineTransform t = AffineTransform.getTranslateInstance(at.x(), at.y());
        t.scale(-outX, -outY);
        t.rotate(1.15);
        t.translate(0, 12);
        t.scale(MANGO, MANGO);
        Spray.about(k, at, outX, outY);
        new Kairi(k, t, silk[0], silk[1]).sew();
    }

    /** Slow waves, and the creases of having been kept folded. */
    private static void folds(Plate p) {
        Box field = BOARD.field();
        p.each((i, x, y) -> {
            if (y < field.y()) {
                return;
            }
            double z = 17 * Noise.fbm(x / 170, y / 150, 77, 2);
            for (double f : new double[] {330, 948}) {
                z -= crease(x - f - 3 * Noise.value(y / 60, f, 3));
            }
            z -= crease(y - 268 - 3 * Noise.value(x / 60, 1, 4)) + crease(y - 586 - 3 * Noise.value(x / 60, 2, 4));
            p.z[i] += (float) (z * p.scale);
        });
    }

    private static double crease(double off) {
        // Years have rounded it: with a sharp ridge it would look like a seam.
        return 4.4 * Math.exp(-off * off / 260);
    }
}
