package patolli.save;

import static java.util.Comparator.naturalOrder;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import patolli.play.Decision;
import patolli.play.Level;
import patolli.play.Seat;
import patolli.play.Seats;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.Side;
import patolli.rules.State;

/**
 * What one contest adds to the statistics.
 *
 * @param contest by which it is known again: when it began, and the first digits of its seal
 * @param game    the kind of game
 * @param casts   how many were made
 * @param games   of the contest, by who played against the players: the level of the computer that played, of several
 *                the weakest ({@code mirror}), or {@code player} where players were among themselves; what computers
 *                played among themselves is nobody's and counts nowhere
 * @param whole   the contest itself likewise, by the weakest level that was played in it; empty as long as it is not
 *                over
 */
public record Tally(String contest, String game, int casts, Map<String, Score> games, Map<String, Score> whole) {
    private static final int DIGITS = 16;

    /** @param won by a player, alone or with a partner; among themselves nobody counts as the winner */
    public record Score(int played, int won) {
        static final Score NONE = new Score(0, 0);

        Score plus(Score other) {
            return new Score(played + other.played, won + other.won);
        }
    }

    public Tally {
        games = Map.copyOf(games);
        whole = Map.copyOf(whole);
    }

    /** Whether there is nothing in it that counts yet. */
    public boolean isEmpty() {
        return games.isEmpty() && whole.isEmpty();
    }

    /** What a save tells. */
    public static Tally of(SavedGame saved) {
        Map<String, Score> games = new TreeMap<>();
        Map<String, Score> whole = new TreeMap<>();
        List<Turn> history = saved.sitting().history();
        int casts = 0;
        for (int i = 0; i < history.size(); i++) {
            Turn turn = history.get(i);
            Seats seats = saved.seated().get(i);
            casts += turn.decision() instanceof Decision.Cast ? 1 : 0;
            turn.events().forEach(event -> count(event, seats, weakest(List.of(seats)), games));
        }
        State end = saved.sitting().state();
        if (saved.isOver()) {
            List<Seats> seated = saved.seated().isEmpty() ? List.of(saved.seats()) : saved.seated();
            add(end.winners(), seated.getLast(), weakest(seated), whole);
        }
        return new Tally(key(saved.header()), saved.header().game().name(), casts, games, whole);
    }

    /** By what a contest that began so is known again. */
    public static String key(Header header) {
        return header.begun() + " " + header.seal().hex().substring(0, DIGITS);
    }

    /** Whether it is over, and somebody played it against a computer. */
    boolean isAgainstComputers() {
        return whole.keySet().stream().anyMatch(opponent -> !opponent.equals(Seat.PLAYER.key()));
    }

    /** At which level the weakest computer played; empty where none did. */
    private static Optional<Level> weakest(List<Seats> seated) {
        return seated.stream().flatMap(seats -> seats.computers().stream().map(seats::level)).min(naturalOrder());
    }

    private static void count(Event event, Seats seats, Optional<Level> level, Map<String, Score> games) {
        switch (event) {
            case Event.GameWon won -> add(won.sides(), seats, level, games);
            // A side that can't pay loses the game that is under way, and the contest with it.
            case Event.PoolTaken ruin -> add(Set.of(ruin.side()), seats, level, games);
            case Event.Drawn _ -> add(Set.of(), seats, level, games);
            case Event.Cast _, Event.Begins _, Event.Tied _, Event.Bet _, Event.Entered _, Event.DirectionChosen _,
                    Event.Moved _, Event.PairMoved _, Event.Bumped _, Event.Cut _, Event.Captured _, Event.Settled _,
                    Event.SteppedBack _, Event.BorneOff _, Event.Forfeit _, Event.ExtraTurn _, Event.WillMiss _,
                    Event.WillStepBack _, Event.Passed _, Event.DieLost _, Event.Bankrupt _, Event.PotShared _,
                    Event.ContestWon _, Event.NextGame _, Event.TurnPassed _ -> { }
        }
    }

    private static void add(Set<Side> winners, Seats seats, Optional<Level> level, Map<String, Score> scores) {
        if (seats.players().isEmpty()) {
            return;
        }
        boolean alone = seats.computers().isEmpty();
        boolean won = !alone && winners.stream().anyMatch(side -> seats.of(side) == Seat.PLAYER);
        scores.merge(alone ? Seat.PLAYER.key() : level.orElseThrow().key(), new Score(1, won ? 1 : 0), Score::plus);
    }
}
