package patolli.save;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import patolli.play.Skill;

/**
 * What has been played so far, as the sum of what each contest adds. A contest that is counted again replaces what
 * it had added: nothing counts twice, however often a contest is cut off, taken up again or copied. Immutable.
 */
public final class Statistics {
    /** Nothing has been played. */
    public static final Statistics NONE = new Statistics(Map.of(), Map.of());

    private final Map<String, Tally> contests;
    /** Of contests that have been reviewed. */
    private final Map<String, Skill> skills;

    private Statistics(Map<String, Tally> contests, Map<String, Skill> skills) {
        this.contests = contests;
        this.skills = skills;
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

    static Statistics of(Collection<Tally> tallies, Map<String, Skill> skills) {
        Map<String, Tally> contests = new LinkedHashMap<>();
        tallies.forEach(tally -> contests.put(tally.contest(), tally));
        return new Statistics(contests, Map.copyOf(skills));
    }

    /** With this contest as it is now, in place of what it was. */
    public Statistics with(Tally tally) {
        Map<String, Tally> now = new LinkedHashMap<>(contests);
        now.put(tally.contest(), tally);
        return new Statistics(now, skills);
    }

    /** The same, and what in it was skill and what was luck. */
    public Statistics with(Tally tally, Skill skill) {
        Map<String, Skill> known = new LinkedHashMap<>(skills);
        known.put(tally.contest(), skill);
        return new Statistics(with(tally).contests, known);
    }

    /** Over all kinds of games. */
    public Sum all() {
        return sum(tally -> true);
    }

    /** Over one kind of game: {@code patolli}. */
    public Sum of(String game) {
        return sum(tally -> tally.game().equals(game));
    }

    /** What was skill and what was luck, of each contest of a game that is over and has been reviewed. */
    public List<Skill> skills(String game) {
        return contests.values().stream().filter(tally -> tally.game().equals(game) && tally.isAgainstComputers())
                .map(Tally::contest).filter(skills::containsKey).map(skills::get).toList();
    }

    /** Contests against computers that are over and have not been reviewed, by {@link Tally#contest()}. */
    public Set<String> unreviewed() {
        return contests.values().stream().filter(Tally::isAgainstComputers).map(Tally::contest)
                .filter(contest -> !skills.containsKey(contest)).collect(Collectors.toUnmodifiableSet());
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
        return other instanceof Statistics all && contests.equals(all.contests) && skills.equals(all.skills);
    }

    @Override
    public int hashCode() {
        return Objects.hash(contests, skills);
    }

    @Override
    public String toString() {
        return contests.values().toString();
    }
}
