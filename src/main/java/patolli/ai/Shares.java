package patolli.ai;

import java.util.List;
import java.util.function.BooleanSupplier;
import patolli.ai.judge.Evaluators;
import patolli.rules.State;

/**
 * Chances as shares of one win. Where three and more play, each seat is judged by itself, and all together can be
 * thought to win more often or less often than once.
 */
public final class Shares {
    private Shares() { }

    /** Makes shares of what the seats of a position are worth, in place; with two seats they are shares already. */
    public static double[] of(State state, double[] values) {
        double sum = sum(state, values);
        for (int seat = 0; seat < values.length; seat++) {
            values[seat] /= sum;
        }
        return values;
    }

    /** What moves are worth to whose turn it is, as shares; what is proven is one already. */
    public static List<Judged> of(State state, List<Judged> judged, BooleanSupplier stopped) {
        if (state.sides().size() < 3 || judged.stream().anyMatch(Judged::proven)) {
            return judged;
        }
        double sum = sum(state, new Lookahead(Evaluators.best(), stopped).values(state, 0));
        return judged.stream().map(one -> new Judged(one.move(), Math.min(1, one.value() / sum))).toList();
    }

    /** How often all together win, partners once; 1 where that is known. */
    private static double sum(State state, double[] values) {
        if (values.length < 3) {
            return 1;
        }
        double sum = 0;
        for (int seat = 0; seat < values.length; seat++) {
            sum += values[seat] / (state.partner(state.sides().get(seat)).isPresent() ? 2 : 1);
        }
        return sum > 0 ? sum : 1;
    }
}
