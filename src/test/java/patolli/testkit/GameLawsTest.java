package patolli.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.play.Decision;
import patolli.play.Sitting;
import patolli.rules.Casts;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.State;

/** What holds for every game, whatever its rules, along random games with every spread of options. */
class GameLawsTest {
    private static final long SEED = 20;
    private static final int LONGEST_GAME = 100_000;
    private static final String EVERY_SETUP = "patolli.testkit.OptionSets#all";

    @ParameterizedTest
    @MethodSource(EVERY_SETUP)
    void chancesSumToOne(String setup) {
        Casts casts = Positions.opening(setup).game().casts();
        assertThat(IntStream.range(0, casts.size()).mapToDouble(casts::chance).sum()).isCloseTo(1,
                offset(1e-12));
        assertThat(new HashSet<>(casts.texts())).hasSize(casts.size());
    }

    @ParameterizedTest
    @MethodSource(EVERY_SETUP)
    void everyRandomGameEnds(String setup) {
        for (long seed = 0; seed < 8; seed++) {
            State last = Positions.game(setup, seed).limit(LONGEST_GAME).reduce((_, later) -> later).orElseThrow();
            assertThat(last.phase()).as("seed %d", seed).isEqualTo(Phase.OVER);
            assertThat(last.turn()).isEmpty();
            assertThat(last.moves()).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource(EVERY_SETUP)
    void nobodyWinsBeforeTheEnd(String setup) {
        Positions.game(setup, SEED).filter(state -> state.phase() != Phase.OVER).forEach(state -> {
            assertThat(state.winners()).isEmpty();
            assertThat(state.turn()).isPresent().get().isIn(state.sides());
        });
    }

    @ParameterizedTest
    @MethodSource(EVERY_SETUP)
    void whoDecidesHasMovesEachOnceAndEachFoundByItsText(String setup) {
        Positions.game(setup, SEED).forEach(state -> {
            List<Integer> moves = state.moves();
            assertThat(moves.isEmpty()).isEqualTo(!state.phase().isDecision());
            assertThat(moves).doesNotHaveDuplicates();
            assertThat(moves.stream().map(state::text)).doesNotHaveDuplicates();
            assertThat(moves).allSatisfy(move -> assertThat(state.find(state.text(move))).contains(move));
            assertThat(state.find("7-up")).isEmpty();
        });
    }

    @ParameterizedTest
    @MethodSource(EVERY_SETUP)
    void theTreeHoldsEverything(String setup) {
        Positions.game(setup, SEED).forEach(state -> {
            State read = read(state);
            assertThat(read).isEqualTo(state).hasSameHashCodeAs(state);
            assertThat(read.tree()).isEqualTo(state.tree());
            assertThat(read.moves()).isEqualTo(state.moves());
        });
    }

    @ParameterizedTest
    @MethodSource(EVERY_SETUP)
    void assetsCoinsAndPiecesAreNeitherLostNorMade(String setup) {
        List<Object> atFirst = Possessions.of(Positions.opening(setup));
        Positions.game(setup, SEED).forEach(state -> assertThat(Possessions.of(state)).isEqualTo(atFirst));
    }

    @ParameterizedTest
    @MethodSource(EVERY_SETUP)
    void noCastOrMoveChangesThePositionItStartsFrom(String setup) {
        Positions.game(setup, SEED).limit(400).forEach(state -> {
            var before = state.tree().toString();
            if (state.phase().isChance()) {
                IntStream.range(0, state.game().casts().size()).forEach(cast -> state.cast(cast, Events.NONE));
            }
            state.moves().forEach(move -> state.play(move, Events.NONE));
            assertThat(state.tree().toString()).isEqualTo(before);
        });
    }

    @ParameterizedTest
    @MethodSource(EVERY_SETUP)
    void listeningChangesNothing(String setup) {
        Positions.game(setup, SEED).limit(400).forEach(state -> {
            if (state.phase().isChance()) {
                assertThat(state.cast(0, new Events.Log())).isEqualTo(state.cast(0, Events.NONE));
            }
            state.moves().forEach(move -> assertThat(state.play(move, new Events.Log()))
                    .isEqualTo(state.play(move, Events.NONE)));
        });
    }

    @ParameterizedTest
    @MethodSource(EVERY_SETUP)
    void undoLeadsBackStepByStep(String setup) {
        var sitting = new Sitting(Positions.opening(setup));
        var dice = new Positions.Dice(sitting.state().game().casts(), SEED);
        var states = new ArrayList<State>();
        while (sitting.state().phase() != Phase.OVER && states.size() < 500) {
            states.add(sitting.state());
            switch (dice.decide(sitting.state())) {
                case Decision.Cast cast -> assertThat(sitting.cast(cast.cast())).isPresent();
                case Decision.Bet bet -> assertThat(sitting.bet(bet.amount())).isPresent();
                case Decision.Move move -> assertThat(sitting.move(move.move())).isPresent();
            }
        }
        for (State expected : states.reversed()) {
            assertThat(sitting.undo()).isTrue();
            assertThat(sitting.state()).isEqualTo(expected);
        }
        assertThat(sitting.undo()).isFalse();
    }

    private static State read(State state) {
        try {
            return state.game().read(state.tree());
        } catch (Refusal refused) {
            throw new AssertionError("refused " + state.tree(), refused);
        }
    }
}
