package patolli.ai.endgame;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import patolli.ai.judge.NearEnd;
import patolli.ai.judge.Evaluator;
import patolli.rules.Casts;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.State;

/**
 * What positions near the end of a game are worth, exactly, by backward induction: pieces go on and never back, so a
 * decision leads to positions that come never again. Only passes lead in a circle; the few positions that casts alone
 * lead to and fro between are solved together, by value iteration. Where a decision can lead back, as a piece does
 * that is sent to its owner's hand, or where there are too many positions, nothing is found. Everybody plays what is
 * best for them. The same position is always found or not. Not safe for use by several threads.
 */
public final class Endgame {
    /** Decisions one after the other, so that no stack is too small. */
    private static final int DEEPEST = 400;
    /** So many positions that casts alone lead to are solved together. */
    private static final int MOST_TOGETHER = 400;
    private static final double PRECISION = 1e-13;
    private static final int MOST_SWEEPS = 5_000;
    private static final double TOLERANCE = 1e-6;

    private final Evaluator ends;
    private final BooleanSupplier stopped;
    private final Map<Object, Worth> known = new HashMap<>();
    private final Set<Object> underway = new HashSet<>();
    private int left;
    private int depth;

    /**
     * @param ends      what a game is worth that is over, and a contest that goes on after it
     * @param positions how many may be looked at in all
     * @param stopped   whether to give up, asked before each group of positions
     */
    public Endgame(Evaluator ends, int positions, BooleanSupplier stopped) {
        this.ends = ends;
        left = positions;
        this.stopped = stopped;
    }

    /**
     * What a position is worth.
     *
     * @param values by side, each a chance from 0 to 1
     * @param proven whether every way leads to the end of all: else a contest goes on after some
     */
    public record Worth(double[] values, boolean proven) { }

    /** Why there is nothing to be found. */
    private static final class Unsolved extends Exception {
        private static final long serialVersionUID = 1;

        Unsolved() {
            super("too many positions, or a way that leads back", null, false, false);
        }
    }

    /** What the position is worth; empty when it can't be found, and from then on for good. */
    public Optional<Worth> of(State state) {
        try {
            return Optional.of(worth(state));
        } catch (Unsolved none) {
            left = 0;
            return Optional.empty();
        }
    }

    private Worth worth(State state) throws Unsolved {
        return switch (state.phase()) {
            case MOVE -> best(state);
            case CAST -> cast(state);
            case BET, OVER -> end(state);
            case THROWOFF -> throw new Unsolved();
        };
    }

    private Worth end(State state) {
        double[] values = new double[state.sides().size()];
        ends.chances(state, values);
        return new Worth(values, state.phase() == Phase.OVER);
    }

    private Worth best(State state) throws Unsolved {
        if (++depth > DEEPEST) {
            throw new Unsolved();
        }
        int mover = state.sides().indexOf(state.mover());
        double[] best = null;
        boolean proven = true;
        for (int move : state.moves()) {
            Worth after = worth(state.play(move, Events.NONE));
            proven &= after.proven;
            best = best == null || after.values[mover] > best[mover] ? after.values : best;
        }
        depth--;
        return new Worth(best, proven);
    }

    private Worth cast(State state) throws Unsolved {
        Object essence = NearEnd.essence(state);
        Worth found = known.get(essence);
        if (found != null) {
            return found;
        }
        Map<Object, Row> together = together(state);
        left -= together.size();
        if (left < 0 || stopped.getAsBoolean()) {
            throw new Unsolved();
        }
        for (Object one : together.keySet()) {
            if (!underway.add(one)) {
                throw new Unsolved();
            }
        }
        solve(new ArrayList<>(together.values()));
        together.forEach((one, row) -> {
            underway.remove(one);
            known.put(one, row.worth());
        });
        return known.get(essence);
    }

    /** The position and all, not yet known, that casts lead to from there without a decision. */
    private Map<Object, Row> together(State state) throws Unsolved {
        Map<Object, Row> rows = new LinkedHashMap<>();
        Deque<Row> open = new ArrayDeque<>();
        Casts casts = state.game().casts();
        Row first = new Row(state, casts.size());
        rows.put(NearEnd.essence(state), first);
        open.add(first);
        while (!open.isEmpty()) {
            Row row = open.remove();
            for (int cast = 0; cast < casts.size(); cast++) {
                State next = row.state.cast(cast, Events.NONE);
                row.next[cast] = next;
                if (next.phase() == Phase.CAST) {
                    Object essence = NearEnd.essence(next);
                    Row there = rows.get(essence);
                    if (there == null && !known.containsKey(essence)) {
                        there = new Row(next, casts.size());
                        rows.put(essence, there);
                        open.add(there);
                    }
                    row.to[cast] = there;
                }
            }
            if (rows.size() > MOST_TOGETHER) {
                throw new Unsolved();
            }
        }
        return rows;
    }

    /** Value iteration, for what is left when all else is known: it converges as fast as passes are unlikely. */
    private void solve(List<Row> rows) throws Unsolved {
        for (Row row : rows) {
            row.gather();
        }
        double change = 1;
        for (int sweep = 0; change > PRECISION; sweep++) {
            if (sweep > MOST_SWEEPS) {
                throw new Unsolved();
            }
            change = 0;
            for (Row row : rows.reversed()) {
                change = Math.max(change, row.sweep());
            }
        }
        // where nobody can ever move there is nothing that a value could come from
        if (rows.stream().anyMatch(row -> Arrays.stream(row.values).sum() < 1 - TOLERANCE)) {
            throw new Unsolved();
        }
        boolean proven = rows.stream().allMatch(row -> row.proven);
        rows.forEach(row -> row.proven = proven);
    }

    /** A position before a cast, and where casts lead from there. */
    private final class Row {
        private final State state;
        private final State[] next;
        /** By cast the row to which it leads without a decision; null for where it leads else. */
        private final Row[] to;
        private final double[] fixed;
        private double[] values;
        private boolean proven = true;

        Row(State state, int casts) {
            this.state = state;
            next = new State[casts];
            to = new Row[casts];
            fixed = new double[state.sides().size()];
            values = new double[fixed.length];
        }

        Worth worth() {
            return new Worth(values, proven);
        }

        /** Adds up what the casts are worth that lead out of the group. */
        void gather() throws Unsolved {
            Casts casts = state.game().casts();
            for (int cast = 0; cast < to.length; cast++) {
                if (to[cast] == null) {
                    Worth worth = Endgame.this.worth(next[cast]);
                    proven &= worth.proven;
                    for (int side = 0; side < fixed.length; side++) {
                        fixed[side] += casts.chance(cast) * worth.values[side];
                    }
                }
            }
            values = fixed.clone();
        }

        /** The value from those of the others; returns by how much it has changed. */
        double sweep() {
            Casts casts = state.game().casts();
            double[] now = fixed.clone();
            double stays = 0;
            for (int cast = 0; cast < to.length; cast++) {
                if (to[cast] == this) {
                    stays += casts.chance(cast);
                } else if (to[cast] != null) {
                    for (int side = 0; side < now.length; side++) {
                        now[side] += casts.chance(cast) * to[cast].values[side];
                    }
                }
            }
            double change = 0;
            for (int side = 0; side < now.length; side++) {
                now[side] = stays < 1 ? now[side] / (1 - stays) : 0;
                change = Math.max(change, Math.abs(now[side] - values[side]));
            }
            values = now;
            return change;
        }
    }
}
