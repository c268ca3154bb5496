package patolli.ai.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.ai.Judged;
import patolli.ai.Opponents;
import patolli.ai.judge.NearEnd;
import patolli.ai.judge.Evaluator;
import patolli.ai.judge.Evaluators;
import patolli.play.Level;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.State;
import patolli.testkit.Positions;

/** Ends of games are worth what a plain reckoning says, and what comes of them. */
class EndgameTest {
    private static final int GAMES = 8;
    private static final int MANY = 60;
    private static final int PLAYED = 4_000;
    private static final int FEW = 400;

    private static Endgame endgame(State state, int positions) {
        return new Endgame(ends(state), positions, () -> false);
    }

    private static Evaluator ends(State state) {
        return Evaluators.of(state.game());
    }

    /** The first decision of each of some random games that can be reckoned through. */
    private static Stream<State> near(String setup, int games) {
        return IntStream.range(0, games).mapToObj(seed -> Positions.game(setup, seed)
                .filter(state -> state.phase() == Phase.MOVE && NearEnd.isNear(state))
                .filter(state -> endgame(state, FEW).of(state).isPresent()).findFirst()).flatMap(Optional::stream);
    }

    @ParameterizedTest
    @ValueSource(strings = {"tablan", "tablan end=first-home", "tablan in-order=true", "bell penalty=0"})
    @Tag("breadth")
    void itIsWorthWhatAPlainReckoningSays(String setup) {
        List<State> all = near(setup, GAMES).toList();
        assertThat(all).isNotEmpty();
        for (State state : all) {
            double[] values = endgame(state, FEW).of(state).orElseThrow().values();
            double[] plain = new PlainEnding(ends(state)).of(state);
            for (int side = 0; side < values.length; side++) {
                assertThat(values[side]).as("%s", state).isCloseTo(plain[side], within(1e-9));
            }
        }
    }

    @Test
    void whoPlaysByItWinsAsOften() {
        State start = near("tablan", MANY).filter(state -> {
            double value = endgame(state, FEW).of(state).orElseThrow().values()[0];
            return value > 0.1 && value < 0.9;
        }).findFirst().orElseThrow();
        Endgame endgame = endgame(start, FEW);
        double value = endgame.of(start).orElseThrow().values()[0];
        double sum = 0;
        var dice = new Positions.Dice(start.game().casts(), 5);
        for (int game = 0; game < PLAYED; game++) {
            State state = start;
            while (state.phase() != Phase.OVER) {
                state = state.phase() == Phase.MOVE ? best(state, endgame)
                        : dice.decide(state).apply(state, Events.NONE);
            }
            sum += ends(state).chance(state, state.sides().getFirst());
        }
        assertThat(sum / PLAYED).isCloseTo(value, within(4 * 0.5 / Math.sqrt(PLAYED)));
    }

    private static State best(State state, Endgame endgame) {
        int mover = state.sides().indexOf(state.mover());
        return state.moves().stream().map(move -> state.play(move, Events.NONE))
                .reduce((one, other) -> value(other, endgame, mover) > value(one, endgame, mover) ? other : one)
                .orElseThrow();
    }

    private static double value(State state, Endgame endgame, int seat) {
        return endgame.of(state).orElseThrow().values()[seat];
    }

    @ParameterizedTest
    @ValueSource(strings = {"tablan", "patolli", "bell", "pagade"})
    void whatIsTooFarOffIsNotFound(String setup) {
        State state = Positions.game(setup, 3).filter(each -> each.phase() == Phase.MOVE).findFirst().orElseThrow();
        assertThat(endgame(state, FEW).of(state)).isEmpty();
    }

    @Test
    void whoeverStopsItFindsNothing() {
        State state = near("tablan", MANY).findFirst().orElseThrow();
        assertThat(new Endgame(ends(state), FEW, () -> true).of(state)).isEmpty();
    }

    @Test
    void theStrongestPlayerSaysThatItIsProven() {
        State state = near("tablan", MANY).filter(each -> each.moves().size() > 1).findFirst().orElseThrow();
        List<Judged> judged = Opponents.at(Level.MIRROR).judge(state, 1_000);
        assertThat(judged).allMatch(Judged::proven).hasSameSizeAs(state.moves());
        int mover = state.sides().indexOf(state.mover());
        assertThat(judged.getFirst().value())
                .isCloseTo(endgame(state, FEW).of(state).orElseThrow().values()[mover], within(1e-9));
        assertThat(Opponents.at(Level.PRIEST).judge(state, 1_000)).noneMatch(Judged::proven);
        assertThat(Opponents.at(Level.MIRROR).judge(state, 1)).as("at a glance").noneMatch(Judged::proven);
    }
}
