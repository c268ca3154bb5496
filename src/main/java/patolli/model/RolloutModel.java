package patolli.model;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import patolli.ai.rollout.Rollout;
import patolli.ai.rollout.Rollout.Standing;
import patolli.ai.rollout.Rollout.What;
import patolli.play.Level;
import patolli.rules.State;

/** A position being played out beside the play. Lives on the FX thread. */
public final class RolloutModel {
    /** The same position gives the same figures everywhere. */
    private static final long SEED = 1996;
    private final Function<Level, Rollout> rollouts;
    private final Background work;
    private final ReadOnlyObjectWrapper<Optional<Standing>> standing = new ReadOnlyObjectWrapper<>(Optional.empty());

    /**
     * @param rollouts by the level of those who play
     * @param beside   does the work
     * @param screen   says on the FX thread how it stands
     */
    public RolloutModel(Function<Level, Rollout> rollouts, Executor beside, Executor screen) {
        this(rollouts, beside, screen, () -> { });
    }

    /** @param giveWay run by the work often; may let it wait for what is more urgent */
    public RolloutModel(Function<Level, Rollout> rollouts, Executor beside, Executor screen, Runnable giveWay) {
        this.rollouts = rollouts;
        work = new Background(beside, screen, giveWay);
    }

    /** Begins anew, whatever was going on. @param games how many from each candidate */
    public void start(State position, What what, Level level, int games) {
        standing.set(Optional.empty());
        work.start("Rollout: " + position, run -> rollouts.apply(level).run(position, what, games, SEED,
                now -> run.say(() -> standing.set(Optional.of(now))), run));
    }

    /** Enough has been played; what was found stands. */
    public void stop() {
        work.stop();
    }

    /** Whether games are being played. */
    public ReadOnlyBooleanProperty runningProperty() {
        return work.runningProperty();
    }

    /** How it stands; empty before the first games are counted. */
    public ReadOnlyObjectProperty<Optional<Standing>> standingProperty() {
        return standing.getReadOnlyProperty();
    }

    /** Whether games can't be played, by a fault of the program that the log tells of. */
    public ReadOnlyBooleanProperty failedProperty() {
        return work.failedProperty();
    }
}
