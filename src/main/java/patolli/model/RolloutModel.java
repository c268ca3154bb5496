package patolli.model;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import patolli.ai.rollout.Rollout;
import patolli.ai.rollout.Rollout.Standing;
import patolli.ai.rollout.Rollout.What;
import patolli.play.Level;
import patolli.rules.State;

/** A position being played out beside the play. Lives on the FX thread. */
public final class RolloutModel {
    private static final Logger LOG = LoggerFactory.getLogger(RolloutModel.class);
    /** The same position gives the same figures everywhere. */
    private static final long SEED = 1996;
    private final Function<Level, Rollout> rollouts;
    private final Executor beside;
    private final Executor screen;
    private final ReadOnlyObjectWrapper<Optional<Standing>> standing = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper failed = new ReadOnlyBooleanWrapper();
    /** Whether what was started last is to stop; by it what comes late from an earlier start is known. */
    private AtomicBoolean stopped = new AtomicBoolean();

    /**
     * @param rollouts by the level of those who play
     * @param beside   does the work
     * @param screen   says on the FX thread how it stands
     */
    public RolloutModel(Function<Level, Rollout> rollouts, Executor beside, Executor screen) {
        this.rollouts = rollouts;
        this.beside = beside;
        this.screen = screen;
    }

    /** Begins anew, whatever was going on. @param games how many from each candidate */
    public void start(State position, What what, Level level, int games) {
        stop();
        AtomicBoolean own = new AtomicBoolean();
        stopped = own;
        standing.set(Optional.empty());
        failed.set(false);
        running.set(true);
        beside.execute(() -> work(position, what, level, games, own));
    }

    private void work(State position, What what, Level level, int games, AtomicBoolean own) {
        try {
            rollouts.apply(level).run(position, what, games, SEED,
                    now -> say(own, () -> standing.set(Optional.of(now))), own::get);
        } catch (RuntimeException e) {
            LOG.error("A position could not be played out: {}", position, e);
            say(own, () -> failed.set(true));
        }
        say(own, () -> running.set(false));
    }

    private void say(AtomicBoolean own, Runnable what) {
        screen.execute(() -> {
            if (own == stopped && !own.get()) {
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
