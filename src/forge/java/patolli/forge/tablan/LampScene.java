package patolli.forge.tablan;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import patolli.board.Point;
import patolli.board.TablanBoard;
import patolli.forge.mysore.OilLamp;

/**
 * 1280 x 800: the end of an evening at the plank, seen from near: some pieces are across, the sticks lie together, a
 * lamp of brass burns; towards the right it is dark, for words.
 */
final class LampScene {
    private static final double NEAR = 1.72;
    private static final Point LAMP = new Point(178, 700);
    /** Squares of the uppermost row, seen from near, on which pale pieces have settled; and a dark one below. */
    private static final int[] SETTLED = {47, 46, 44, 43, 42};
    private static final int[] LEFT = {3, 27};

    private LampScene() { }

    static BufferedImage draw(int scale) {
        BufferedImage table = PlankTable.draw(2);
        BufferedImage out = new BufferedImage(1280 * scale, 800 * scale, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = out.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        AffineTransform near = AffineTransform.getScaleInstance(scale, scale);
        near.translate(-392, -96);
        near.scale(NEAR, NEAR);
        AffineTransform half = new AffineTransform(near);
        half.scale(0.5, 0.5);
        g.drawImage(table, half, null);
        for (int i = 0; i < SETTLED.length; i++) {
            piece(g, near, true, i % 4, SETTLED[i]);
        }
        for (int square : LEFT) {
            piece(g, near, false, square % 4, square);
        }
        for (int i = 0; i < 4; i++) {
            AffineTransform stick = new AffineTransform(near);
            stick.translate(470 + i % 2 * 8, 462 + 20 * i);
            stick.rotate(Math.toRadians(-4 + 3 * i));
            stick.scale(0.5, 0.5);
            stick.translate(-176, -40);
            g.drawImage(Cane.thing(i, i == 1 ? 0 : 4).draw(176, 40, 2, true), stick, null);
        }
        OilLamp.light(out, scale, LAMP);
        OilLamp.draw(out, scale, LAMP);
        g.dispose();
        return out;
    }

    private static void piece(Graphics2D g, AffineTransform near, boolean pale, int kind, int square) {
        Point at = TablanBoard.BOARD.square(square);
        AffineTransform to = new AffineTransform(near);
        to.translate(at.x(), at.y());
        to.scale(0.5, 0.5);
        to.translate(-64, -64);
        g.drawImage(Turned.draw(pale, kind, 2), to, null);
    }
}
