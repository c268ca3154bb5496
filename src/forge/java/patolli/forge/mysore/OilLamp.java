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

    /** Brass that gleams towards the flame; the oil mirrors it. */
    private static double[] brass(double x, double y, double z) {
        double r = Math.hypot(x, y);
        double to = Math.hypot(x - FLAME_X, y - FLAME_Y - 6);
        if (r < 51 && z > 18 && z < 20 && Math.hypot(x + 8, y + 2) > 9) {
            double along = (x * FLAME_X + y * FLAME_Y) / Math.hypot(FLAME_X, FLAME_Y);
            double across = (x * FLAME_Y - y * FLAME_X) / Math.hypot(FLAME_X, FLAME_Y);
            double mirrored = Math.exp(-Math.pow(across / 7, 2) - Math.pow((along - 26) / 17, 2));
            double sheen = 0.30 * Math.exp(-Math.pow((r - 40) / 9, 2)) * Noise.smooth(-0.2, 1, -along / 50);
            return Ink.mix(Ink.mix(Ink.hex(0x4A2A0C), Ink.hex(0xB87826), Math.exp(-to / 34) + sheen),
                    Ink.hex(0xFFE6A0), mirrored);
        }
        double tone = 0.42 + 0.34 * Noise.fbm(x / 11, y / 11, 73, 3) - 0.12 * Noise.smooth(20, 4, z)
                + 0.5 * Math.exp(-to / 40);
        double ring = Math.exp(-(r - 57.5) * (r - 57.5) / 0.64);
        double lip = Math.exp(-Math.pow((r - 54.5) / 1.6, 2)) * (0.35
                + 0.65 * Noise.smooth(30, -50, x * 0.45 + y * 0.89));
        double[] c = Ink.ramp(Math.clamp(tone, 0, 1), Ink.stops(0x7A5218, 0xC0903A, 0xF6D27C));
        return Ink.scale(Ink.mix(c, Ink.hex(0xFFF0BE), 0.6 * lip), 1 - 0.4 * ring);
    }

    private static void flame(Graphics2D g, double x, double y) {
        g.setPaint(new RadialGradientPaint((float) x, (float) y, 260, new float[] {0, 0.12f, 0.4f, 1},
                new Color[] {new Color(255, 226, 150, 190), new Color(255, 190, 90, 110), new Color(255, 150, 60, 40),
                    new Color(255, 140, 50, 0)}));
        g.fill(new Rectangle2D.Double(x - 260, y - 260, 520, 520));
        g.setPaint(new RadialGradientPaint((float) x, (float) y - 8, 54, new float[] {0, 0.4f, 1}, new Color[] {
            new Color(255, 244, 200, 170), new Color(255, 214, 120, 90), new Color(255, 190, 90, 0)}));
        g.fill(new Rectangle2D.Double(x - 54, y - 62, 108, 108));
        g.setColor(new Color(0xF39A2C));
        g.fill(Form.blob(x, y - 58, x + 15, y - 16, x + 13, y + 9, x, y + 19, x - 13, y + 9, x - 13, y - 14));
        g.setColor(new Color(0xFFD35E));
        g.fill(Form.blob(x, y - 44, x + 10, y - 9, x + 9, y + 9, x, y + 17, x - 9, y + 9, x - 9, y - 9));
        g.setColor(new Color(0xFFF6D2));
        g.fill(Form.blob(x, y - 26, x + 6, y, x, y + 13, x - 6, y));
    }
}
