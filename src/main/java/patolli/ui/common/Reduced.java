package patolli.ui.common;

import java.util.Arrays;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

/** Pictures made much smaller: every new pixel is the mean of all that it stands for, so that fine lines stay whole. */
public final class Reduced {
    private static final int CHANNELS = 4;

    private Reduced() { }

    /**
     * A part of a picture in another size.
     *
     * @param x the part's left edge, in pixels; so with the others
     */
    public static Image of(Image image, int x, int y, int width, int height, int toWidth, int toHeight) {
        int[] pixels = new int[width * height];
        image.getPixelReader().getPixels(x, y, width, height, PixelFormat.getIntArgbPreInstance(), pixels, 0, width);
        double[] rows = across(pixels, width, height, toWidth);
        int[] small = down(rows, toWidth, height, toHeight);
        WritableImage reduced = new WritableImage(toWidth, toHeight);
        reduced.getPixelWriter()
                .setPixels(0, 0, toWidth, toHeight, PixelFormat.getIntArgbPreInstance(), small, 0, toWidth);
        return reduced;
    }

    private static double[] across(int[] pixels, int width, int height, int toWidth) {
        double[] out = new double[toWidth * height * CHANNELS];
        double step = (double) width / toWidth;
        for (int row = 0; row < height; row++) {
            for (int to = 0; to < toWidth; to++) {
                double from = to * step;
                double end = Math.min(width, from + step);
                int mean = (row * toWidth + to) * CHANNELS;
                for (int at = (int) from; at < end; at++) {
                    add(out, mean, pixels[row * width + at], (Math.min(end, at + 1) - Math.max(from, at)) / step);
                }
            }
        }
        return out;
    }

    private static void add(double[] out, int at, int pixel, double part) {
        for (int channel = 0; channel < CHANNELS; channel++) {
            out[at + channel] += part * (pixel >>> 8 * channel & 255);
        }
    }

    private static int[] down(double[] rows, int width, int height, int toHeight) {
        int[] out = new int[width * toHeight];
        double step = (double) height / toHeight;
        double[] mean = new double[width * CHANNELS];
        for (int to = 0; to < toHeight; to++) {
            Arrays.fill(mean, 0);
            double from = to * step;
            double end = Math.min(height, from + step);
            for (int at = (int) from; at < end; at++) {
                double part = (Math.min(end, at + 1) - Math.max(from, at)) / step;
                for (int i = 0; i < mean.length; i++) {
                    mean[i] += part * rows[at * mean.length + i];
                }
            }
            for (int i = 0; i < mean.length; i++) {
                out[to * width + i / CHANNELS] |= (int) Math.round(Math.min(255, mean[i])) << 8 * (i % CHANNELS);
            }
        }
        return out;
    }
}
