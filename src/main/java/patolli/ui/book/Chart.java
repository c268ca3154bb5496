package patolli.ui.book;

import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import patolli.ui.laboratory.LengthExample;
import patolli.ui.review.LuckExample;
import patolli.ui.rollout.RolloutExample;

/**
 * An example of a chart that a page explains, drawn as on its sheet. It is written as a fenced block {@code chart} with
 * the chart's name and no lines.
 */
final class Chart {
    /** As wide as the lines of a page. */
    private static final double WIDE = 470;

    private Chart() { }

    /** @throws IllegalArgumentException for a name that none has */
    static Region of(String name) {
        Region chart = switch (name) {
            case "luck" -> LuckExample.chart(WIDE);
            case "rollout" -> RolloutExample.figures();
            case "laboratory" -> LengthExample.chart(WIDE);
            default -> throw new IllegalArgumentException("there is no chart " + name);
        };
        VBox around = new VBox(chart);
        around.getStyleClass().add("chart-example");
        return around;
    }
}
