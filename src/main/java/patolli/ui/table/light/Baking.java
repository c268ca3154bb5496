package patolli.ui.table.light;

import java.util.stream.IntStream;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

/** Lights a picture: every pixel is multiplied in linear light, as lamps do. It may run on any thread. */
final class Baking {
    /** The light is worked out every so many pixels of a single-size picture, and between them evenly. */
    private static final int GRID = 8;
    private static final int FINE = 4095;
    private static final double[] LINEAR = new double[256];
    private static final int[] SHOWN = new int[FINE + 1];

    static {
        for (int i = 0; i < LINEAR.length; i++) {
            double part = i / 255.0;
            LINEAR[i] = part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
        }
        for (int i = 0; i <= FINE; i++) {
            // The root spreads the steps evenly enough for dark colours.
            double light = (double) i * i / ((double) FINE * FINE);
            SHOWN[i] = (int) Math.round(255 * (light <= 0.0031308 ? light * 12.92
                    : 1.055 * Math.pow(light, 1 / 2.4) - 0.055));
        }
    }

    private Baking() { }

    /** What falls on a point of the picture, in design units from its upper left corner. */
    @FunctionalInterface
    interface Falling {
        Hue at(double x, double y);
    }

    /**
     * The picture in that light.
     *
     * @param dense how many pixels a design unit has
     */
    static Image lit(Image picture, double dense, Falling light) {
        int width = (int) picture.getWidth();
        int height = (int) picture.getHeight();
        int[] pixels = new int[width * height];
        picture.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
        int step = Math.max(1, (int) Math.round(GRID * dense));
        int across = width / step + 2;
        int down = height / step + 2;
        Hue[] grid = new Hue[across * down];
        for (int i = 0; i < grid.length; i++) {
            grid[i] = light.at(i % across * step / dense, i / across * step / dense);
        }
        IntStream.range(0, height).parallel().forEach(y -> row(pixels, y, width, step, across, grid));
        WritableImage lit = new WritableImage(width, height);
        lit.getPixelWriter().setPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
        return lit;
    }

    private static void row(int[] pixels, int y, int width, int step, int across, Hue[] grid) {
        int above = y / step * across;
        double down = y % step / (double) step;
        for (int from = 0; from < width; from += step) {
            int cell = above + from / step;
            Hue left = grid[cell].to(grid[cell + across], down);
            Hue right = grid[cell + 1].to(grid[cell + across + 1], down);
            double red = left.red();
            double green = left.green();
            double blue = left.blue();
            double moreRed = (right.red() - red) / step;
            double moreGreen = (right.green() - green) / step;
            double moreBlue = (right.blue() - blue) / step;
            for (int x = from; x < Math.min(width, from + step); x++) {
                int i = y * width + x;
                int c = pixels[i];
                pixels[i] = c & 0xff000000 | shown(c >> 16, red) << 16 | shown(c >> 8, green) << 8 | shown(c, blue);
                red += moreRed;
                green += moreGreen;
                blue += moreBlue;
            }
        }
    }

    private static int shown(int channel, double times) {
        double light = Math.min(1, LINEAR[channel & 255] * times);
        return SHOWN[(int) (Math.sqrt(light) * FINE + 0.5)];
    }
}
