package patolli.ai.rollout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.IntStream;
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
 * All moves get the same casts as far as they go, so that chance favours none of them, and the same number of games.
 * Games are played by as many threads as there are processors; which of them plays a game changes nothing in it.
 */
public final class Rollout {
    /** So often is told how it stands. */
    private static final int TELLINGS = 50;
    /** So many of the first games are told one by one. */
    private static final int FIRST = 4;
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
            return new Candidate(move, text, mean.of(games.size()), games.size());
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
     * @param stopped  whether to stop, asked before each decision, by several threads; what was found until then stands
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
        int done = 0;
        while (done < games) {
            // the first few are told as they come
            int block = Math.min(games - done, done < FIRST ? 1 : each);
            if (!play(starts, side, seed, done, block, stopped)) {
                return;
            }
            done += block;
            told.accept(new Standing((double) done / games, starts.stream().map(Start::found)
                    .sorted(Comparator.comparingDouble((Candidate one) -> -one.chance().value())).toList()));
        }
    }

    /** So many games more from each start. @return whether all were played to their end */
    private boolean play(List<Start> starts, Side side, long seed, int done, int block, BooleanSupplier stopped) {
        List<Optional<PlayedOut>> games = IntStream.range(0, block * starts.size()).parallel().mapToObj(at -> {
            int number = done + 1 + at / starts.size();
            // so mixed that neighbouring numbers have nothing in common
            QuickRandom random = new QuickRandom(new QuickRandom(new QuickRandom(seed).next() + number).next());
            return playout.play(starts.get(at % starts.size()).state(), side, random, stopped);
        }).toList();
        if (games.stream().anyMatch(Optional::isEmpty)) {
            return false;
        }
        for (int at = 0; at < games.size(); at++) {
            starts.get(at % starts.size()).games().add(games.get(at).orElseThrow());
        }
        return true;
    }
}
