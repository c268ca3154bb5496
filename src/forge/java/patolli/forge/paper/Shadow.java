package patolli.forge.paper;

import java.awt.image.BufferedImage;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;

/** What a thing in the lamp's light throws to its lower right. */
public final class Shadow {
    private Shadow() { }

    /** Puts a shadow under a lit picture whose cover is {@code edge}; {@code lift} 1 is a leaf that lies flat. */
    public static BufferedImage under(Plate p, float[] edge, BufferedImage lit, double lift) {
        float[] wide = p.blur(edge, 1.9 * lift * p.scale), tight = p.blur(edge, 0.7 * p.scale);
        int[] px = Reduce.pixels(lit);
        int far = (int) (1.9 * lift * p.scale), near = (int) (0.6 * p.scale);
        for (int y = 0; y < p.h; y++) {
            for (int x = 0; x < p.w; x++) {
                int i = y * p.w + x;
                double s = x < far || y < far ? 0 : 0.62 * wide[i - far * p.w - far];
                double t = x < near || y < near ? 0 : 0.45 * tight[i - near * p.w - near];
                // It ends before the picture does.
                double rim = Math.min(Math.min(x, p.w - 1 - x), Math.min(y, p.h - 1 - y)) / p.scale;
                double dark = Noise.smooth(0, 1.6, rim) * (1 - (1 - s) * (1 - t)), k = edge[i], a = k + dark * (1 - k);
                if (a > 0) {
                    px[i] = (int) Math.round(255 * a) << 24 | part(px[i], 16, k / a) | part(px[i], 8, k / a)
                            | part(px[i], 0, k / a);
                }
            }
        }
        return lit;
    }

    /** One colour of a thing over its shadow, which is nearly black. */
    private static int part(int pixel, int shift, double k) {
        double shadow = Reduce.linear(shift == 16 ? 0x12 : shift == 8 ? 0x0B : 0x06);
        return Ink.toByte(shadow + (Reduce.linear(pixel >> shift) - shadow) * k) << shift;
    }
}
