package patolli.forge.brazier;

import java.awt.image.BufferedImage;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;

/** The soft shadow of something round that lies on the mat. */
final class PieceShadow {
    private static final int SIDE = 60;
    private static final double RADIUS = 20.5;
    private static final double SOFT = 6.5;
    private static final double DARK = 0.72;

    private PieceShadow() { }

    static BufferedImage draw(int scale) {
        int n = SIDE * scale;
        BufferedImage out = new BufferedImage(n, n, BufferedImage.TYPE_INT_ARGB);
        int[] px = Reduce.pixels(out);
        for (int i = 0; i < px.length; i++) {
            double far = Math.hypot((i % n + 0.5) / scale - SIDE / 2.0, (i / n + 0.5) / scale - SIDE / 2.0);
            double cover = Noise.smooth(RADIUS + SOFT, RADIUS - SOFT, far);
            px[i] = (int) Math.round(255 * DARK * cover) << 24 | 0x0B0806;
        }
        return out;
    }
}
