package patolli.ui.replay;

import javafx.scene.control.Slider;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.util.Subscription;
import patolli.model.ReplayModel;

/** The bar that shows where in the record one is, with a mark where each game begins; it can be dragged. */
final class Rail {
    /** From the bar's end to the middle of its jewel when that is at the end. */
    private static final double JEWEL = 15;
    /** Where the marks lie: under the bar. */
    private static final double BELOW = 26;
    private final ReplayModel model;
    private final Slider slider;
    private boolean following;

    /** @param marks a layer of the slider's size behind it */
    Rail(ReplayModel model, Slider slider, Pane marks) {
        this.model = model;
        this.slider = slider;
        slider.setMax(model.size());
        slider.setDisable(model.size() == 0);
        for (int game = 2; game <= model.games(); game++) {
            int at = model.beginning(game);
            Region mark = new Region();
            mark.getStyleClass().add("game-mark");
            mark.layoutXProperty().bind(marks.widthProperty().subtract(2 * JEWEL).multiply((double) at / model.size())
                    .add(JEWEL - 4));
            mark.setLayoutY(BELOW);
            marks.getChildren().add(mark);
        }
    }

    /** Goes along with the model, and the model with the hand, until the handle is used. */
    Subscription follow() {
        return Subscription.combine(model.positionProperty().subscribe(at -> {
            following = true;
            slider.setValue(at.intValue());
            following = false;
        }), slider.valueProperty().subscribe(value -> {
            int at = (int) Math.round(value.doubleValue());
            if (!following && at != model.position()) {
                model.jump(at);
            }
        }));
    }
}
