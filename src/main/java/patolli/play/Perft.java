package patolli.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import patolli.rules.Casts;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.State;

/**
 * Counts the sequences of moves and settled casts of a given length, which pins down every rule at once. A cast
 * that a move answers costs no depth, nor does a bet, which is always 1.
 */
public final class Perft {
    /** The greatest depth that is counted. */
    public static final int DEEPEST = 20;

    private static final int LEAST_DEPTH_REMEMBERED = 3;
    private static final int MOST_REMEMBERED = 100_000;
    /** After so many positions it asks whether to go on; a power of two. */
    private static final int PATIENCE = 1 << 10;

    /** The counts of positions met before, by the depth that was left. */
    private final List<Map<State, Long>> seen =
            Stream.generate(() -> (Map<State, Long>) new HashMap<State, Long>()).limit(DEEPEST + 1L).toList();
    private final int[][] buffers = new int[DEEPEST + 1][State.MOST_MOVES];
    private final BooleanSupplier stopped;
    private int remembered;
    private int visited;

    private Perft(BooleanSupplier stopped) {
        this.stopped = stopped;
    }

    /**
     * How many sequences lead on from this position.
     *
     * @param depth from 0 to {@link #DEEPEST}
     * @throws Refusal when the depth is out of range or it isn't settled yet who begins
     * @throws ArithmeticException when there are 2^63 or more
     */
    public static long count(State state, int depth) throws Refusal {
        return count(state, depth, () -> false);
    }

    /**
     * The same, but for as long as it is not stopped.
     *
     * @param stopped whether to break off, asked now and then
     * @throws CancellationException when it was
     */
    public static long count(State state, int depth, BooleanSupplier stopped) throws Refusal {
        if (depth < 0 || depth > DEEPEST) {
            throw new Refusal("perft counts to a depth from 0 to " + DEEPEST + ", not " + depth);
        }
        if (state.phase() == Phase.THROWOFF) {
            throw new Refusal("perft needs to know who begins: give the option first");
        }
        return new Perft(stopped).nodes(state, depth);
    }

    private long nodes(State state, int depth) {
        if (depth == 0 || state.phase() == Phase.OVER) {
            return 1;
        }
        if (state.phase() == Phase.BET) {
            return nodes(state.play(1, Events.NONE), depth);
        }
        if (depth < LEAST_DEPTH_REMEMBERED || state.phase() == Phase.MOVE) {
            return sequences(state, depth);
        }
        Long known = seen.get(depth).get(state);
        if (known != null) {
            return known;
        }
        long nodes = sequences(state, depth);
        if (remembered < MOST_REMEMBERED) {
            remembered++;
            seen.get(depth).put(state, nodes);
        }
        return nodes;
    }

    private long sequences(State state, int depth) {
        return state.phase() == Phase.MOVE ? afterMoves(state, depth) : afterCasts(state, depth);
    }

    private long afterCasts(State state, int depth) {
        if ((++visited & PATIENCE - 1) == 0 && stopped.getAsBoolean()) {
            throw new CancellationException("counting was stopped");
        }
        Casts casts = state.game().casts();
        long sum = 0;
        for (int cast = 0; cast < casts.size(); cast++) {
            State next = state.cast(cast, Events.NONE);
            sum = Math.addExact(sum, next.phase() == Phase.MOVE ? afterMoves(next, depth) : nodes(next, depth - 1));
        }
        return sum;
    }

    private long afterMoves(State state, int depth) {
        int[] moves = buffers[depth];
        int count = state.moves(moves);
        if (depth == 1) {
            return count;
        }
        long sum = 0;
        for (int i = 0; i < count; i++) {
            sum = Math.addExact(sum, nodes(state.play(moves[i], Events.NONE), depth - 1));
        }
        return sum;
    }
}
