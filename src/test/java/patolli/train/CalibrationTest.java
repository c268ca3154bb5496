package patolli.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.ai.Judged;
import patolli.ai.Opponents;
import patolli.ai.judge.Evaluators;
import patolli.beans.QuickCasts;
import patolli.beans.QuickRandom;
import patolli.play.Level;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;

/**
 * What the strongest player thinks of its chance is what comes of it. One decision is taken from each game, for those
 * of one game come to one result; it is judged as the strongest player does, and the game is played to its end several
 * times by the same evaluator, so that the dice of one end don't hide the value.
 */
@Tag("long")
@Tag("variants")
class CalibrationTest {
    private static final int DECISIONS = 5_000;
    private static final int ENDS = 8;
    private static final int BINS = 10;
    private static final double BOUND = 0.03;
    private static final long TIME = 60_000;

    /** What was thought and what came of it. */
    private record Known(double value, double result) { }

    @ParameterizedTest
    @ValueSource(strings = "tablan")
    void valuesAreResults(String network) {
        List<Known> known = IntStream.range(0, DECISIONS).parallel().mapToObj(game -> known(network, game))
                .sorted(Comparator.comparingDouble(Known::value)).toList();
        var table = new StringBuilder(network);
        double most = 0;
        for (int bin = 0; bin < BINS; bin++) {
            List<Known> some = known.subList(bin * DECISIONS / BINS, (bin + 1) * DECISIONS / BINS);
            double value = some.stream().mapToDouble(Known::value).average().orElseThrow();
            double result = some.stream().mapToDouble(Known::result).average().orElseThrow();
            table.append(String.format(Locale.ROOT, " | %.3f %.3f", value, result));
            most = Math.max(most, Math.abs(value - result));
        }
        assertThat(most).as(table.toString()).isLessThanOrEqualTo(BOUND);
    }

    private static Known known(String network, int game) {
        var random = new QuickRandom(game);
        State opening = Openings.of(network, random);
        ToIntFunction<State> player = Players.onePly(Evaluators.best(opening));
        List<State> decisions = new ArrayList<>();
        State state = opening;
        var casts = new QuickCasts(opening.game().casts(), random);
        var still = new Standstill();
        while (state.phase() != Phase.OVER && !still.isReached()) {
            if (state.phase() == Phase.MOVE) {
                decisions.add(state);
            }
            state = next(state, casts, player, still);
        }
        State decision = decisions.get(random.below(decisions.size()));
        Judged best = Opponents.at(Level.MIRROR).judge(decision, TIME).getFirst();
        double sum = 0;
        for (int end = 0; end < ENDS; end++) {
            State last = decision.play(best.move(), Events.NONE);
            var stops = new Standstill();
            while (last.phase() != Phase.OVER && !stops.isReached()) {
                last = next(last, casts, player, stops);
            }
            sum += result(last, decision.mover());
        }
        return new Known(best.value(), sum / ENDS);
    }

    private static State next(State state, QuickCasts casts, ToIntFunction<State> player, Standstill still) {
        if (state.phase().isChance()) {
            still.cast();
            return state.cast(casts.draw(), Events.NONE);
        }
        still.moved();
        return state.play(player.applyAsInt(state), Events.NONE);
    }

    private static double result(State last, Side side) {
        return last.winners().isEmpty() ? 1.0 / last.sides().size() : last.winners().contains(side) ? 1 : 0;
    }
}
