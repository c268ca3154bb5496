package patolli.ui.table;

import javafx.scene.Group;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

/**
 * The light about the plate of who is to act, as of a lamp behind it; it is seen in the corner of the eye. One picture:
 * the software renderer takes as long for a stack of round rectangles as for half of the table.
 */
final class PlateGlow extends Group {
    private static final int WARM = 0xFFC068;
    /** How bright it is at the plate's edge, and how far it reaches: it fades without an edge of its own. */
    private static final double STRONG = 0.5;
    private static final int REACH = 34;
    /** A plate's paper is a little smaller than its room, and so round. */
    private static final double IN = 2, ROUND = 6;
    private final double width;
    private final ImageView picture = new ImageView();

    PlateGlow(double width) {
        this.width = width;
        setManaged(false);
        setMouseTransparent(true);
        picture.relocate(-REACH, -REACH);
        // It is soft: one picture serves screens of every density.
        picture.getStyleClass().add("wash");
        getChildren().add(picture);
    }

    /** About a plate of that height. */
    void about(double height) {
        int wide = (int) Math.round(width) + 2 * REACH;
        int high = (int) Math.round(height) + 2 * REACH;
        WritableImage light = new WritableImage(wide, high);
        int[] row = new int[wide];
        for (int y = 0; y < high; y++) {
            for (int x = 0; x < wide; x++) {
                double out = outside(Math.abs(x + 0.5 - wide / 2.0) - wide / 2.0 + REACH,
                        Math.abs(y + 0.5 - high / 2.0) - high / 2.0 + REACH);
                row[x] = (int) Math.round(255 * STRONG * Math.pow(Math.clamp(1 - out / REACH, 0, 1), 2)) << 24 | WARM;
            }
            light.getPixelWriter().setPixels(0, y, wide, 1, PixelFormat.getIntArgbInstance(), row, 0, wide);
        }
        picture.setImage(light);
    }

    /** How far outside the paper a point lies that is so far to the right of its room's end, and so far below it. */
    private static double outside(double right, double below) {
        double inset = IN + ROUND;
        return Math.hypot(Math.max(0, right + inset), Math.max(0, below + inset)) - ROUND;
    }
}
