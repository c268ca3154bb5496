package patolli.forge.tablan;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.image.BufferedImage;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.matter.Shapes;

/** Splinters of wood that fly off a square where a piece is struck by another, and the flash in its hollow. */
final class Splinters {
    private static final int SIDE = 120, ONE = 44, OVER = 8;
    /** How long each is and how wide, and how firm the dark about it. */
    private static final double[] LONG = {40, 31, 21}, HALF = {3.3, 4.4, 4.2};
    private static final double SOFT = 2, DARK = 0.7;
    /** The one that is most like itself. */
    private static final int SEED = 41;

    private Splinters() { }

    /** 44 x 44: one of them, in the dark that it makes below it. */
    static BufferedImage one(int kind, int scale) {
        Plate p = new Plate(ONE * OVER, ONE * OVER, OVER);
        Torn torn = new Torn((ONE - LONG[kind]) / 2, ONE / 2.0, 0, 0, LONG[kind], HALF[kind], SEED + kind);
        float[] shade = p.blur(p.mask(torn.whole()), SOFT * OVER);
        int[] wood = p.sheet(torn::draw);
        BufferedImage out = new BufferedImage(p.w, p.h, BufferedImage.TYPE_INT_ARGB);
        int[] px = Reduce.pixels(out);
        for (int i = 0; i < px.length; i++) {
            px[i] = wood[i] >>> 24 > 200 ? wood[i] : (int) (255 * DARK * shade[i]) << 24 | 0x120803;
        }
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
