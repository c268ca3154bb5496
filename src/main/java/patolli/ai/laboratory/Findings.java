package patolli.ai.laboratory;

import java.util.List;
import patolli.ai.measure.Interval;
import patolli.rules.Side;

/**
 * What games with one set of options have shown so far.
 *
 * @param equal   games between players of one strength
 * @param unequal games of one better player against weaker ones
 * @param even    which part of the games one side, or one pair, would win where nothing favours it
 */
public record Findings(List<PlayedGame> equal, List<PlayedGame> unequal, double even) {
    /** So many seconds are reckoned for a cast at a table: to shake, to throw, to read it, to choose and to move. */
    public static final int SECONDS_A_CAST = 6;

    /** A copy that cannot be changed. */
    public Findings {
        equal = List.copyOf(equal);
        unequal = List.copyOf(unequal);
    }

    /** How long each game between equals was, in casts. */
    public List<Integer> lengths() {
        return equal.stream().map(PlayedGame::casts).toList();
    }

    /** How long a game between equals is, in casts. */
    public Interval casts() {
        return Interval.mean(lengths());
    }

    /** How many minutes that many casts are reckoned to take at a table. */
    public static double minutes(double casts) {
        return casts * SECONDS_A_CAST / 60;
    }

    /** In which part of the decided games between equals whoever began was among the winners. */
    public Interval first() {
        List<PlayedGame> decided = decided(equal);
        return Interval.share(decided.stream().filter(game -> game.winners().contains(game.first())).count(),
                decided.size());
    }

    /** In which part of the decided games between equals a side won, alone or with a partner. */
    public Interval wins(Side side) {
        List<PlayedGame> decided = decided(equal);
        return Interval.share(decided.stream().filter(game -> game.winners().contains(side)).count(), decided.size());
    }

    /** Which part of the decisions between equals mattered, of all moves, forced ones too. */
    public Interval mattered() {
        return Interval.ratio(equal.stream().map(PlayedGame::mattered).toList(),
                equal.stream().map(PlayedGame::decisions).toList());
    }

    /** In which part of the decided games the better player won. */
    public Interval better() {
        List<PlayedGame> decided = decided(unequal);
        return Interval.share(decided.stream().filter(game -> game.winners().stream().anyMatch(game.better()::contains))
                .count(), decided.size());
    }

    /** Which part of the games between equals was drawn. */
    public Interval draws() {
        return Interval.share(equal.size() - decided(equal).size(), equal.size());
    }

    private static List<PlayedGame> decided(List<PlayedGame> games) {
        return games.stream().filter(game -> !game.winners().isEmpty()).toList();
    }
}
