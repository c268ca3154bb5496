package patolli.ui.table.light;

import javafx.scene.image.Image;

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
}
