package patolli.forge.tablan;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.image.BufferedImage;
import java.util.List;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Shapes;
import patolli.forge.mysore.Loose;

/**
 * Small bells of brass that fly off a square where a piece comes down in the place of another, and the lamplight on the
 * wood about it.
 */
final class Bells {
    private static final int SIDE = 120, BELL = 26, OVER = 8;
    /** How large each is, and which way its slit lies. */
    private static final double[][] KINDS = {{6.2, 0.5}, {5.4, 2.2}, {7.0, -0.9}};
    private static final double[] DUSK = Ink.hex(0x3A2412);

    private Bells() { }

    /** 26 x 26: one of them. */
    static BufferedImage one(int kind, int scale) {
        Plate plate = new Plate(BELL * OVER, BELL * OVER, OVER);
        plate.each((i, x, y) -> plate.set(i, DUSK));
        double middle = BELL / 2.0, large = KINDS[kind][0];
        BellCorner.bell(plate, middle, middle, large, KINDS[kind][1]);
        return Loose.of(plate, List.of(Shapes.disc(middle, middle, large)), OVER, scale);
    }

    /** 120 x 120: the light. */
    static BufferedImage glow(int scale) {
        BufferedImage out = new BufferedImage(SIDE * scale, SIDE * scale, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = Plate.pen(out, scale);
        float half = SIDE / 2f;
        g.setPaint(new RadialGradientPaint(half, half, half, new float[] {0, 0.5f, 1},
                new Color[] {lamplight(200), lamplight(112), lamplight(0)}));
        g.fill(Shapes.disc(half, half, half));
        g.dispose();
        return out;
    }

    private static Color lamplight(int firm) {
        return new Color(255, 176, 78, firm);
    }
}
