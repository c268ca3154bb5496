package patolli.model;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import patolli.ai.review.Review;
import patolli.ai.review.Reviewer;
import patolli.play.Step;
import patolli.rules.State;

/** The review of one record, made beside the play. Lives on the FX thread. */
public final class ReviewModel {
    /** Progress is told when it has grown by so much. */
    private static final double STEP = 0.01;
    private final Reviewer reviewer;
    private final Background work;
    private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper();
    private final ReadOnlyObjectWrapper<Optional<Review>> review = new ReadOnlyObjectWrapper<>(Optional.empty());

    /**
     * @param beside does the work
     * @param screen says on the FX thread what has become of it
     */
    public ReviewModel(Reviewer reviewer, Executor beside, Executor screen) {
        this.reviewer = reviewer;
        work = new Background(beside, screen);
    }

    /** Begins to review a record. */
    public void start(State start, List<Step> record) {
        List<Step> all = List.copyOf(record);
        work.start("Reviewing", run -> make(start, all, run));
    }

    private void make(State start, List<Step> record, Background.Run run) {
        double[] told = new double[1];
        Optional<Review> made = reviewer.review(start, record, part -> {
            if (part - told[0] >= STEP) {
                told[0] = part;
                run.say(() -> progress.set(part));
            }
        }, run);
        run.say(() -> review.set(made));
    }

    /** It is not wanted any more. */
    public void stop() {
        work.stop();
    }

    /** Which part of the work is done, from 0 to 1. */
    public ReadOnlyDoubleProperty progressProperty() {
        return progress.getReadOnlyProperty();
    }

    /** The review, when it is there. */
    public ReadOnlyObjectProperty<Optional<Review>> reviewProperty() {
        return review.getReadOnlyProperty();
    }

    /** Whether it can't be made, by a fault of the program that the log tells of. */
    public ReadOnlyBooleanProperty failedProperty() {
        return work.failedProperty();
    }
}
