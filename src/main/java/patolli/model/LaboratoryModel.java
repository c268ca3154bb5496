package patolli.model;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import patolli.ai.laboratory.Laboratory;
import patolli.ai.laboratory.Laboratory.Standing;
import patolli.rules.State;

/** The laboratory at work beside the play. Lives on the FX thread. */
public final class LaboratoryModel {
    private static final Logger LOG = LoggerFactory.getLogger(LaboratoryModel.class);
    private final Laboratory laboratory;
    private final Executor beside;
    private final Executor screen;
    private final ReadOnlyObjectWrapper<Optional<Standing>> standing = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper failed = new ReadOnlyBooleanWrapper();
    /** Whether what was started last is to stop; by it what comes late from an earlier start is known. */
    private AtomicBoolean stopped = new AtomicBoolean();

    /**
     * @param beside does the work
     * @param screen says on the FX thread how it stands
     */
    public LaboratoryModel(Laboratory laboratory, Executor beside, Executor screen) {
        this.laboratory = laboratory;
        this.beside = beside;
        this.screen = screen;
    }

    /**
     * Begins anew, whatever was going on.
     *
     * @param tables for each set of options a position that has them
     * @param games  how many between equals are played with each set
     * @param seed   the same seed gives the same games
     */
    public void start(List<State> tables, int games, long seed) {
        stop();
        AtomicBoolean own = new AtomicBoolean();
        stopped = own;
        List<State> all = List.copyOf(tables);
        standing.set(Optional.empty());
        failed.set(false);
        running.set(true);
        beside.execute(() -> work(all, games, seed, own));
    }

    private void work(List<State> tables, int games, long seed, AtomicBoolean own) {
        try {
            laboratory.run(tables, games, seed, now -> say(own, () -> standing.set(Optional.of(now))), own::get);
        } catch (RuntimeException e) {
            LOG.error("The laboratory could not play {}", tables, e);
            say(own, () -> failed.set(true));
        }
        say(own, () -> running.set(false));
    }

    private void say(AtomicBoolean own, Runnable what) {
        screen.execute(() -> {
            if (own == stopped) {
                what.run();
            }
        });
    }

    /** Enough has been played; what was found stands. */
    public void stop() {
        stopped.set(true);
        running.set(false);
    }

    /** Whether games are being played. */
    public ReadOnlyBooleanProperty runningProperty() {
        return running.getReadOnlyProperty();
    }

    /** How it stands; empty before the first games are counted. */
    public ReadOnlyObjectProperty<Optional<Standing>> standingProperty() {
        return standing.getReadOnlyProperty();
    }

    /** Whether games can't be played, by a fault of the program that the log tells of. */
    public ReadOnlyBooleanProperty failedProperty() {
        return failed.getReadOnlyProperty();
    }
}
