package patolli.baseline;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import patolli.ai.Opponents;
import patolli.beans.QuickRandom;
import patolli.play.Level;
import patolli.rules.State;
import patolli.train.Openings;
import patolli.train.PairedGames;
import patolli.train.Players;
import patolli.train.Score;

/** The strongest player beats the baseline, and the baseline the rules of thumb, by more than chance explains. */
class BaselineTest {
    /** More than any decision needs, so that the machine's speed changes nothing. */
    private static final long TIME = 60_000;
    private static final long SEED = 11;
    /** How unlikely as many wins between equals may be, at most. */
    private static final double CHANCE = 0.01;

    private static ToIntFunction<State> mirror() {
        return Players.betting(state -> Opponents.at(Level.MIRROR).judge(state, TIME).getFirst().move());
    }

    private static ToIntFunction<State> baseline(String network) {
        return Players.onePly(Baselines.evaluator(Openings.of(network, new QuickRandom(0)).game()));
    }

    private static Score mirror(String network, int games) {
        return new PairedGames(mirror(), baseline(network)).play(network, games, SEED);
    }

    /** A few games of each; between equals as many wins in all would be rarer than one in a hundred. */
    @Test
    @Tag("breadth")
    void mirrorBeatsTheBaseline() {
        Map<String, Integer> sample = Map.of("patolli", 10, "bell-2", 2, "pagade-2", 8, "tablan", 30);
        int games = sample.values().stream().mapToInt(each -> each).sum();
        double won = sample.entrySet().parallelStream()
                .mapToDouble(one -> mirror(one.getKey(), one.getValue()).rate() * one.getValue()).sum();
        assertThat(chance((int) won, games)).as("%s of %d", won, games).isLessThan(CHANCE);
    }

    /** Even the lower end of the 95 % interval is above what equals would win. */
    @Tag("long")
    @Tag("variants")
    @ParameterizedTest
    @CsvSource({"patolli, 30", "bell-2, 30", "pagade-2, 40", "tablan, 100"})
    void mirrorBeatsTheBaselineInEachGame(String network, int games) {
        Score score = mirror(network, games);
        assertThat(score.rate() - score.error()).as(score.toString()).isGreaterThan(0.5);
    }

    /** At Tablan the baseline is hardly better than the rules of thumb: only thousands of games would show it. */
    @Tag("long")
    @Tag("variants")
    @ParameterizedTest
    @CsvSource({"patolli, 100", "bell-2, 100", "pagade-2, 100"})
    void theBaselineBeatsRulesOfThumb(String network, int games) {
        ToIntFunction<State> plain = Players.betting(state -> Opponents.plain().judge(state, 1).getFirst().move());
        Score score = new PairedGames(baseline(network), plain).play(network, games, SEED);
        assertThat(score.rate() - score.error()).as(score.toString()).isGreaterThan(0.5);
    }

    /** How likely equals win as many games of so many, or more; games of a pair with the same casts vary less. */
    private static double chance(int won, int games) {
        double sum = 0;
        double ways = Math.pow(0.5, games);
        for (int k = 0; k <= games; k++) {
            sum += k >= won ? ways : 0;
            ways *= (games - k) / (k + 1.0);
        }
        return sum;
    }
}
