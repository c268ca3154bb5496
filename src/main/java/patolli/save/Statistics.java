package patolli.save;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * What has been played so far, as the sum of what each contest adds. A contest that is counted again replaces what
 * it had added: nothing counts twice, however often a contest is cut off, taken up again or copied. Immutable.
 */
public final class Statistics {
    /** Nothing has been played. */
    public static final Statistics NONE = new Statistics(Map.of());

    private final Map<String, Tally> contests;

    private Statistics(Map<String, Tally> contests) {
        this.contests = contests;
    }

    /**
     * A sum over contests.
     *
     * @param contests those that are over, by opponent: a seat's key as in {@link Tally}
     * @param games    those that are decided, likewise
     * @param longest  how many casts the longest contest took that is over; 0 if none is
     */
    public record Sum(Map<String, Tally.Score> contests, Map<String, Tally.Score> games, int longest) {

        /** How many contests are over, whoever played. */
        public int contestsPlayed() {
            return contests.values().stream().mapToInt(Tally.Score::played).sum();
        }

        /** How many games are decided, whoever played. */
        public int gamesPlayed() {
            return games.values().stream().mapToInt(Tally.Score::played).sum();
        }
    }

    static Statistics of(Collection<Tally> tallies) {
        Map<String, Tally> contests = new LinkedHashMap<>();
        tallies.forEach(tally -> contests.put(tally.contest(), tally));
        return new Statistics(contests);
    }

    /** With this contest as it is now, in place of what it was. */
    public Statistics with(Tally tally) {
        Map<String, Tally> now = new LinkedHashMap<>(contests);
        now.put(tally.contest(), tally);
        return new Statistics(now);
    }

    /** Over all kinds of games. */
    public Sum all() {
        return sum(tally -> true);
    }

    /** Over one kind of game: {@code patolli}. */
    public Sum of(String game) {
        return sum(tally -> tally.game().equals(game));
    }

    private Sum sum(Predicate<Tally> which) {
        Map<String, Tally.Score> whole = new TreeMap<>();
        Map<String, Tally.Score> games = new TreeMap<>();
        int longest = 0;
        for (Tally tally : contests.values()) {
            if (which.test(tally)) {
                tally.whole().forEach((opponent, score) -> whole.merge(opponent, score, Tally.Score::plus));
                tally.games().forEach((opponent, score) -> games.merge(opponent, score, Tally.Score::plus));
                longest = tally.whole().isEmpty() ? longest : Math.max(longest, tally.casts());
            }
        }
        return new Sum(whole, games, longest);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Statistics all && contests.equals(all.contests);
    }

    @Override
    public int hashCode() {
        return contests.hashCode();
    }

    @Override
    public String toString() {
        return contests.values().toString();
    }
}
