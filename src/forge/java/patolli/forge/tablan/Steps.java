package patolli.forge.tablan;

import java.awt.image.BufferedImage;

/** Rounds colours to coarser steps: in grain that is unseen, and halves the file. */
final class Steps {
    private static final int STEP = 6;
    private static final int FAINT = 10;

    private Steps() { }

    static BufferedImage coarser(BufferedImage from) {
        BufferedImage out = new BufferedImage(from.getWidth(), from.getHeight(), BufferedImage.TYPE_INT_ARGB);
        for (int y = 0; y < from.getHeight(); y++) {
            for (int x = 0; x < from.getWidth(); x++) {
                int c = from.getRGB(x, y);
                int alpha = c >>> 24 > 255 - FAINT ? 255 : c >>> 24 < FAINT ? 0 : Math.min(255, round(c >>> 24));
                out.setRGB(x, y, alpha == 0 ? 0 : alpha << 24 | round(c >> 16 & 255) << 16 | round(c >> 8 & 255) << 8
                        | round(c & 255));
            }
        }
        return out;
    }

    private static int round(int v) {
        return Math.min(255, (v + STEP / 2) / STEP * STEP);
    }
}
