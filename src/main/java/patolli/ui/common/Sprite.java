package patolli.ui.common;

import javafx.geometry.Point2D;
import javafx.scene.image.ImageView;

/** A picture that lies on the table with its middle at a point. */
public class Sprite extends ImageView {
    private final Pictures pictures;
    private Point2D at = Point2D.ZERO;

    public Sprite(Pictures pictures, String name) {
        this.pictures = pictures;
        pictures.change(this, name);
        setMouseTransparent(true);
    }

    public final Pictures pictures() {
        return pictures;
    }

    public final void picture(String name) {
        pictures.change(this, name);
    }

    /** Where it lies. */
    public final Point2D at() {
        return at;
    }

    /** Lays it down with its middle there. */
    public final void place(Point2D point) {
        at = point;
        setLayoutX(point.getX() - getFitWidth() / 2);
        setLayoutY(point.getY() - getFitHeight() / 2);
    }

    /** Lying flat: not lifted, turned or faded. */
    public final void rest() {
        setScaleX(1);
        setScaleY(1);
        setRotate(0);
        setOpacity(1);
        setEffect(null);
    }
}
