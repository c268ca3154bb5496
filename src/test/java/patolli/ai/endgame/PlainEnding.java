package patolli.ai.endgame;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import patolli.ai.judge.Evaluator;
import patolli.rules.Casts;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.State;

/** A second, plain way to the worth of a position: all that can follow, over and over until nothing changes. */
final class PlainEnding {
    private static final double PRECISION = 1e-12;
    private static final int MOST = 60_000;
    private final Map<State, double[]> values = new HashMap<>();
    private final List<State> all = new ArrayList<>();
    private final Evaluator ends;

    PlainEnding(Evaluator ends) {
        this.ends = ends;
    }

    /** By side. */
    double[] of(State start) {
        add(start);
        for (int at = 0; at < all.size(); at++) {
            nexts(all.get(at)).forEach(this::add);
            if (all.size() > MOST) {
                throw new IllegalStateException("too many positions follow " + start);
            }
        }
        double change = 1;
        while (change > PRECISION) {
            change = 0;
            for (State state : all.reversed()) {
                double[] now = worth(state);
                double[] before = values.put(state, now);
                for (int side = 0; side < now.length; side++) {
                    change = Math.max(change, Math.abs(now[side] - before[side]));
                }
            }
        }
        return values.get(start);
    }

    private void add(State state) {
        if (values.putIfAbsent(state, new double[state.sides().size()]) == null) {
            all.add(state);
        }
    }

    private static List<State> nexts(State state) {
        return switch (state.phase()) {
            case MOVE -> state.moves().stream().map(move -> state.play(move, Events.NONE)).toList();
            case CAST -> {
                List<State> nexts = new ArrayList<>();
                for (int cast = 0; cast < state.game().casts().size(); cast++) {
                    nexts.add(state.cast(cast, Events.NONE));
                }
                yield nexts;
            }
            case BET, OVER, THROWOFF -> List.of();
        };
    }

    private double[] worth(State state) {
        double[] worth = new double[state.sides().size()];
        List<State> nexts = nexts(state);
        if (state.phase() == Phase.CAST) {
            Casts casts = state.game().casts();
            for (int cast = 0; cast < nexts.size(); cast++) {
                for (int side = 0; side < worth.length; side++) {
                    worth[side] += casts.chance(cast) * values.get(nexts.get(cast))[side];
                }
            }
        } else if (state.phase() == Phase.MOVE) {
            int mover = state.sides().indexOf(state.mover());
            return nexts.stream().map(values::get)
                    .reduce((one, other) -> other[mover] > one[mover] ? other : one).orElseThrow();
        } else {
            ends.chances(state, worth);
        }
        return worth;
    }
}
