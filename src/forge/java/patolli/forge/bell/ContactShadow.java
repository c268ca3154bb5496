package patolli.forge.bell;

import java.awt.image.BufferedImage;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;

/** The shadow of something that lies on the mat: dark under its edge, fading to the lower right. */
final class ContactShadow {
    private static final int DARK = 0x120B06;
    private static final double NEAR = 0.62, FAR = 0.48;

    private ContactShadow() { }

    /** Draws the shadow under what a picture shows, {@code unit} pixels to the design unit, and returns the picture. */
    static BufferedImage under(BufferedImage picture, double unit) {
        int wide = picture.getWidth(), high = picture.getHeight();
        int[] px = Reduce.pixels(picture);
        float[] cover = new float[px.length];
        for (int i = 0; i < px.length; i++) {
            cover[i] = (px[i] >>> 24) / 255f;
        }
        Plate p = new Plate(wide, high, unit);
        float[] near = p.blur(cover, 1.2 * unit), far = p.blur(cover, 3.4 * unit);
        for (int i = 0; i < px.length; i++) {
            double under = Math.max(NEAR * at(p, near, i, 1.2 * unit, 1.6 * unit),
                    FAR * at(p, far, i, 3.5 * unit, 4.2 * unit));
            px[i] = beneath(px[i], under);
        }
        return picture;
    }

    /** A point of a picture over so much of a shadow, 0 to 1. */
    static int beneath(int over, double under) {
        double cover = (over >>> 24) / 255.0, all = cover + under * (1 - cover);
        return cover < 1 && all > 0.004 ? mixed(over, cover / all, all) : over;
    }

    private static double at(Plate p, float[] field, int i, double right, double down) {
        int x = (int) (i % p.w - right), y = (int) (i / p.w - down);
        return x < 0 || y < 0 ? 0 : field[y * p.w + x];
    }

    private static int mixed(int over, double own, double all) {
        int c = (int) Math.round(255 * all) << 24;
        for (int shift = 0; shift <= 16; shift += 8) {
            c |= (int) Math.round((over >> shift & 255) * own + (DARK >> shift & 255) * (1 - own)) << shift;
        }
        return c;
    }
}
