package patolli.forge.tablan;

import java.awt.image.BufferedImage;
import java.util.stream.IntStream;
import patolli.forge.Picture;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;

/** Skin of hands by the light of the lamps: darker, as faces are there, and round between its contours. */
final class Modelled {
    /** Red, green and blue of what is left of dark skin and of the fairest, a palm's. */
    private static final double[] DARK = {0.74, 0.66, 0.60}, FAIR = {0.56, 0.44, 0.36};
    /** How fair skin is from where it begins to be a palm's, and where that is whole. */
    private static final double BROWN = 0.30, PALE = 0.66;
    /** How far form is seen within a contour, in units, how far light and shade lie apart, and how deep they are. */
    private static final double ROUND = 4.2, APART = 3, DEEP = 0.85;

    private Modelled() { }

    /** The same picture with its skin modelled. */
    static Picture.Painter skin(Picture.Painter painter) {
        return scale -> modelled(painter.draw(scale), scale);
    }

    static BufferedImage modelled(BufferedImage from, int scale) {
        int w = from.getWidth(), h = from.getHeight();
        int[] px = from.getRGB(0, 0, w, h, null, 0, w);
        float[] skin = new float[px.length];
        IntStream.range(0, px.length).forEach(i -> skin[i] = isSkin(px[i]) ? 1 : 0);
        float[] form = new Plate(w, h, scale).blur(skin, ROUND * scale);
        float[] soft = new Plate(w, h, scale).blur(skin, 0.5 * scale);
        int off = (int) Math.round(APART * scale);
        int[] out = px.clone();
        for (int y = 0; y < h; y++) {
            for (int x = 0; x < w; x++) {
                int i = y * w + x;
                if (skin[i] == 0 && soft[i] < 0.5 || px[i] >>> 24 < 128) {
                    continue;
                }
                double slope = form[Math.min(h - 1, y + off) * w + Math.min(w - 1, x + off)]
                        - form[Math.max(0, y - off) * w + Math.max(0, x - off)];
                double light = 1 + DEEP * Math.clamp(slope, -0.6, 0.35);
                double r = Reduce.linear(px[i] >> 16 & 255), g = Reduce.linear(px[i] >> 8 & 255),
                        b = Reduce.linear(px[i] & 255);
                double[] left = Ink.mix(DARK, FAIR, Noise.smooth(BROWN, PALE, r));
                out[i] = px[i] & 0xFF000000 | Ink.toByte(r * left[0] * light) << 16
                        | Ink.toByte(g * left[1] * light) << 8 | Ink.toByte(b * left[2] * light);
            }
        }
        BufferedImage done = new BufferedImage(w, h, BufferedImage.TYPE_INT_ARGB);
        done.setRGB(0, 0, w, h, out, 0, w);
        return done;
    }

    /** Brown of some hue: neither red paint nor gold, cane or the cut edge. */
    static boolean isSkin(int c) {
        int r = c >> 16 & 255, g = c >> 8 & 255, b = c & 255;
        if (c >>> 24 < 255 || r < 120 || r <= g || g <= b) {
            return false;
        }
        double hue = (double) (g - b) / (r - b);
        double much = (r - b) / (double) r;
        return hue > 0.36 && hue < 0.66 && much > 0.40 && much < 0.74;
    }
}
