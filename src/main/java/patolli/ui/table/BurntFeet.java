package patolli.ui.table;

import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.SVGPath;

/** A pair of small prints burnt into wood: dark, with a scorched rim and light on the edge below. */
final class BurntFeet extends Group {
    private static final Color BURNT = Color.web("#1C0D05", 0.82), SCORCHED = Color.web("#3A1B08", 0.4),
            EDGE = Color.web("#E9B871", 0.55);
    private static final double SCORCH = 2.4, DEEP = 0.9;
    /** From the middle of the pair to that of one, across and along. */
    private static final double APART = 5.4, AHEAD = 3.6;
    /** The sole and four toes of the left one, heel down. */
    private static final String LEFT = "M-3.3,-3.6 C-3.6,-7.4 3.2,-7.8 3.4,-3.8 C3.5,-0.9 2.4,1.2 2.5,4.2"
            + " C2.6,8.4 -2.5,8.4 -2.5,4.4 C-2.5,1.6 -3.1,-1 -3.3,-3.6 Z"
            + toe(2.1, -8.7, 1.7) + toe(-0.6, -9, 1.25) + toe(-2.7, -8, 1.05) + toe(-4.2, -6.5, 0.9);

    /** @param heading whither they walk, in degrees from up */
    BurntFeet(Point2D at, double heading) {
        getChildren().addAll(Stream.of(shapes(EDGE, 0, DEEP, heading), shapes(SCORCHED, SCORCH, 0, heading),
                shapes(BURNT, 0, 0, heading)).toList());
        setLayoutX(at.getX());
        setLayoutY(at.getY());
        setMouseTransparent(true);
        setManaged(false);
    }

    /** Both, with a rim of that width and so much lower than they lie. */
    private static Group shapes(Color colour, double rim, double lower, double heading) {
        Group pair = new Group(foot(colour, rim, -1), foot(colour, rim, 1));
        pair.setRotate(heading);
        pair.setTranslateY(lower);
        return pair;
    }

    private static SVGPath foot(Color colour, double rim, int side) {
        SVGPath foot = new SVGPath();
        foot.setContent(LEFT);
        foot.setFill(colour);
        foot.setStroke(rim > 0 ? colour : null);
        foot.setStrokeWidth(rim);
        foot.setScaleX(-side);
        foot.setLayoutX(side * APART);
        foot.setLayoutY(side * AHEAD);
        return foot;
    }

    private static String toe(double x, double y, double radius) {
        return " M" + (x - radius) + "," + y + " a" + radius + "," + radius + " 0 1,0 " + 2 * radius + ",0 a" + radius
                + "," + radius + " 0 1,0 " + -2 * radius + ",0 Z";
    }
}
