package patolli.ai;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import patolli.ai.judge.Evaluator;
import patolli.rules.Casts;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.State;

/**
 * What a position is worth to every side when a number of casts is looked ahead, each answered by the move that is best
 * for whoever makes it. Where both sides can pass until nothing has changed (in tablan that is most of the casts) the
 * worth over all such rounds is found at once. Not safe for use by several threads.
 */
public final class Lookahead {
    /** Rounds of passes that are less likely than this are not followed. */
    private static final double LEAST_PASS = 0.25;
    /** So many replies are looked into further, where there is more than one cast to go. */
    private static final int BREADTH = 3;

    private final Evaluator evaluator;
    private final BooleanSupplier stopped;
    private final TurnEnds turns = new TurnEnds();

    /** @param stopped whether to give up looking and to take positions at a glance, asked before each position */
    public Lookahead(Evaluator evaluator, BooleanSupplier stopped) {
        this.evaluator = evaluator;
        this.stopped = stopped;
    }

    /** What may come of a move. */
    private record After(State state, double[] values) { }

    /** What a cast position is worth if nobody passes, how likely the passes are, and to whom. */
    private static final class Sum {
        private final double[] values;
        private double same;
        private double passed;
        private State other;

        Sum(int sides) {
            values = new double[sides];
        }
    }

    /**
     * What a position is worth, by side.
     *
     * @param casts how many casts to look ahead, 0 or more
     */
    public double[] values(State state, int casts) {
        return switch (state.phase()) {
            case MOVE -> best(state, casts);
            case CAST -> casts == 0 || stopped.getAsBoolean() ? glance(state) : expected(state, casts);
            case THROWOFF, BET, OVER -> glance(state);
        };
    }

    private double[] glance(State state) {
        double[] values = new double[state.sides().size()];
        evaluator.chances(state, values);
        return values;
    }

    /** The worth of the best move to all sides. */
    private double[] best(State state, int casts) {
        if (casts == 0) {
            return glance(turns.best(state, evaluator));
        }
        List<After> afters = afters(state);
        int mover = state.sides().indexOf(state.mover());
        if (afters.size() > BREADTH) {
            afters.sort(Comparator.comparingDouble(after -> -after.values[mover]));
        }
        List<After> deep = new ArrayList<>();
        for (After after : afters.subList(0, Math.min(BREADTH, afters.size()))) {
            deep.add(new After(after.state, values(after.state, casts)));
        }
        return better(deep, mover).values;
    }

    private static After better(List<After> afters, int mover) {
        After best = afters.getFirst();
        for (After after : afters) {
            if (after.values[mover] > best.values[mover]) {
                best = after;
            }
        }
        return best;
    }

    /** The positions to which the moves of this turn lead, each once, at a glance. */
    private List<After> afters(State state) {
        List<After> afters = new ArrayList<>();
        for (State end : turns.of(state)) {
            afters.add(new After(end, glance(end)));
        }
        return afters;
    }

    private double[] expected(State state, int casts) {
        Sum own = new Sum(state.sides().size());
        add(state, casts, own);
        double stays = 1 - own.same;
        if (own.passed < LEAST_PASS || stays <= 0) {
            return settled(own, own.other == null ? own.values : values(own.other, casts - 1), stays);
        }
        double back = chance(own.other, state);
        if (back < LEAST_PASS) {
            return settled(own, values(own.other, casts - 1), stays);
        }
        Sum theirs = new Sum(own.values.length);
        addButFor(own.other, state, casts, theirs);
        // v = own + same v + passed w and w = theirs + same' w + back v, solved for v
        double loop = own.passed * back / (1 - theirs.same);
        double[] values = new double[own.values.length];
        for (int seat = 0; seat < values.length; seat++) {
            values[seat] = (own.values[seat] + own.passed * theirs.values[seat] / (1 - theirs.same)) / (stays - loop);
        }
        return values;
    }

    /** The worth where the other side's turn after a pass is worth so much. */
    private static double[] settled(Sum own, double[] passed, double stays) {
        double[] values = new double[own.values.length];
        for (int seat = 0; seat < values.length; seat++) {
            values[seat] = stays <= 0 ? passed[seat] : (own.values[seat] + own.passed * passed[seat]) / stays;
        }
        return values;
    }

    private void add(State state, int casts, Sum to) {
        Casts table = state.game().casts();
        for (int cast = 0; cast < table.size(); cast++) {
            double chance = table.chance(cast);
            State next = state.cast(cast, Events.NONE);
            if (next.phase() != Phase.CAST) {
                add(values(next, casts - 1), chance, to);
            } else if (next.equals(state)) {
                to.same += chance;
            } else if (to.other == null || to.other.equals(next)) {
                to.other = next;
                to.passed += chance;
            } else {
                add(values(next, casts - 1), chance, to);
            }
        }
    }

    private void addButFor(State state, State back, int casts, Sum to) {
        Casts table = state.game().casts();
        for (int cast = 0; cast < table.size(); cast++) {
            State next = state.cast(cast, Events.NONE);
            if (next.phase() != Phase.CAST || !next.equals(state) && !next.equals(back)) {
                add(values(next, casts - 1), table.chance(cast), to);
            } else if (next.equals(state)) {
                to.same += table.chance(cast);
            }
        }
    }

    private static double chance(State from, State to) {
        Casts table = from.game().casts();
        double sum = 0;
        for (int cast = 0; cast < table.size(); cast++) {
            State next = from.cast(cast, Events.NONE);
            sum += next.phase() == Phase.CAST && next.equals(to) ? table.chance(cast) : 0;
        }
        return sum;
    }

    private static void add(double[] values, double chance, Sum to) {
        for (int seat = 0; seat < values.length; seat++) {
            to.values[seat] += chance * values[seat];
        }
    }
}
