package patolli.ai.rollout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import patolli.ai.measure.Interval;
import patolli.beans.QuickRandom;
import patolli.play.Level;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;

/**
 * Plays a position out, again and again, and tells the chance of whoever acts in it: of the position as it is, or after
 * each legal move. All seats are played at one level, at a glance; contests of several games are played to their end.
 * All moves get the same casts as far as they go, so that chance favours none of them.
 */
public final class Rollout {
    /** So often is told how it stands. */
    private static final int TELLINGS = 50;
    private final Playout playout;

    /** At a level; luck is taken out. */
    public Rollout(Level level) {
        this(Optional.of(level), Luck.TAKEN_OUT);
    }

    /** @param level of all who play; none for moves at random, and bets of 1, as in the engine's {@code playouts} */
    public Rollout(Optional<Level> level, Luck luck) {
        playout = new Playout(level, luck);
    }

    /** What is played out. */
    public enum What { POSITION, EVERY_MOVE }

    /**
     * How it stands.
     *
     * @param part       which part of the work is done, from 0 to 1
     * @param candidates the best first
     */
    public record Standing(double part, List<Candidate> candidates) {

        /** A copy that cannot be changed. */
        public Standing {
            candidates = List.copyOf(candidates);
        }
    }

    /** One position that is played out, and what came of it each time. */
    private record Start(OptionalInt move, String text, State state, List<PlayedOut> games) {

        static Start after(State position, int move) {
            return new Start(OptionalInt.of(move), position.text(move), position.play(move, Events.NONE),
                    new ArrayList<>());
        }

        static Start of(State position) {
            return new Start(OptionalInt.empty(), "", position, new ArrayList<>());
        }

        Candidate found() {
            Interval mean = Interval.controlled(games.stream().map(PlayedOut::result).toList(),
                    games.stream().map(PlayedOut::luck).toList());
            return new Candidate(move, text, new Interval(Math.clamp(mean.value(), 0, 1), Math.max(0, mean.low()),
                    Math.min(1, mean.high())), games.size());
        }
    }

    /** Whether every move of a position can be played out, or only the position. */
    public static boolean hasMoves(State position) {
        return position.phase().isDecision() && position.moves().size() > 1;
    }

    /**
     * Plays.
     *
     * @param position not over
     * @param games    how many from each, at least 1
     * @param seed     the same seed gives the same games
     * @param told     how it stands, now and then and at the end
     * @param stopped  whether to stop, asked before each decision; what was found until then stands
     */
    public void run(State position, What what, int games, long seed, Consumer<Standing> told,
            BooleanSupplier stopped) {
        if (position.phase() == Phase.OVER) {
            throw new IllegalArgumentException("nothing is left to be played");
        }
        Side side = position.mover();
        List<Start> starts = what == What.EVERY_MOVE && position.phase().isDecision()
                ? position.moves().stream().map(move -> Start.after(position, move)).toList()
                : List.of(Start.of(position));
        int each = Math.max(1, games / TELLINGS);
        for (int number = 1; number <= games; number++) {
            for (Start start : starts) {
                // so mixed that neighbouring numbers have nothing in common
                QuickRandom random = new QuickRandom(new QuickRandom(new QuickRandom(seed).next() + number).next());
                Optional<PlayedOut> game = playout.play(start.state(), side, random, stopped);
                if (game.isEmpty()) {
                    return;
                }
                start.games().add(game.get());
            }
            if (number % each == 0 || number == games) {
                told.accept(new Standing((double) number / games, starts.stream().map(Start::found)
                        .sorted(Comparator.comparingDouble((Candidate one) -> -one.chance().value())).toList()));
            }
        }
    }
}
