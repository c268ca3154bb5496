package patolli.forge.table;

import java.awt.image.BufferedImage;
import patolli.board.Box;
import patolli.board.SerpentSheet;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;

/** The mat as it is without one of the serpent's heads: laid over the table where that lies, it hides it. */
final class SerpentCover {
    /** How far it reaches beyond what it hides, and how little a pixel may differ that it hides. */
    private static final double REACH = 1.6;
    private static final int SEEN = 3;

    private SerpentCover() { }

    static BufferedImage draw(boolean right, int scale) {
        Box at = SerpentSheet.cover(right);
        int x = (int) at.x() * scale, y = (int) at.y() * scale, w = (int) at.width() * scale,
                h = (int) at.height() * scale;
        int[] whole = Table.draw(scale).getRGB(x, y, w, h, null, 0, w);
        int[] bare = Table.beheaded(scale).getRGB(x, y, w, h, null, 0, w);
        float[] hidden = new float[w * h];
        for (int i = 0; i < hidden.length; i++) {
            hidden[i] = differ(whole[i], bare[i]) > SEEN ? 1 : 0;
        }
        float[] wide = new Plate(w, h, scale).blur(hidden, REACH * scale);
        BufferedImage out = new BufferedImage(w, h, BufferedImage.TYPE_INT_ARGB);
        int[] px = Reduce.pixels(out);
        for (int i = 0; i < px.length; i++) {
            px[i] = (int) Math.round(255 * Noise.smooth(0.02, 0.22, wide[i])) << 24 | bare[i] & 0xffffff;
        }
        return out;
    }

    private static int differ(int one, int other) {
        return Math.max(Math.abs((one >> 16 & 255) - (other >> 16 & 255)), Math.max(Math.abs((one >> 8 & 255)
                - (other >> 8 & 255)), Math.abs((one & 255) - (other & 255))));
    }
}
