package patolli.ui.table.light;

import javafx.scene.image.Image;
import javafx.scene.paint.Color;

/** Takes light off a picture, evenly. */
public final class Dimming {
    private Dimming() { }

    /**
     * The picture in less light.
     *
     * @param left how much of the light is left, 0 to 1; to the eye about the square root of that
     */
    public static Image of(Image picture, double left) {
        Hue hue = new Hue(left, left, left);
        return Baking.lit(picture, 1, (x, y) -> hue);
    }

    /** The same in light of a colour, which is no brighter for that. @param deep how far it is that colour, 0 to 1 */
    public static Image of(Image picture, double left, Color colour, double deep) {
        double red = linear(colour.getRed());
        double green = linear(colour.getGreen());
        double blue = linear(colour.getBlue());
        double bright = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        Hue hue = new Hue(left * tinted(red / bright, deep), left * tinted(green / bright, deep),
                left * tinted(blue / bright, deep));
        return Baking.lit(picture, 1, (x, y) -> hue);
    }

    private static double linear(double part) {
        return Math.pow(part, 2.2);
    }

    private static double tinted(double part, double deep) {
        return 1 + (part - 1) * deep;
    }
}
