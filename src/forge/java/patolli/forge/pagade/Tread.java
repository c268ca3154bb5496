package patolli.forge.pagade;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import patolli.forge.matter.Plate;

/** A quiet ground under foot prints: what is stitched on a square is not seen between their toes. */
final class Tread {
    /** Of those that were left, and of those in the light. */
    static final int NIGHT = 0x1A2550, LIT = 0x3454A4;
    private static final float REACH = 15.5f;

    private Tread() { }

    static BufferedImage on(BufferedImage feet, int ground, int scale) {
        BufferedImage out = new BufferedImage(feet.getWidth(), feet.getHeight(), BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = Plate.pen(out, scale);
        double wide = feet.getWidth() / (double) scale, high = feet.getHeight() / (double) scale;
        g.translate(wide / 2, high / 2);
        g.setPaint(new RadialGradientPaint(0f, 0f, REACH, new float[] {0, 0.62f, 0.84f, 1},
                new Color[] {firm(ground, 232), firm(ground, 216), firm(ground, 104),
                    firm(ground, 0)}));
        g.fill(new Rectangle2D.Double(-wide / 2, -high / 2, wide, high));
        g.dispose();
        Graphics2D over = out.createGraphics();
        over.drawImage(feet, 0, 0, null);
        over.dispose();
        return out;
    }

    private static Color firm(int colour, int alpha) {
        return new Color(alpha << 24 | colour, true);
    }
}
