package patolli.ai;

import java.util.function.BooleanSupplier;
import patolli.ai.judge.Evaluator;
import patolli.beans.QuickRandom;
import patolli.rules.Casts;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;

/**
 * What a position is worth where several play, each for himself: the mean over a fixed sample of casts when everybody
 * plays on at a glance until the side is to cast again. Each caster meets every cast as often as it is likely, and all
 * positions meet the same casts, so that it is their difference that is seen, and the same position is always worth the
 * same. Not safe for use by several threads.
 */
final class Rounds {
    /** So many casts are laid out before those of the first are taken again. */
    private static final int LAID_OUT = 12;
    /** Casts that give another turn could go on for ever. */
    private static final int MOST_CASTS = 40;

    private final Evaluator evaluator;
    private final BooleanSupplier stopped;
    private final int decks;
    private final TurnEnds turns = new TurnEnds();

    /**
     * @param decks   how often each caster meets every throw
     * @param stopped whether to give up and to take positions at a glance, asked before each round
     */
    Rounds(Evaluator evaluator, int decks, BooleanSupplier stopped) {
        this.evaluator = evaluator;
        this.decks = decks;
        this.stopped = stopped;
    }

    /** The chance of a side after its turn. */
    double value(State end, Side side) {
        if (end.phase() != Phase.CAST) {
            return evaluator.chance(end, side);
        }
        Casts table = end.game().casts();
        int[][] order = order(table);
        double sum = 0;
        State[] first = new State[table.size()];
        for (int sample = 0; sample < order[0].length; sample++) {
            if (stopped.getAsBoolean()) {
                return evaluator.chance(end, side);
            }
            sum += evaluator.chance(round(end, side, order, sample, first), side);
        }
        return sum / order[0].length;
    }

    /** @param first by cast what it makes of the end, as far as it was asked; samples share casts there */
    private State round(State end, Side side, int[][] order, int sample, State[] first) {
        State state = end;
        boolean others = false;
        for (int cast = 0; cast < MOST_CASTS && state.phase() == Phase.CAST; cast++) {
            boolean own = state.mover() == side;
            if (own && others) {
                return state;
            }
            others |= !own;
            // the casts that are taken again meet others
            int at = (sample + cast / LAID_OUT) % order[0].length;
            int thrown = order[cast % LAID_OUT][at];
            if (cast > 0) {
                state = after(state, thrown);
            } else {
                first[thrown] = first[thrown] == null ? after(end, thrown) : first[thrown];
                state = first[thrown];
            }
        }
        return state;
    }

    private State after(State state, int cast) {
        State next = state.cast(cast, Events.NONE);
        return next.phase() == Phase.MOVE ? turns.best(next, evaluator) : next;
    }

    /** By caster the casts of all samples: every throw so often, shuffled. */
    private int[][] order(Casts table) {
        int[][] order = new int[LAID_OUT][decks * table.total()];
        var random = new QuickRandom(LAID_OUT);
        for (int[] casts : order) {
            int at = 0;
            for (int cast = 0; cast < table.size(); cast++) {
                for (int one = 0; one < decks * table.weights().get(cast); one++) {
                    int from = random.below(at + 1);
                    casts[at++] = casts[from];
                    casts[from] = cast;
                }
            }
        }
        return order;
    }
}
