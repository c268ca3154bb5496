package patolli.ai;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import patolli.ai.endgame.Endgame;
import patolli.ai.judge.NearEnd;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.State;

/** Judges moves at a glance, then looks further into the best of them, as far as its strength goes. */
final class Thinker implements Opponent {
    /** So many positions that a turn can lead to are looked into. */
    private static final int BREADTH = 6;
    /** So many positions are looked at to reckon an end through. */
    private static final int SOLVED = 2_000;
    /** However little time is given, beyond a glance so much is taken where it is needed: a busy machine is slow. */
    private static final long LEAST_MILLISECONDS = 250;

    private final Function<State, Strength> strengths;
    private final Supplier<Map<Seen, Double>> memory;

    Thinker(Function<State, Strength> strengths) {
        this(strengths, HashMap::new);
    }

    private Thinker(Function<State, Strength> strengths, Supplier<Map<Seen, Double>> memory) {
        this.strengths = strengths;
        this.memory = memory;
    }

    /** The end of a turn, looked into for a seat: it is always worth the same. */
    private record Seen(State end, int seat, Strength strength) { }

    /** One judgement under way. */
    private record Thought(State state, int seat, Strength strength, Lookahead lookahead, Rounds rounds,
            Map<Seen, Double> known) {

        /** By move the positions in which this turn can end, each with its value at a glance. */
        Map<Integer, Map<State, Double>> glances() {
            Map<Integer, Map<State, Double>> byMove = new LinkedHashMap<>();
            for (int move : state.moves()) {
                Map<State, Double> ends = new LinkedHashMap<>();
                gather(state.play(move, Events.NONE), new HashSet<>(), ends);
                byMove.put(move, ends);
            }
            return byMove;
        }

        private void gather(State after, Set<State> seen, Map<State, Double> into) {
            if (after.phase() == Phase.MOVE) {
                for (int move : after.moves()) {
                    State next = after.play(move, Events.NONE);
                    if (seen.add(next)) {
                        gather(next, seen, into);
                    }
                }
                return;
            }
            into.put(after, lookahead.values(after, 0)[seat]);
        }

        /** The values of the most promising ends of the turn, looked into; all others are worth no more than those. */
        Map<State, Double> looked(Map<Integer, Map<State, Double>> glances, BooleanSupplier stopped) {
            Map<State, Double> ends = new LinkedHashMap<>();
            glances.values().forEach(ends::putAll);
            List<State> order = new ArrayList<>(ends.keySet());
            order.sort(Comparator.comparingDouble(end -> -ends.get(end)));
            Map<State, Double> looked = new HashMap<>();
            double least = 1;
            for (State end : order) {
                if (looked.size() >= BREADTH || stopped.getAsBoolean()) {
                    looked.put(end, Math.min(least, ends.get(end)));
                } else {
                    looked.put(end, look(end, stopped));
                    least = Math.min(least, looked.get(end));
                }
            }
            return stopped.getAsBoolean() ? ends : looked;
        }

        private double look(State end, BooleanSupplier stopped) {
            Seen seen = new Seen(end, seat, strength);
            Double before = known.get(seen);
            if (before != null) {
                return before;
            }
            double value = strength.decks() > 0 ? rounds.value(end, state.mover())
                    : lookahead.values(end, strength.casts())[seat];
            if (!stopped.getAsBoolean()) {
                known.put(seen, value);
            }
            return value;
        }
    }

    /** All moves with what they are worth when the end is reckoned through; empty where it is too far off. */
    private static Optional<List<Judged>> solved(State state, Strength strength, BooleanSupplier stopped) {
        int seat = state.sides().indexOf(state.mover());
        var endgame = new Endgame(strength.evaluator(), SOLVED, stopped);
        List<Judged> judged = new ArrayList<>();
        for (int move : state.moves()) {
            Optional<Endgame.Worth> worth = endgame.of(state.play(move, Events.NONE));
            if (worth.isEmpty()) {
                return Optional.empty();
            }
            judged.add(new Judged(move, Math.clamp(worth.get().values()[seat], 0, 1), worth.get().proven()));
        }
        judged.sort(Comparator.comparingDouble(Judged::value).reversed());
        return Optional.of(List.copyOf(judged));
    }

    @Override
    public Opponent remembering() {
        Map<Seen, Double> kept = new HashMap<>();
        return new Thinker(strengths, () -> kept);
    }

    @Override
    public List<Judged> judge(State state, long milliseconds, BooleanSupplier stopped) {
        if (!state.phase().isDecision()) {
            throw new IllegalArgumentException("nothing to decide in phase " + state.phase().key());
        }
        Strength strength = strengths.apply(state);
        if (state.phase() == Phase.BET) {
            return Betting.judge(state, state.mover(), strength.edge());
        }
        if (strength.ends() && milliseconds >= Opponents.GLANCE && NearEnd.isNear(state)) {
            // Not by the clock: the same position is solved or not wherever it is asked about.
            Optional<List<Judged>> solved = solved(state, strength, stopped);
            if (solved.isPresent()) {
                return solved.get();
            }
        }
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(Math.max(milliseconds, LEAST_MILLISECONDS));
        BooleanSupplier over = () -> stopped.getAsBoolean() || System.nanoTime() - end > 0;
        var thought = new Thought(state, state.sides().indexOf(state.mover()), strength,
                new Lookahead(strength.evaluator(), over), new Rounds(strength.evaluator(), strength.decks(), over),
                memory.get());
        Map<Integer, Map<State, Double>> glances = thought.glances();
        boolean deep = strength.casts() + strength.decks() > 0 && milliseconds >= Opponents.GLANCE;
        Map<State, Double> looked = deep ? thought.looked(glances, over) : Map.of();
        List<Judged> judged = new ArrayList<>();
        glances.forEach((move, ends) -> judged.add(new Judged(move, Blur.of(state, move, strength.blur(),
                ends.entrySet().stream().mapToDouble(one -> looked.getOrDefault(one.getKey(), one.getValue()))
                        .max().orElseThrow()))));
        judged.sort(Comparator.comparingDouble(Judged::value).reversed());
        return List.copyOf(judged);
    }
}
