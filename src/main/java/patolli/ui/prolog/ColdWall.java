package patolli.ui.prolog;

import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.effect.ColorAdjust;
import javafx.scene.image.ImageView;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Rectangle;

/**
 * The wall as a stroke of lightning shows it: without the fires' colour, white and hard where the bolt is, blue further
 * off, and black in its far corner.
 */
final class ColdWall extends Group {
    /** Where the bolt is, beside the picture above. */
    private static final Point2D BOLT = new Point2D(150, -60);
    private static final double REACH = 1500;
    private static final ColorAdjust HARD = new ColorAdjust(0, -0.92, 0.16, 0.42);

    ColdWall(ImageView wall) {
        wall.setEffect(HARD);
        double wide = wall.getFitWidth();
        double high = wall.getFitHeight();
        getChildren().addAll(wall,
                wash(wide, high, new RadialGradient(0, 0, BOLT.getX(), BOLT.getY(), REACH, false,
                        CycleMethod.NO_CYCLE, new Stop(0, Color.web("#DDEBFF", 0.22)),
                        new Stop(0.35, Color.web("#6F9BDA", 0.24)), new Stop(1, Color.web("#10204A", 0.34)))),
                wash(wide, high, new LinearGradient(BOLT.getX(), BOLT.getY(), wide, high, false,
                        CycleMethod.NO_CYCLE, new Stop(0.3, Color.TRANSPARENT), new Stop(1, Color.gray(0, 0.86)))));
        setMouseTransparent(true);
        // It is seen for a moment only, and drawn many times in it.
        setCache(true);
        setVisible(false);
    }

    private static Rectangle wash(double wide, double high, Paint light) {
        Rectangle wash = new Rectangle(wide, high);
        wash.setFill(light);
        return wash;
    }
}
