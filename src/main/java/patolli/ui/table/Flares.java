package patolli.ui.table;

import java.util.ArrayList;
import java.util.List;
import javafx.animation.Animation;
import javafx.animation.Interpolator;
import javafx.animation.Transition;
import javafx.geometry.Point2D;
import javafx.scene.layout.Pane;
import javafx.util.Duration;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;

/** Light that flares up on one dot after the other as they are counted. */
public final class Flares {
    /** How long one burns, in times between two. */
    private static final double BURNS = 2.6;
    /** Above 1 it stays bright for a moment before it fades. */
    private static final double BRIGHT = 1.7;
    private final List<Sprite> all = new ArrayList<>();

    /** At most so many burn at once. */
    public Flares(Pane layer, Pictures pictures, int most) {
        for (int i = 0; i < most; i++) {
            Sprite flare = new Sprite(pictures, "table/flare.png");
            flare.getStyleClass().add("flare");
            flare.setVisible(false);
            all.add(flare);
        }
        layer.getChildren().addAll(all);
    }

    /** None burns. */
    public void hide() {
        all.forEach(flare -> flare.setVisible(false));
    }

    /** One flares up after the other, so far apart in time. */
    public Animation counting(List<Point2D> dots, Duration each, Duration least) {
        double millis = Math.max(least.toMillis(), each.toMillis() * (dots.size() + BURNS - 1));
        return new Transition() {
            {
                setCycleDuration(Duration.millis(millis));
                setInterpolator(Interpolator.LINEAR);
            }

            @Override
            protected void interpolate(double done) {
                for (int i = 0; i < dots.size(); i++) {
                    double since = done * millis / Math.max(1, each.toMillis()) - i;
                    boolean burns = done < 1 && since > 0 && since < BURNS;
                    burn(all.get(i), dots.get(i), burns ? Math.min(1, BRIGHT * (1 - since / BURNS)) : 0);
                }
            }
        };
    }

    private static void burn(Sprite flare, Point2D at, double light) {
        flare.setVisible(light > 0);
        flare.setOpacity(light);
        flare.place(at);
    }
}
