package patolli.ai.laboratory;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import patolli.ai.Judged;
import patolli.ai.review.Grade;
import patolli.beans.QuickCasts;
import patolli.beans.QuickRandom;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.State;

/**
 * Whole games from one opening between computers, each with casts of its own that follow from the seed and the game's
 * number alone: the same number is the same game, whatever was played before it. Every bet is 1, and where the rules
 * know contests of several games, one is played, as in the engine's {@code playouts}. Not safe for use by several
 * threads.
 */
public final class Experiment {
    /** A decision matters when its worst move would be graded as more than good: by so much of the chance to win. */
    public static final double MATTERS = Grade.DOUBTFUL.from();

    private final State opening;
    private final List<Side> sides;
    private final boolean pairs;
    private final Contestant better;
    private final Contestant other;
    private final long seed;
    private final int[] moves = new int[State.MOST_MOVES];

    /**
     * @param table  a position of the game with the options that are tried
     * @param better plays one seat, in each game the next; of partners, both seats
     * @param other  plays all other seats
     */
    public Experiment(State table, Contestant better, Contestant other, long seed) {
        try {
            opening = table.game().startSingle(table.options());
        } catch (Refusal impossible) {
            throw new IllegalArgumentException("options of a position can't be played", impossible);
        }
        sides = opening.sides();
        pairs = opening.options().find("partners").filter("true"::equals).isPresent();
        this.better = better;
        this.other = other;
        this.seed = seed;
    }

    /** Which part of the games one side, or one pair, wins where nothing favours it. */
    public double even() {
        return pairs ? 0.5 : 1.0 / sides.size();
    }

    /**
     * Plays a game.
     *
     * @param number  which one, from 0
     * @param stopped whether it is not wanted any more, asked before each decision
     * @return empty if it was stopped
     */
    public Optional<PlayedGame> play(int number, BooleanSupplier stopped) {
        QuickRandom random = new QuickRandom(new QuickRandom(new QuickRandom(seed).next() + number).next());
        QuickCasts casts = new QuickCasts(opening.game().casts(), random);
        Set<Side> stronger = stronger(number);
        Side first = null;
        int thrown = 0;
        int decisions = 0;
        int mattered = 0;
        State state = opening;
        while (state.phase() != Phase.OVER) {
            if (first == null && (state.phase() == Phase.CAST || state.phase() == Phase.MOVE)) {
                first = state.mover();
            }
            switch (state.phase()) {
                case THROWOFF, CAST -> {
                    thrown++;
                    state = state.cast(casts.draw(), Events.NONE);
                }
                case BET -> state = state.play(1, Events.NONE);
                case MOVE -> {
                    if (stopped.getAsBoolean()) {
                        return Optional.empty();
                    }
                    decisions++;
                    int count = state.moves(moves);
                    int move = moves[0];
                    if (count > 1) {
                        List<Judged> judged = (stronger.contains(state.mover()) ? better : other).judge(state, stopped);
                        move = judged.isEmpty() ? moves[random.below(count)] : judged.getFirst().move();
                        mattered += matters(judged) ? 1 : 0;
                    }
                    state = state.play(move, Events.NONE);
                }
                case OVER -> throw new IllegalStateException("it has just gone on");
            }
        }
        return Optional.of(new PlayedGame(thrown, decisions, mattered, first, stronger, state.winners()));
    }

    private static boolean matters(List<Judged> judged) {
        return !judged.isEmpty() && judged.getFirst().value() - judged.getLast().value() > MATTERS;
    }

    /** The side whose turn it is to be played better, with its partner; all where all play alike. */
    private Set<Side> stronger(int number) {
        if (better == other) {
            return EnumSet.copyOf(sides);
        }
        Set<Side> stronger = EnumSet.noneOf(Side.class);
        for (int seat = 0; seat < sides.size(); seat++) {
            // partners sit opposite each other, so a pair shares the parity of its seats
            if (pairs ? seat % 2 == number % 2 : seat == number % sides.size()) {
                stronger.add(sides.get(seat));
            }
        }
        return stronger;
    }
}
