package patolli.ui.grand;

import javafx.scene.Group;
import javafx.scene.shape.Ellipse;
import javafx.scene.shape.Line;
import javafx.scene.shape.QuadCurve;

/** A small shell, its toothed side up. */
final class Cowrie extends Group {
    private static final int TEETH = 7;

    /** @param half half of its length, in design units */
    Cowrie(double half) {
        Ellipse shell = new Ellipse(half, 0.72 * half);
        shell.getStyleClass().add("cowrie");
        Ellipse light = new Ellipse(-0.22 * half, -0.36 * half, 0.46 * half, 0.15 * half);
        light.getStyleClass().add("cowrie-light");
        QuadCurve slit = new QuadCurve(-0.78 * half, 0.04 * half, 0, 0.34 * half, 0.78 * half, 0.04 * half);
        slit.getStyleClass().add("cowrie-slit");
        slit.setStrokeWidth(0.15 * half);
        getChildren().addAll(shell, light, slit);
        for (int i = 0; i < TEETH; i++) {
            double along = (i - (TEETH - 1) / 2.0) / TEETH * 1.45;
            double x = along * half;
            double y = (0.19 - 0.22 * along * along) * half;
            Line tooth = new Line(x, y - 0.15 * half, x, y + 0.15 * half);
            tooth.getStyleClass().add("cowrie-tooth");
            tooth.setStrokeWidth(0.06 * half);
            getChildren().add(tooth);
        }
    }
}
