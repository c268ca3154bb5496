package patolli.tour;

import java.util.Random;
import java.util.function.Predicate;
import patolli.ai.rollout.Rollout;
import patolli.model.Preferences;
import patolli.model.RolloutModel;
import patolli.play.Seats;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.State;
import patolli.ui.common.Pictures;
import patolli.ui.common.View;
import patolli.ui.rollout.RolloutDesk;
import patolli.ui.rollout.RolloutSheet;
import patolli.ui.table.AllTables;

/** The sheet of a rollout, which is stopped early, as a tour has little time. */
final class RolloutTour {
    /** So often is told how it stands before it is stopped. */
    private static final int TELLINGS = 10;
    private static final long SEED = 12;
    private static final int FROM = 60;
    private final AllTables tables;
    private final Preferences preferences;
    private final Pictures pictures;
    private RolloutModel model;
    private int told;

    RolloutTour(AllTables tables, Preferences preferences, Pictures pictures) {
        this.tables = tables;
        this.preferences = preferences;
        this.pictures = pictures;
    }

    /** The sheet before anything was played, in the middle of a game that went at random from there. */
    View sheet(State opening, Predicate<State> wanted) {
        Random random = new Random(SEED);
        State state = opening;
        for (int step = 0; step < FROM || !wanted.test(state); step++) {
            state = state.phase() == Phase.OVER ? opening : state.phase().isChance()
                    ? state.cast(random.nextInt(state.game().casts().size()), Events.NONE)
                    : state.play(state.moves().get(random.nextInt(state.moves().size())), Events.NONE);
        }
        told = 0;
        model = new RolloutModel(Rollout::new, Runnable::run, this::tell);
        return RolloutSheet.load(new RolloutDesk(model, state, Seats.mirrorPlays(state.sides(),
                state.sides().getLast()), tables.playing(state.game()), () -> { }), preferences, pictures);
    }

    private void tell(Runnable what) {
        what.run();
        if (++told >= TELLINGS) {
            model.stop();
        }
    }
}
