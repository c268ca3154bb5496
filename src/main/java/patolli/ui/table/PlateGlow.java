package patolli.ui.table;

import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;

/** The light about the plate of who is to act, as of a lamp behind it; it is seen in the corner of the eye. */
final class PlateGlow extends Group {
    private static final Color WARM = Color.web("#FFC068", 0.048);
    private static final int RINGS = 14;
    private static final double STEP = 1.5;
    /** A plate's paper is a little smaller than its room. */
    private static final double IN = 2;
    private final double width;

    PlateGlow(double width) {
        this.width = width;
        setManaged(false);
        setMouseTransparent(true);
        for (int i = 0; i < RINGS; i++) {
            Rectangle ring = new Rectangle();
            ring.setFill(WARM);
            getChildren().add(ring);
        }
    }

    /** About a plate of that height. */
    void about(double height) {
        for (int i = 0; i < RINGS; i++) {
            Rectangle ring = (Rectangle) getChildren().get(i);
            double out = (i + 1) * STEP - IN;
            ring.setX(-out);
            ring.setY(-out);
            ring.setWidth(width + 2 * out);
            ring.setHeight(height + 2 * out);
            ring.setArcWidth(2 * (out + IN) + 4);
            ring.setArcHeight(2 * (out + IN) + 4);
        }
    }
}
