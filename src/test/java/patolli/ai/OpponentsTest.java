package patolli.ai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.ai.judge.Evaluators;
import patolli.play.Level;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.testkit.Positions;

/** Opponents judge every move, see a win, and beat random play. */
class OpponentsTest {
    private static final int GAMES = 60;

    @ParameterizedTest
    @MethodSource("patolli.testkit.OptionSets#all")
    @Tag("breadth")
    void everyMoveIsJudgedOnceBestFirst(String setup) {
        Positions.game(setup, 12).filter(state -> state.phase().isDecision()).limit(60).forEach(state -> {
            var judged = Opponents.at(Level.MIRROR).judge(state, 1_000);
            assertThat(judged.stream().map(Judged::move)).containsExactlyInAnyOrderElementsOf(state.moves());
            assertThat(judged.stream().map(each -> -each.value())).isSorted();
            assertThat(judged).allSatisfy(each -> assertThat(each.value()).isBetween(0.0, 1.0));
        });
    }

    @ParameterizedTest
    @MethodSource("patolli.testkit.OptionSets#all")
    void theChancesOfAllSidesOrPairsAddUpToOne(String setup) {
        Positions.game(setup, 13).limit(300).forEach(state -> {
            var evaluator = Evaluators.of(state.game());
            int sidesOfAPair = state.options().find("partners").filter("true"::equals).isPresent() ? 2 : 1;
            double sum = state.sides().stream().mapToDouble(side -> evaluator.chance(state, side)).sum();
            assertThat(sum).isBetween(sidesOfAPair - 0.03, sidesOfAPair + 0.03);
        });
    }

    @ParameterizedTest
    @CsvSource({"patolli, RED", "bell, BLUE", "pagade, YELLOW", "tablan, BLACK"})
    void beatsRandomPlay(String setup, Side side) throws Refusal {
        State opening = Positions.opening(setup);
        State single = opening.game().startSingle(opening.options());
        int wins = 0;
        int decided = 0;
        for (int game = 0; game < GAMES; game++) {
            State last = played(single, side, game);
            wins += last.winners().contains(side) ? 1 : 0;
            decided += last.winners().isEmpty() ? 0 : 1;
        }
        assertThat(wins / (double) decided).isGreaterThan(0.65);
    }

    private static State played(State opening, Side side, long seed) {
        var dice = new Positions.Dice(opening.game().casts(), seed);
        State state = opening;
        while (state.phase() != Phase.OVER) {
            state = state.phase() == Phase.MOVE && state.mover() == side
                    ? state.play(Opponents.at(Level.MIRROR).judge(state, 1).getFirst().move(), Events.NONE)
                    : dice.decide(state).apply(state, Events.NONE);
        }
        return state;
    }

    @ParameterizedTest
    @MethodSource("patolli.testkit.OptionSets#all")
    void everyLevelAnswersByThePositionAlone(String setup) throws Refusal {
        State state = Positions.game(setup, 31).filter(each -> each.phase() == Phase.MOVE).skip(3).findFirst()
                .orElseThrow();
        State read = state.game().read(state.tree());
        for (Level level : Level.ALL) {
            assertThat(Opponents.at(level).judge(read, 1_000)).isEqualTo(Opponents.at(level).judge(state, 1_000));
        }
    }

    @Test
    void whoIsStoppedAnswersAtAGlance() {
        State state = Positions.game("tablan", 31).filter(each -> each.phase() == Phase.MOVE).skip(9).findFirst()
                .orElseThrow();
        assertThat(Opponents.at(Level.MIRROR).judge(state, 1_000, () -> true))
                .isEqualTo(Opponents.at(Level.MIRROR).judge(state, 1));
    }

    @ParameterizedTest
    @CsvSource({"MIRROR, 1", "PRIEST, 1", "MERCHANT, 10", "TOURIST, 10"})
    void theStrongerBetsLittleAndTheWeakerAll(Level level, int bet) {
        State state = Positions.opening("patolli");
        var bets = Opponents.at(level).judge(state, 1_000);
        assertThat(bets.getFirst().move()).isEqualTo(bet);
        assertThat(bets).allSatisfy(each -> assertThat(each.value()).isBetween(0.1, 0.9));
    }

    @Test
    void thereIsNothingToJudgeBeforeACast() {
        assertThatThrownBy(() -> Opponents.at(Level.TOURIST).judge(Positions.opening("tablan"), 1))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void levelsGoByTheirKeys() {
        for (Level level : Level.ALL) {
            assertThat(Level.of(level.key())).contains(level);
            assertThat(Opponents.at(level)).isNotNull();
        }
        assertThat(Level.of("MIRROR")).isEmpty();
    }
}
