package patolli.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.beans.QuickCasts;
import patolli.beans.QuickRandom;
import patolli.testkit.Positions;

/** A game that goes on in place goes through the same positions as one that makes a new one at each step. */
class RunTest {
    private static final int GAMES = 3;
    private static final int MOST_STEPS = 2_000;

    @ParameterizedTest
    @MethodSource("patolli.testkit.OptionSets#all")
    void eachStepLeadsToTheSamePosition(String setup) {
        for (int seed = 0; seed < GAMES; seed++) {
            State state = Positions.opening(setup);
            var random = new QuickRandom(seed);
            var casts = new QuickCasts(state.game().casts(), random);
            Run run = state.run();
            for (int step = 0; step < MOST_STEPS && state.phase() != Phase.OVER; step++) {
                if (state.phase().isChance()) {
                    int cast = casts.draw();
                    state = state.cast(cast, Events.NONE);
                    run.cast(cast);
                } else {
                    int move = state.moves().get(random.below(state.moves().size()));
                    state = state.play(move, Events.NONE);
                    run.play(move);
                }
                assertThat(run.phase()).isEqualTo(state.phase());
                assertThat(run.state()).isEqualTo(state);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("patolli.testkit.OptionSets#all")
    void aMoveIsChosenByItsPlaceInTheList(String setup) {
        for (int seed = 0; seed < GAMES; seed++) {
            Positions.game(setup, seed).limit(MOST_STEPS).filter(state -> state.phase() == Phase.MOVE)
                    .forEach(RunTest::eachPlaceIsTheMoveInIt);
        }
    }

    private static void eachPlaceIsTheMoveInIt(State state) {
        int count = state.moves().size();
        for (int place = 0; place < count; place++) {
            int chosen = place;
            AtomicInteger told = new AtomicInteger();
            Run run = state.run();
            run.playOne(most -> {
                told.set(most);
                return chosen;
            });
            assertThat(told).as("%s", state).hasValue(count);
            assertThat(run.state()).as("%s", state)
                    .isEqualTo(state.play(state.moves().get(place), Events.NONE));
        }
    }

    @ParameterizedTest
    @MethodSource("patolli.testkit.OptionSets#all")
    void aRunTakenUpHalfwayGoesOnAsFromTheBeginning(String setup) {
        var dice = new QuickRandom(7);
        Run whole = Positions.opening(setup).run();
        var casts = new QuickCasts(Positions.opening(setup).game().casts(), dice);
        for (int step = 0; step < MOST_STEPS && whole.phase() != Phase.OVER; step++) {
            Run taken = whole.state().run();
            if (whole.phase().isChance()) {
                int cast = casts.draw();
                whole.cast(cast);
                taken.cast(cast);
            } else if (whole.phase() == Phase.BET) {
                whole.play(1);
                taken.play(1);
            } else {
                int place = dice.below(whole.state().moves().size());
                whole.playOne(count -> place);
                taken.playOne(count -> place);
            }
            assertThat(taken.state()).isEqualTo(whole.state());
        }
    }
}
