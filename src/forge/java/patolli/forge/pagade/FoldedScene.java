package patolli.forge.pagade;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.List;
import patolli.board.DiceSheet;
import patolli.board.Point;
import patolli.forge.matter.Noise;
import patolli.forge.mysore.OilLamp;
import patolli.forge.mysore.SoftShadow;
import patolli.rules.Side;

/**
 * 1280 x 800: the end of an evening at the cloth, seen from near: there is room for whoever has won, and beside that a
 * dish for the pawns; the cloth is half folded up, a lamp burns at the upper left, and towards the right it is dark.
 */
final class FoldedScene {
    /** The side of a picture of the pawns. */
    private static final int HEAP = 200;
    private static final double NEAR = 1.72;
    /** Pixels to the unit of what lies on the cloth. */
    private static final int FINE = 4;
    /** What of the table lies at the upper left, in the table's units. */
    private static final double LEFT = 390, TOP = 58;
    private static final Point LAMP = new Point(92, 112), FLAME = OilLamp.flame(LAMP);
    /** The middle of the dish, and its radius. */
    private static final Point DISH = new Point(478, 372);
    private static final double BRASS = 104;
    private static final Point DICE = new Point(206, 598);
    /** How far shadows fall. */
    private static final double DISH_REACH = 20, DIE_REACH = 17, PAWN_REACH = 15;
    /** How much larger a pawn is than it is measured. */
    private static final double PAWN = 2.1;
    /** Where pawns lie in the dish, or stand, and of which kind each is. */
    private static final double[][] PLACES = {{-8, -58, 0, 3}, {-50, -30, 0, 0}, {36, -40, 1, 1}, {62, -6, 0, 0},
        {-6, -12, 1, 2}, {-58, 18, 0, 1}, {32, 20, 0, 2}, {-14, 36, 0, 3}, {50, 52, 0, 1}, {12, 62, 1, 0},
        {-40, 60, 0, 2}};

    private FoldedScene() { }

    static BufferedImage draw(int scale) {
        BufferedImage out = new BufferedImage(1280 * scale, 800 * scale, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = out.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        AffineTransform near = AffineTransform.getScaleInstance(NEAR * scale / 2, NEAR * scale / 2);
        near.translate(-LEFT * 2, -TOP * 2);
        g.drawImage(ClothTable.draw(2), near, null);
        g.dispose();
        for (int i = 0; i < DiceSheet.DICE; i++) {
            put(out, scale, LongDie.thing(i, 8 * i).draw(DiceSheet.WIDE, DiceSheet.HIGH, FINE, false),
                    DICE.plus(8 * i, 47 * i), -7 + 5 * i, NEAR, DIE_REACH);
        }
        int side = 2 * (int) BRASS + 8;
        BufferedImage dish = new StillLife(side, side).lay(new StillLife.Brass(side / 2.0, side / 2.0, BRASS, q -> 9
                + 14 * Math.exp(-Math.pow((q - 0.93) / 0.06, 2)) - 8 * Noise.smooth(0.9, 0.6, q)
                - 1.4 * Math.exp(-Math.pow((q - 0.5) / 0.012, 2)), 0.2)).body(FINE);
        put(out, scale, dish, DISH, 0, 1, DISH_REACH);
        Underside.fold(out, scale, NEAR);
        OilLamp.light(out, scale, LAMP);
        OilLamp.draw(out, scale, LAMP);
        return out;
    }

    /** The pawns of those who have played, in lamplight, on clear ground. */
    static BufferedImage heap(List<Side> sides, int scale) {
        BufferedImage all = new BufferedImage(1280 * scale, 800 * scale, BufferedImage.TYPE_INT_ARGB);
        List<Beehive> kinds = sides.stream().map(side -> Beehive.valueOf(side.name())).toList();
        int n = sides.size() == 2 ? 8 : PLACES.length;
        for (int i = 0; i < n; i++) {
            double[] q = PLACES[i];
            Beehive pawn = kinds.get(i % kinds.size());
            put(all, scale, (q[2] > 0 ? pawn.upright((int) q[3]) : pawn.laid((int) q[3])).draw(Beehive.ROOM,
                    Beehive.ROOM, FINE, false), DISH.plus(q[0], q[1]), 0, PAWN, PAWN_REACH);
        }
        OilLamp.light(all, scale, LAMP);
        BufferedImage out = new BufferedImage(HEAP * scale, HEAP * scale, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = out.createGraphics();
        g.drawImage(all, -scale * ((int) DISH.x() - HEAP / 2), -scale * ((int) DISH.y() - HEAP / 2), null);
        g.dispose();
        return out;
    }

    /** A picture with its middle there, turned by so many degrees. */
    private static void put(BufferedImage out, int scale, BufferedImage thing, Point at, double turn, double larger,
            double reach) {
        AffineTransform to = AffineTransform.getScaleInstance(scale, scale);
        to.translate(at.x(), at.y());
        to.rotate(Math.toRadians(turn));
        to.scale(larger / FINE, larger / FINE);
        to.translate(-thing.getWidth() / 2.0, -thing.getHeight() / 2.0);
        SoftShadow.lay(out, scale, thing, to, FLAME, reach);
    }
}
