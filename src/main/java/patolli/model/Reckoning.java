package patolli.model;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import patolli.ai.review.Review;
import patolli.ai.review.Reviewer;
import patolli.play.Skill;
import patolli.play.Step;
import patolli.save.SavedGame;
import patolli.save.Shelved;
import patolli.save.Statistics;
import patolli.save.Tally;

/**
 * Reviews the contests that are over and have not been reviewed, one after the other and beside the play, and keeps
 * what was skill and what was luck in each. It goes on while something else is looked at. Lives on the FX thread.
 */
public final class Reckoning {
    /** Progress is told when it has grown by so much. */
    private static final double STEP = 0.005;
    private final Source source;
    private final Reviewer reviewer;
    private final Background work;
    private final ReadOnlyObjectWrapper<Statistics> statistics = new ReadOnlyObjectWrapper<>(Statistics.NONE);
    private final ReadOnlyIntegerWrapper waiting = new ReadOnlyIntegerWrapper();
    private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper();
    private List<String> due = List.of();

    /** Where contests come from and what is kept of them. */
    public interface Source {

        /** What has been counted. @param then done on the FX thread */
        void read(Consumer<Statistics> then);

        /** All saves, as they were listed last; none where nothing may be kept. */
        List<Shelved> saves();

        /** A save, read where it is called from, which is not the FX thread; empty if it can't be. */
        Optional<SavedGame> look(String id);

        /** The steps of a save. */
        List<Step> record(SavedGame contest);

        /** Keeps what was skill and what was luck in a contest. @param then done on the FX thread when it is kept */
        void keep(SavedGame contest, Skill skill, Runnable then);
    }

    /**
     * @param beside does the work
     * @param screen says on the FX thread what has become of it
     */
    public Reckoning(Source source, Reviewer reviewer, Executor beside, Executor screen) {
        this(source, reviewer, beside, screen, () -> { });
    }

    /** @param giveWay run by the work often; may let it wait for what is more urgent */
    public Reckoning(Source source, Reviewer reviewer, Executor beside, Executor screen, Runnable giveWay) {
        this.source = source;
        this.reviewer = reviewer;
        work = new Background(beside, screen, giveWay);
    }

    /** Looks what has been kept by now, and what is left to do. */
    public void refresh() {
        source.read(now -> {
            Set<String> missing = new HashSet<>(now.unreviewed());
            List<String> left = new ArrayList<>();
            for (Shelved save : source.saves()) {
                // a copy is the same contest
                if (save instanceof Shelved.Contest contest && contest.isOver()
                        && missing.remove(Tally.key(contest.header()))) {
                    left.add(contest.id());
                }
            }
            due = left;
            waiting.set(left.size());
            statistics.set(now);
        });
    }

    /** Begins with what is left to do, if it is not under way. */
    public void start() {
        if (work.runningProperty().get() || due.isEmpty()) {
            return;
        }
        List<String> all = due;
        progress.set(0);
        work.start("Reckoning", run -> all(all, run));
    }

    private void all(List<String> all, Background.Run run) {
        for (int i = 0; i < all.size() && !run.getAsBoolean(); i++) {
            try {
                one(all, i, run);
            } catch (RuntimeException e) {
                run.fail("Review: " + all.get(i), e);
            }
        }
    }

    private void one(List<String> all, int at, Background.Run run) {
        Optional<SavedGame> contest = source.look(all.get(at));
        if (contest.isEmpty()) {
            run.fail();
            return;
        }
        List<Step> record = source.record(contest.get());
        double[] told = new double[1];
        Optional<Review> review = reviewer.review(contest.get().sitting().start(), record, part -> {
            if (part - told[0] >= STEP * all.size()) {
                told[0] = part;
                run.say(() -> progress.set((at + part) / all.size()));
            }
        }, run);
        review.ifPresent(made -> {
            run.say(() -> progress.set((at + 1.0) / all.size()));
            keep(contest.get(), record, made);
        });
    }

    /** Keeps what a review of a contest has told, if it is over. */
    public void keep(SavedGame contest, List<Step> record, Review review) {
        if (contest.isOver()) {
            source.keep(contest, review.ofPlayers(record), this::refresh);
        }
    }

    /** Enough for now; what was reviewed until then is kept. */
    public void stop() {
        work.stop();
    }

    /** What has been counted and kept, as it was looked at last. */
    public ReadOnlyObjectProperty<Statistics> statisticsProperty() {
        return statistics.getReadOnlyProperty();
    }

    /** How many contests are left to be reviewed. */
    public ReadOnlyIntegerProperty waitingProperty() {
        return waiting.getReadOnlyProperty();
    }

    /** Which part of what was begun is done, from 0 to 1. */
    public ReadOnlyDoubleProperty progressProperty() {
        return progress.getReadOnlyProperty();
    }

    /** Whether contests are being reviewed. */
    public ReadOnlyBooleanProperty runningProperty() {
        return work.runningProperty();
    }

    /** Whether some could not be reviewed, as the log tells. */
    public ReadOnlyBooleanProperty failedProperty() {
        return work.failedProperty();
    }
}
