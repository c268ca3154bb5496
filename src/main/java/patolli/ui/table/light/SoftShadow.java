package patolli.ui.table.light;

import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

/** The shadow that something throws on the ground some way below it: its form, dark and without a sharp edge. */
public final class SoftShadow {
    private static final int DARK = 0x0C0603;
    /** Means of so many neighbourhoods in turn are all but a bell curve. */
    private static final int PASSES = 3;

    private SoftShadow() { }

    /**
     * The shadow of a picture, as large as that.
     *
     * @param soft   how far its edge is blurred, in pixels
     * @param strong how dark it is where it is whole, 0 to 1
     */
    public static Image of(Image picture, double soft, double strong) {
        int wide = (int) picture.getWidth(), high = (int) picture.getHeight();
        int[] points = new int[wide * high];
        picture.getPixelReader().getPixels(0, 0, wide, high, PixelFormat.getIntArgbInstance(), points, 0, wide);
        float[] form = new float[points.length];
        for (int i = 0; i < points.length; i++) {
            form[i] = points[i] >>> 24;
        }
        int reach = Math.max(1, (int) Math.round(soft / 2));
        for (int pass = 0; pass < PASSES; pass++) {
            form = spread(spread(form, wide, high, 1, wide, reach), high, wide, wide, 1, reach);
        }
        for (int i = 0; i < points.length; i++) {
            points[i] = (int) Math.round(form[i] * strong) << 24 | DARK;
        }
        WritableImage shadow = new WritableImage(wide, high);
        shadow.getPixelWriter().setPixels(0, 0, wide, high, PixelFormat.getIntArgbInstance(), points, 0, wide);
        return shadow;
    }

    /** The means along lines. @param step from a point of a line to the next; {@code line} leads to the next line */
    private static float[] spread(float[] from, int points, int lines, int step, int line, int reach) {
        float[] to = new float[from.length];
        for (int i = 0; i < lines; i++) {
            float sum = 0;
            for (int at = -reach; at < points; at++) {
                sum += at + reach < points ? from[i * line + (at + reach) * step] : 0;
                sum -= at - reach > 0 ? from[i * line + (at - reach - 1) * step] : 0;
                if (at >= 0) {
                    to[i * line + at * step] = sum / (2 * reach + 1);
                }
            }
        }
        return to;
    }
}
