package patolli.model;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import patolli.ai.laboratory.Laboratory;
import patolli.ai.laboratory.Laboratory.Standing;
import patolli.rules.State;

/** The laboratory at work beside the play. Lives on the FX thread. */
public final class LaboratoryModel {
    private final Laboratory laboratory;
    private final Background work;
    private final ReadOnlyObjectWrapper<Optional<Standing>> standing = new ReadOnlyObjectWrapper<>(Optional.empty());

    /**
     * @param beside does the work
     * @param screen says on the FX thread how it stands
     */
    public LaboratoryModel(Laboratory laboratory, Executor beside, Executor screen) {
        this(laboratory, beside, screen, () -> { });
    }

    /** @param giveWay run by the work often; may let it wait for what is more urgent */
    public LaboratoryModel(Laboratory laboratory, Executor beside, Executor screen, Runnable giveWay) {
        this.laboratory = laboratory;
        work = new Background(beside, screen, giveWay);
    }

    /**
     * Begins anew, whatever was going on.
     *
     * @param tables for each set of options a position that has them
     * @param games  how many between equals are played with each set
     * @param seed   the same seed gives the same games
     */
    public void start(List<State> tables, int games, long seed) {
        List<State> all = List.copyOf(tables);
        standing.set(Optional.empty());
        work.start("Trying " + all, run -> laboratory.run(all, games, seed,
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
