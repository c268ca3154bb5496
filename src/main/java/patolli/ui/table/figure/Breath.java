package patolli.ui.table.figure;

import java.util.Collection;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.util.Duration;

/** Breath and blinks of all figures, a few times a second: in software rendering each costs little of a pulse. */
final class Breath {
    private static final Duration STEP = Duration.millis(170);
    /** Steps to a breath, and how many apart two figures draw theirs. */
    private static final int WHOLE = 32;
    private static final int APART = 11;
    /** Steps between two blinks. */
    private static final int[] BLINKS = {23, 31, 17, 38};
    private final Collection<FigureView> figures;
    private final Timeline timeline = new Timeline(new KeyFrame(STEP, event -> step()));
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
        int i = 0;
        for (FigureView figure : figures) {
            if (figure.isVisible()) {
                figure.live(Math.sin(2 * Math.PI * (count + APART * i) / WHOLE), (count + 7 * i)
                        % BLINKS[i % BLINKS.length] == 0);
            }
            i++;
        }
    }
}
