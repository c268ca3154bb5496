package patolli.ui.ending;

import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Rectangle;
import patolli.ui.common.DesignPane;

/** The light of the coals beside the mat: a warm pool over mat and people, and night that closes in on it. */
final class Coals extends Group {
    /** The middle of the pool of light, how far it reaches, and how far the night is from there. */
    private static final double X = 420, Y = 610, POOL = 380, NIGHT = 680;
    /** How warm it is, how dark the night, and how dark what is left of that in the morning. */
    private static final double WARM = 0.22, DARK = 0.78, LEFT = 0.4;

    Coals(boolean morning) {
        double dark = morning ? LEFT : DARK;
        setId("coals");
        setMouseTransparent(true);
        getChildren().addAll(over(NIGHT, new Stop(0, Color.gray(0, 0)), new Stop(0.3, Color.web("#05060C", 0)),
                        new Stop(0.64, Color.web("#05060C", 0.5 * dark)), new Stop(1, Color.web("#05060C", dark))),
                over(POOL, new Stop(0, Color.web("#FFB25E", WARM)), new Stop(0.5, Color.web("#FF9A4A", 0.45 * WARM)),
                        new Stop(1, Color.web("#FF8A3A", 0))));
    }

    private static Rectangle over(double reach, Stop... stops) {
        Rectangle all = new Rectangle(DesignPane.WIDTH, DesignPane.HEIGHT);
        all.setFill(new RadialGradient(0, 0, X, Y, reach, false, CycleMethod.NO_CYCLE, stops));
        return all;
    }
}
