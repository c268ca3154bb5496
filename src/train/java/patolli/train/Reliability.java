package patolli.train;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
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
 * Whether what the strongest player thinks of its chance is what comes of it. One decision is taken from each game, for
 * those of one game come to one result; it is judged as the strongest player does, and the game is played to its end
 * several times by the same evaluator, so that the dice of one end don't hide the value.
 */
public final class Reliability {
    private static final int ENDS = 8;
    private static final int BINS = 10;
    private static final long TIME = 60_000;

    private Reliability() { }

    /**
     * What was thought of a decision and what came of it.
     *
     * @param value  from 0 to 1
     * @param result the mean of all ends, from 0 to 1
     */
    public record Known(double value, double result) { }

    /**
     * Decisions with nearly the same value.
     *
     * @param value  their mean
     * @param result the mean of what came of them
     */
    public record Bin(double value, double result) {

        /** By how much they differ. */
        public double gap() {
            return Math.abs(value - result);
        }

        @Override
        public String toString() {
            return String.format(Locale.ROOT, "%.3f %.3f", value, result);
        }
    }

    /**
     * So many decisions as the strongest player judges them.
     *
     * @param network  as {@link Openings#of} reads it
     * @param from     the first game; others have other casts
     */
    public static List<Known> decisions(String network, int from, int decisions) {
        return IntStream.range(from, from + decisions).parallel().mapToObj(game -> known(network, game)).toList();
    }

    /** In ten bins with as many decisions each, by rising value. */
    public static List<Bin> bins(List<Known> known) {
        List<Known> sorted = known.stream().sorted(Comparator.comparingDouble(Known::value)).toList();
        List<Bin> bins = new ArrayList<>();
        for (int bin = 0; bin < BINS; bin++) {
            List<Known> some = sorted.subList(bin * sorted.size() / BINS, (bin + 1) * sorted.size() / BINS);
            bins.add(new Bin(mean(some, Known::value), mean(some, Known::result)));
        }
        return bins;
    }

    /** The largest difference of all bins. */
    public static double gap(List<Bin> bins) {
        return bins.stream().mapToDouble(Bin::gap).max().orElseThrow();
    }

    private static double mean(List<Known> known, Function<Known, Double> what) {
        return known.stream().mapToDouble(what::apply).average().orElseThrow();
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
