package patolli.ui.table.figure;

import java.util.Collection;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.util.Duration;

/**
 * Breath and blinks of all figures, a few times a second, and of one after the other: in software rendering each costs
 * a part of a pulse.
 */
final class Breath {
    /** Between two steps of one figure. */
    private static final Duration STEP = Duration.millis(170);
    /** Steps to a breath, and how many apart two figures draw theirs. */
    private static final int WHOLE = 32;
    private static final int APART = 11;
    /** Steps between two blinks. */
    private static final int[] BLINKS = {23, 31, 17, 38};
    /** As many as sit at the largest table: each has its own part of a step. */
    private static final int TURNS = 4;
    private final Collection<FigureView> figures;
    private final Timeline timeline = new Timeline(new KeyFrame(STEP.divide(TURNS), event -> step()));
    private int count;

    Breath(Collection<FigureView> figures) {
        this.figures = figures;
        timeline.setCycleCount(Animation.INDEFINITE);
    }

    void run(boolean wanted) {
        if (wanted && timeline.getStatus() != Animation.Status.RUNNING) {
            timeline.play();
        } else if (!wanted) {
            timeline.stop();
            figures.forEach(figure -> figure.live(0, false));
        }
    }

    boolean isRunning() {
        return timeline.getStatus() == Animation.Status.RUNNING;
    }

    private void step() {
        count++;
        int steps = count / TURNS;
        int i = 0;
        for (FigureView figure : figures) {
            if (i % TURNS == count % TURNS && figure.isVisible()) {
                figure.live(Math.sin(2 * Math.PI * (steps + APART * i) / WHOLE), (steps + 7 * i)
                        % BLINKS[i % BLINKS.length] == 0);
            }
            i++;
        }
    }
}
