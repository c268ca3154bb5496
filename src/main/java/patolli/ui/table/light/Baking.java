package patolli.ui.table.light;

import java.util.stream.IntStream;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

/**
 * Lights a picture: every pixel is multiplied in linear light, as lamps do, and what rises from the ground (it is
 * painted lighter) is brighter on the side that a lamp shines on. It may run on any thread.
 */
final class Baking {
    /** The light is worked out every so many pixels of a single-size picture, and between them evenly; how it strikes
     * slopes, for the middle of each such field. */
    private static final int GRID = 8;
    private static final int FINE = 4095;
    /** What a slope adds or takes away, at most. */
    private static final double STEEPEST = 0.42;
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

    /** What falls on a picture. */
    @FunctionalInterface
    interface Falling {
        /** The light on a point, in design units from the picture's upper left corner. */
        Hue at(double x, double y);

        /** How it strikes slopes there: none unless it comes from a side. */
        default Rake rake(double x, double y) {
            return Rake.NONE;
        }
    }

    /** The picture in that light, of a picture with {@code dense} pixels a design unit. */
    static Image lit(Image picture, double dense, Falling light) {
        int width = (int) picture.getWidth();
        int height = (int) picture.getHeight();
        int[] pixels = new int[width * height];
        picture.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
        int step = Math.max(1, (int) Math.round(GRID * dense));
        int across = width / step + 2;
        int down = height / step + 2;
        Hue[] hues = new Hue[across * down];
        Rake[] rakes = new Rake[hues.length];
        for (int i = 0; i < hues.length; i++) {
            double x = i % across * step / dense;
            double y = i / across * step / dense;
            hues[i] = light.at(x, y);
            rakes[i] = light.rake(x + step / dense / 2, y + step / dense / 2);
        }
        Ground ground = new Ground(pixels.clone(), width, height, Math.max(1, (int) Math.round(dense)));
        Grid grid = new Grid(step, across, hues, rakes);
        IntStream.range(0, height).parallel().forEach(y -> row(pixels, y, ground, grid));
        if (OpaqueImage.isOpaque(pixels)) {
            return OpaqueImage.of(pixels, width, height);
        }
        WritableImage lit = new WritableImage(width, height);
        lit.getPixelWriter().setPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
        return lit;
    }

    /** The light, every so many pixels. */
    private record Grid(int step, int across, Hue[] hues, Rake[] rakes) { }

    private static void row(int[] pixels, int y, Ground ground, Grid grid) {
        int step = grid.step;
        int above = y / step * grid.across;
        double down = y % step / (double) step;
        for (int from = 0; from < ground.width; from += step) {
            int cell = above + from / step;
            Hue left = grid.hues[cell].to(grid.hues[cell + grid.across], down);
            Hue right = grid.hues[cell + 1].to(grid.hues[cell + grid.across + 1], down);
            Rake rake = grid.rakes[cell];
            double red = left.red();
            double green = left.green();
            double blue = left.blue();
            double moreRed = (right.red() - red) / step;
            double moreGreen = (right.green() - green) / step;
            double moreBlue = (right.blue() - blue) / step;
            for (int x = from; x < Math.min(ground.width, from + step); x++) {
                int i = y * ground.width + x;
                int c = pixels[i];
                double slope = rake == Rake.NONE ? 1 : 1 + Math.clamp(ground.slope(x, y, rake), -STEEPEST, STEEPEST);
                pixels[i] = c & 0xff000000 | shown(c >> 16, red * slope) << 16 | shown(c >> 8, green * slope) << 8
                        | shown(c, blue * slope);
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

    /** The picture as a ground with heights: what is painted lighter lies higher. */
    private record Ground(int[] pixels, int width, int height, int reach) {

        /** How far a slope at a pixel is turned towards the light. */
        double slope(int x, int y, Rake rake) {
            if (x < reach || y < reach || x >= width - reach || y >= height - reach) {
                return 0;
            }
            int i = y * width + x;
            int rows = reach * width;
            return rake.across() * rise(i - reach, i + reach) + rake.down() * rise(i - rows, i + rows);
        }

        /** From one pixel to another; nothing where the picture has an edge. */
        private double rise(int from, int to) {
            int low = pixels[from];
            int high = pixels[to];
            return (low & high) >>> 24 == 255 ? (grey(high) - grey(low)) / 255.0 : 0;
        }

        private static int grey(int c) {
            return (54 * (c >> 16 & 255) + 183 * (c >> 8 & 255) + 19 * (c & 255)) >> 8;
        }
    }
}
