package patolli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import patolli.rules.Event;
import patolli.rules.Phase;
import patolli.rules.Side;

/**
 * Where a piece went, by the squares of the events that told of it.
 *
 * @param from empty when it came out of the hand
 * @param to   empty when it was borne off
 */
public record LastMove(Side side, OptionalInt from, OptionalInt to) {

    /** What the others have played since a side last chose a move (or a game began), oldest first. */
    public static List<LastMove> unanswered(List<Turn> history, Side side) {
        int first = history.size();
        while (first > 0 && !answers(history.get(first - 1), side)) {
            first--;
        }
        List<LastMove> moves = new ArrayList<>();
        for (Turn turn : history.subList(first, history.size())) {
            of(turn).stream().filter(move -> move.side() != side).forEach(moves::add);
        }
        return moves;
    }

    /** Where pieces went in a turn; none in a cast or a bet. */
    public static List<LastMove> of(Turn turn) {
        return turn.events().stream().flatMap(event -> of(event).stream()).toList();
    }

    private static boolean answers(Turn turn, Side side) {
        return switch (turn.decision()) {
            case Decision.Move move -> turn.before().mover() == side || turn.after().phase() == Phase.BET;
            case Decision.Bet bet -> true;
            case Decision.Cast cast -> false;
        };
    }

    private static LastMove gone(Side side, int from, int to) {
        return new LastMove(side, OptionalInt.of(from), OptionalInt.of(to));
    }

    private static Optional<LastMove> of(Event event) {
        return switch (event) {
            case Event.Entered entered -> Optional.of(new LastMove(entered.side(), OptionalInt.empty(),
                    OptionalInt.of(entered.to())));
            case Event.Moved moved -> Optional.of(gone(moved.side(), moved.from(), moved.to()));
            case Event.PairMoved moved -> Optional.of(gone(moved.side(), moved.from(), moved.to()));
            case Event.SteppedBack back -> Optional.of(gone(back.side(), back.from(), back.to()));
            case Event.BorneOff off -> Optional.of(new LastMove(off.side(), OptionalInt.of(off.from()),
                    OptionalInt.empty()));
            case Event.Cast _, Event.Begins _, Event.Tied _, Event.Bet _, Event.DirectionChosen _, Event.Bumped _,
                    Event.Cut _, Event.Captured _, Event.Settled _, Event.Forfeit _, Event.ExtraTurn _,
                    Event.WillMiss _, Event.WillStepBack _, Event.Passed _, Event.DieLost _, Event.Bankrupt _,
                    Event.GameWon _, Event.PoolTaken _, Event.PotShared _, Event.ContestWon _, Event.Drawn _,
                    Event.NextGame _, Event.TurnPassed _ -> Optional.empty();
        };
    }
}
