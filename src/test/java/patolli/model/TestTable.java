package patolli.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import patolli.ai.Judged;
import patolli.beans.CastSource;
import patolli.play.Decision;
import patolli.play.Seats;
import patolli.play.Turn;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.patolli.PatolliGame;
import patolli.rules.patolli.PatolliState;
import patolli.testkit.Later;
import patolli.testkit.ScriptedCasts;

/** A table of the game of Patolli without a screen: what would be shown is noted, thinking waits until it is wanted. */
final class TestTable {
    static final List<Side> SIDES = List.of(Side.RED, Side.BLUE);
    static final Seats TWO_PLAYERS = Seats.allPlayers(SIDES);
    static final Seats MIRROR_IS_BLUE = Seats.mirrorPlays(SIDES, Side.BLUE);
    final Later thoughts = new Later();
    final Later screen = new Later();
    final List<State> seenByMirror = new ArrayList<>();
    final List<Performer.Beat> beats = new ArrayList<>();
    final List<State> shown = new ArrayList<>();
    final TableModel model;
    /** Given, what is performed waits in here, first to be told, then for its end. */
    Optional<Later> stage = Optional.empty();
    Mind mind = state -> state.moves().getLast();

    TestTable(State opening, Seats seats, CastSource beans) {
        this(opening, seats, Contests.unkept(() -> beans));
    }

    TestTable(State opening, Seats seats, Contests contests) {
        model = new TableModel(() -> opening, seats, contests, this::think, this::advise, thoughts, screen);
        model.setPerformer(new Noting());
        model.begin();
    }

    static PatolliState opening() {
        try {
            return (PatolliState) PatolliGame.INSTANCE.start(Map.of());
        } catch (Refusal e) {
            throw new IllegalStateException(e);
        }
    }

    static TestTable of(State opening, Seats seats, int... casts) {
        return new TestTable(opening, seats, ScriptedCasts.of(casts));
    }

    private int think(State state) {
        seenByMirror.add(state);
        return mind.choose(state);
    }

    private List<Judged> advise(State state) {
        return state.moves().reversed().stream().map(move -> new Judged(move, 0.5)).toList();
    }

    /** Lets Smoking Mirror think and say what he found. */
    void letHimThink() {
        thoughts.run();
        screen.run();
    }

    PatolliState state() {
        return (PatolliState) model.state();
    }

    /** What has been played, as it is written. */
    List<String> played() {
        return model.history().stream().map(turn -> turn.decision().text(turn.before())).toList();
    }

    /** Everything that can be seen of the table. */
    List<Object> everything() {
        return List.of(model.state(), model.awaiting(), model.seats(), model.lastTurnProperty().get(),
                model.drawsProperty().get(), model.history());
    }

    Optional<Decision> last() {
        return model.lastTurnProperty().get().map(Turn::decision);
    }

    private final class Noting implements Performer {
        @Override
        public void perform(Turn turn, Runnable told, Runnable done) {
            if (stage.isPresent()) {
                Later waiting = stage.get();
                waiting.execute(() -> {
                    told.run();
                    waiting.execute(done);
                });
            } else {
                told.run();
                done.run();
            }
        }

        @Override
        public void pause(Beat beat, Runnable done) {
            beats.add(beat);
            done.run();
        }

        @Override
        public void show(State state) {
            shown.add(state);
        }
    }
}
