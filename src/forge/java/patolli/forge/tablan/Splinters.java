package patolli.forge.tablan;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.Shape;
import java.awt.image.BufferedImage;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.matter.Shapes;

/** Splinters of wood that fly off a square where a piece is struck by another, and the flash in its hollow. */
final class Splinters {
    private static final int SIDE = 120, ONE = 30, OVER = 8;
    private static final double LINE = 1.5;
    private static final Color NIGHT = new Color(0x1A0E07), GRAIN = new Color(0x7A4620);
    private static final Color[] WOOD = {new Color(0xC98A48), new Color(0xB26A30), new Color(0xE2B878)};
    private static final Color[] BROKEN = {new Color(0xF6D9A0), new Color(0xE0A45A), new Color(0xFFF0CC)};
    /** Outlines from the left to the right: a long one, a forked one, a flake. */
    private static final double[][] FORMS = {
        {2, 15.5, 7, 12.6, 20, 12.2, 28.5, 14.4, 21, 15.6, 25, 17.6, 10, 17.8},
        {4, 13, 12, 11.2, 25.5, 9.6, 18, 13.6, 27, 16.2, 14, 18.6, 7, 17.4},
        {8, 14, 13, 10.2, 19.5, 10.6, 22.6, 15, 17, 19.4, 11, 18.2}};

    private Splinters() { }

    /** 30 x 30: one of them. */
    static BufferedImage one(int kind, int scale) {
        BufferedImage out = new BufferedImage(ONE * OVER, ONE * OVER, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = Plate.pen(out, OVER);
        Shape whole = Shapes.poly(FORMS[kind]);
        g.setColor(NIGHT);
        g.setStroke(new BasicStroke((float) (2 * LINE), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(whole);
        g.setColor(WOOD[kind]);
        g.fill(whole);
        g.setClip(whole);
        g.setColor(BROKEN[kind]);
        g.fill(Shapes.poly(0, 0, ONE, 0, ONE, ONE * 0.47, 0, ONE * 0.52));
        g.setColor(GRAIN);
        g.setStroke(new BasicStroke(0.8f));
        g.draw(Shapes.poly(8, 16.6, 21, 16.2, 14, 16.5));
        g.dispose();
        return Reduce.by(OVER / scale, out);
    }

    /** 120 x 120: the flash, white where the wood is struck. */
    static BufferedImage flash(int scale) {
        BufferedImage out = new BufferedImage(SIDE * scale, SIDE * scale, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = Plate.pen(out, scale);
        float half = SIDE / 2f;
        g.setPaint(new RadialGradientPaint(half, half, half, new float[] {0, 0.34f, 0.6f, 1},
                new Color[] {light(0xFFF6DA, 250), light(0xFFE09A, 225), light(0xFFB04E, 118), light(0xFFA040, 0)}));
        g.fill(Shapes.disc(half, half, half));
        g.dispose();
        return out;
    }

    private static Color light(int rgb, int firm) {
        return new Color(rgb >> 16 & 255, rgb >> 8 & 255, rgb & 255, firm);
    }
}
