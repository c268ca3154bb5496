package patolli.forge.tablan;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import patolli.board.Point;
import patolli.board.StickSheet;
import patolli.forge.mysore.Oblique;
import patolli.forge.mysore.OilLamp;
import patolli.forge.mysore.SoftShadow;

/**
 * 1280 x 800: the end of an evening at the plank, seen from near: beside it there is room for whoever has won; the
 * pieces are gathered on it, the sticks lie together, a lamp of brass burns at the upper left, and towards the right it
 * is dark, for words.
 */
final class LampScene {
    private static final double NEAR = 1.72;
    /** Pixels to the unit of what lies on the plank. */
    private static final int FINE = 3;
    /** What of the table lies at the upper left, in the table's units. */
    private static final double LEFT = 57, TOP = 62;
    private static final Point LAMP = new Point(92, 112), FLAME = OilLamp.flame(LAMP);
    /** How far shadows fall. */
    private static final double PIECE = 17, STICK = 15;
    /** Where the middle of the pieces lies, and of the sticks. */
    private static final Point HEAP = new Point(478, 408), STICKS = new Point(478, 640);
    /** The pieces that have been gathered, from their middle: whether each is pale, and of which kind it is. */
    private static final double[][] PIECES = {{-82, -98, 1, 0}, {8, -112, 0, 1}, {-120, -22, 0, 2}, {104, -66, 1, 3},
        {-41, -42, 1, 2}, {50, -28, 0, 0}, {-84, 46, 1, 1}, {126, 22, 0, 3}, {2, 40, 0, 1}, {78, 62, 1, 0},
        {-44, 104, 0, 2}, {42, 116, 1, 2}, {-6, -12, 1, 1}};

    private LampScene() { }

    static BufferedImage draw(int scale) {
        BufferedImage out = new BufferedImage(1280 * scale, 800 * scale, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = out.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        AffineTransform near = AffineTransform.getScaleInstance(NEAR * scale / 2, NEAR * scale / 2);
        near.translate(-LEFT * 2, -TOP * 2);
        g.drawImage(PlankTable.bare(2), near, null);
        g.dispose();
        for (double[] piece : PIECES) {
            put(out, scale, Turned.thing(piece[2] > 0, (int) piece[3]).draw(Turned.SIDE, Turned.SIDE, FINE, false),
                    HEAP.plus(piece[0], piece[1]), 0, PIECE);
        }
        for (int i = 0; i < StickSheet.STICKS; i++) {
            Oblique stick = Cane.thing(i, i == 1 ? 0 : StickSheet.FRAMES / 2);
            put(out, scale, stick.draw(StickSheet.WIDE, StickSheet.HIGH, FINE, false),
                    STICKS.plus(i % 2 * 14 - 7, 38 * (i - 1.5)), -4 + 3 * i, STICK);
        }
        OilLamp.light(out, scale, LAMP);
        OilLamp.draw(out, scale, LAMP);
        return out;
    }

    /** A picture with its middle there, turned by so many degrees. */
    private static void put(BufferedImage out, int scale, BufferedImage thing, Point at, double turn, double reach) {
        AffineTransform to = AffineTransform.getScaleInstance(scale, scale);
        to.translate(at.x(), at.y());
        to.rotate(Math.toRadians(turn));
        to.scale(NEAR / FINE, NEAR / FINE);
        to.translate(-thing.getWidth() / 2.0, -thing.getHeight() / 2.0);
        SoftShadow.lay(out, scale, thing, to, FLAME, reach);
    }
}
