package patolli.forge.mysore;

import java.awt.image.BufferedImage;
import patolli.forge.Picture;

/**
 * Keeps files small where that is unseen: colours of sheets are rounded to coarser steps, which in grain halves the
 * file, and cloth and wood are packed tighter than the forge's own limit asks for.
 */
public final class Steps {
    private static final int STEP = 2;
    private static final int FAINT = 10;
    private static final int COLOURS = 256;
    private static final int SMALL = 300_000, LARGE = 580_000;

    private Steps() { }

    /** How many bytes the file of a picture may have; much of one of an evening is dark. */
    public static int limit(Picture picture, int scale) {
        int all = scale == 1 ? SMALL : LARGE;
        return picture.name().endsWith("/evening") ? all * 2 / 3 : all;
    }

    /** The same picture in so few colours that a file can number them. */
    public static Picture.Painter few(Picture.Painter painter) {
        return few(painter, COLOURS);
    }

    /** The same picture in so many colours at most; what is nearly clear or nearly opaque becomes so. */
    public static Picture.Painter few(Picture.Painter painter, int colours) {
        return scale -> Palette.of(rounded(painter.draw(scale), FAINT), colours);
    }

    /** The same picture in few colours, whose glow or shadow fades to nothing. */
    public static Picture.Painter soft(Picture.Painter painter) {
        return soft(painter, COLOURS);
    }

    /** The same in so many colours at most. */
    public static Picture.Painter soft(Picture.Painter painter, int colours) {
        return scale -> Palette.of(rounded(painter.draw(scale), 1), colours);
    }

    private static BufferedImage rounded(BufferedImage from, int faint) {
        BufferedImage out = new BufferedImage(from.getWidth(), from.getHeight(), BufferedImage.TYPE_INT_ARGB);
        for (int y = 0; y < from.getHeight(); y++) {
            for (int x = 0; x < from.getWidth(); x++) {
                int c = from.getRGB(x, y);
                int alpha = c >>> 24 > 255 - faint ? 255 : c >>> 24 < faint ? 0 : Math.min(255, round(c >>> 24));
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
