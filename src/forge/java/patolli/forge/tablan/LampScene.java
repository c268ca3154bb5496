package patolli.forge.tablan;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import patolli.board.Point;
import patolli.board.StickSheet;
import patolli.forge.mysore.OilLamp;

/**
 * 1280 x 800: the end of an evening at the plank, seen from near: the pieces are gathered, whoever has won, the sticks
 * lie together, a lamp of brass burns; towards the right it is dark, for words.
 */
final class LampScene {
    private static final double NEAR = 1.72;
    private static final Point LAMP = new Point(178, 700);
    /** Where the pieces lie that have been gathered, whether each is pale, and of which kind it is. */
    private static final double[][] HEAP = {{322, 214, 1, 0}, {374, 206, 0, 1}, {300, 258, 0, 2}, {428, 232, 1, 3},
        {346, 246, 1, 2}, {398, 256, 0, 0}, {322, 296, 1, 1}, {444, 284, 0, 3}, {370, 292, 0, 1}, {414, 306, 1, 0},
        {344, 330, 0, 2}, {392, 338, 1, 2}, {366, 264, 1, 1}};

    private LampScene() { }

    static BufferedImage draw(int scale) {
        BufferedImage table = PlankTable.draw(2);
        BufferedImage out = new BufferedImage(1280 * scale, 800 * scale, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = out.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        AffineTransform near = AffineTransform.getScaleInstance(scale, scale);
        near.translate(-392, -165);
        near.scale(NEAR, NEAR);
        AffineTransform half = new AffineTransform(near);
        half.scale(0.5, 0.5);
        g.drawImage(table, half, null);
        for (double[] piece : HEAP) {
            piece(g, near, piece[2] > 0, (int) piece[3], new Point(piece[0], piece[1]));
        }
        for (int i = 0; i < 4; i++) {
            AffineTransform stick = new AffineTransform(near);
            stick.translate(470 + i % 2 * 8, 500 + 22 * i);
            stick.rotate(Math.toRadians(-4 + 3 * i));
            stick.scale(0.5, 0.5);
            stick.translate(-StickSheet.WIDE, -StickSheet.HIGH);
            g.drawImage(Cane.thing(i, i == 1 ? 0 : 4).draw(StickSheet.WIDE, StickSheet.HIGH, 2, true), stick, null);
        }
        OilLamp.light(out, scale, LAMP);
        OilLamp.draw(out, scale, LAMP);
        g.dispose();
        return out;
    }

    private static void piece(Graphics2D g, AffineTransform near, boolean pale, int kind, Point at) {
        AffineTransform to = new AffineTransform(near);
        to.translate(at.x(), at.y());
        to.scale(0.5, 0.5);
        to.translate(-Turned.SIDE, -Turned.SIDE);
        g.drawImage(Turned.draw(pale, kind, 2), to, null);
    }
}
