package patolli.forge.mysore;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import patolli.board.Point;
import patolli.forge.carved.Solids;
import patolli.forge.carved.Vec;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.outline.Form;

/** A lamp that burns beside a table, seen from above. */
public final class OilLamp {
    /** So wide that its shadow has faded out within it. */
    private static final int WIDE = 320;
    /** Where the flame is, from the lamp's middle. */
    private static final double FLAME_X = 66, FLAME_Y = -44;

    private OilLamp() { }

    /** A lamp of brass, seen from above as all else is: a dish with a lip for the wick, oil, and one flame. */
    public static void draw(BufferedImage out, int scale, Point at) {
        BufferedImage dish = new Oblique(OilLamp::dish, OilLamp::brass, 0.9, 40, 0.34).draw(WIDE, WIDE, 2, true);
        Graphics2D g = out.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        g.scale(scale, scale);
        g.drawImage(dish, (int) at.x() - WIDE / 2, (int) at.y() - WIDE / 2, WIDE, WIDE, null);
        flame(g, at.x() + FLAME_X, at.y() + FLAME_Y);
        g.dispose();
    }

    private static double dish(double x, double y, double z) {
        double lip = Solids.limb(x, y, z, new Vec(30, -16, 17), 17, new Vec(78, -34, 21), 8);
        double bowl = Solids.melt(Solids.ellipsoid(x, y, z - 18, 62, 62, 20), lip, 10);
        double hollow = Solids.melt(Solids.ellipsoid(x, y, z - 27, 54, 54, 19), Solids.limb(x, y, z - 10,
                new Vec(34, -18, 18), 9, new Vec(72, -32, 20), 4), 6);
        double cut = Math.max(Math.max(bowl, z - 26), -hollow);
        double oil = Math.max(Solids.ellipsoid(x, y, z - 22, 53, 53, 16), z - 19);
        double knob = Solids.ellipsoid(x + 8, y + 2, z - 20, 9, 9, 12);
        return Math.min(Math.min(cut, Math.max(oil, -z)), knob) * 0.8;
    }

    private static double[] brass(double x, double y, double z) {
        double r = Math.hypot(x, y);
        if (r < 51 && z > 18 && z < 20 && Math.hypot(x + 8, y + 2) > 9) {
            return Ink.hex(0x3A1F08);
        }
        double tone = 0.42 + 0.34 * Noise.fbm(x / 11, y / 11, 73, 3) - 0.12 * Noise.smooth(20, 4, z);
        double ring = Math.exp(-(r - 57.5) * (r - 57.5) / 0.64);
        return Ink.scale(Ink.ramp(tone, Ink.stops(0x5E3E12, 0xA67A2C, 0xE2BE66)), 1 - 0.4 * ring);
    }

    private static void flame(Graphics2D g, double x, double y) {
        g.setPaint(new RadialGradientPaint((float) x, (float) y, 260, new float[] {0, 0.12f, 0.4f, 1},
                new Color[] {new Color(255, 226, 150, 190), new Color(255, 190, 90, 110), new Color(255, 150, 60, 40),
                    new Color(255, 140, 50, 0)}));
        g.fill(new Rectangle2D.Double(x - 260, y - 260, 520, 520));
        g.setColor(new Color(0xF39A2C));
        g.fill(Form.blob(x, y - 44, x + 11, y - 12, x + 9, y + 8, x, y + 16, x - 9, y + 8, x - 9, y - 10));
        g.setColor(new Color(0xFFD35E));
        g.fill(Form.blob(x, y - 32, x + 7, y - 6, x + 6, y + 8, x, y + 14, x - 6, y + 8, x - 6, y - 6));
        g.setColor(new Color(0xFFF6D2));
        g.fill(Form.blob(x, y - 16, x + 4, y + 2, x, y + 11, x - 4, y + 2));
    }
}
