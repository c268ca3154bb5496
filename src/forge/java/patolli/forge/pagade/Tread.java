package patolli.forge.pagade;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import patolli.forge.matter.Plate;

/** A quiet ground under foot prints: what is stitched on a square is not seen between their toes. */
final class Tread {
    private static final int NIGHT = 0x131B40;
    private static final float REACH = 15.5f;

    private Tread() { }

    static BufferedImage on(BufferedImage feet, int scale) {
        BufferedImage out = new BufferedImage(feet.getWidth(), feet.getHeight(), BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = Plate.pen(out, scale);
        double wide = feet.getWidth() / (double) scale, high = feet.getHeight() / (double) scale;
        g.translate(wide / 2, high / 2);
        g.setPaint(new RadialGradientPaint(0f, 0f, REACH, new float[] {0, 0.62f, 0.84f, 1},
                new Color[] {night(232), night(216), night(104), night(0)}));
        g.fill(new Rectangle2D.Double(-wide / 2, -high / 2, wide, high));
        g.dispose();
        Graphics2D over = out.createGraphics();
        over.drawImage(feet, 0, 0, null);
        over.dispose();
        return out;
    }

    private static Color night(int firm) {
        return new Color(NIGHT >> 16, NIGHT >> 8 & 255, NIGHT & 255, firm);
    }
}
