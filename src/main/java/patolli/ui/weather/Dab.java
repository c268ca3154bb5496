package patolli.ui.weather;

import java.util.function.DoubleBinaryOperator;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.Image;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;

/**
 * A small thing drawn once and set down many times, always on whole pixels: far cheaper than drawing it anew.
 *
 * @param left  from its own point to its picture's left edge, pixels
 * @param above to its upper edge
 * @param size  pixels of the picture to a pixel of the canvas
 */
record Dab(Image picture, int left, int above, double size) {

    /**
     * Paints a thing that is symmetrical to nothing.
     *
     * @param left,above,right,below how far it reaches from its own point, design units
     * @param pixels  of the picture to a design unit
     * @param size    pixels of the picture to a pixel of the canvas
     * @param density how dense it is at a place, from 0 to 1; the place in pixels of the picture from its own point
     */
    static Dab paint(double left, double above, double right, double below, double pixels, double size, Color colour,
            DoubleBinaryOperator density) {
        int l = (int) Math.ceil(left * pixels) + 1;
        int a = (int) Math.ceil(above * pixels) + 1;
        int width = l + (int) Math.ceil(right * pixels) + 1;
        int height = a + (int) Math.ceil(below * pixels) + 1;
        WritableImage picture = new WritableImage(width, height);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                double alpha = density.applyAsDouble(x - l + 0.5, y - a + 0.5) * colour.getOpacity();
                picture.getPixelWriter().setColor(x, y, Color.color(colour.getRed(), colour.getGreen(),
                        colour.getBlue(), Math.clamp(alpha, 0, 1)));
            }
        }
        return new Dab(picture, l, a, size);
    }

    /** Sets it down with its own point at a place in pixels of the canvas. */
    void put(GraphicsContext pen, double x, double y) {
        double toX = Math.round(x * size) - left;
        double toY = Math.round(y * size) - above;
        if (size == 1) {
            pen.drawImage(picture, toX, toY);
        } else {
            pen.drawImage(picture, toX / size, toY / size, picture.getWidth() / size, picture.getHeight() / size);
        }
    }
}
