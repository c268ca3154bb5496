package patolli.forge.tablan;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.Shape;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Shapes;
import patolli.forge.mysore.Loose;

/**
 * Small bells of brass that fly up about a square, where a piece comes down in the place of another, and lamplight on
 * the wood under them.
 */
final class BellRing {
    private static final int SIDE = 120, OVER = 6, BELLS = 15;
    private static final double RADIUS = 37, OFF = 12, LARGE = 3.6, LARGER = 3.2;
    private static final double[] DUSK = Ink.hex(0x3A2412);
    private static final int SEED = 57;

    private BellRing() { }

    /** 120 x 120. */
    static BufferedImage draw(int scale) {
        Plate plate = new Plate(SIDE * OVER, SIDE * OVER, OVER);
        plate.each((i, x, y) -> plate.set(i, DUSK));
        List<Shape> bells = new ArrayList<>();
        for (int i = 0; i < BELLS; i++) {
            double turn = 2 * Math.PI * (i + 0.7 * (Noise.hash(i, 1, SEED) - 0.5)) / BELLS;
            double far = RADIUS + OFF * Noise.hash(i, 2, SEED), large = LARGE + LARGER * Noise.hash(i, 3, SEED);
            double x = SIDE / 2.0 + far * Math.cos(turn), y = SIDE / 2.0 + far * Math.sin(turn);
            BellCorner.bell(plate, x, y, large, 2 * Math.PI * Noise.hash(i, 4, SEED));
            bells.add(Shapes.disc(x, y, large));
        }
        BufferedImage loose = Loose.of(plate, bells, OVER, scale);
        BufferedImage out = new BufferedImage(SIDE * scale, SIDE * scale, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = Plate.pen(out, scale);
        float half = SIDE / 2f;
        g.setPaint(new RadialGradientPaint(half, half, half, new float[] {0, 0.5f, 1},
                new Color[] {lamplight(190), lamplight(110), lamplight(0)}));
        g.fill(Shapes.disc(half, half, half));
        g.dispose();
        Graphics2D over = out.createGraphics();
        over.drawImage(loose, 0, 0, null);
        over.dispose();
        return out;
    }

    private static Color lamplight(int firm) {
        return new Color(255, 176, 78, firm);
    }
}
