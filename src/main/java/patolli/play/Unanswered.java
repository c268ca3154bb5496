package patolli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import patolli.rules.Event;
import patolli.rules.Leg;
import patolli.rules.Phase;
import patolli.rules.Side;

/** What the others have played, as it can still be seen on the board, that somebody has not answered yet. */
public final class Unanswered {
    private Unanswered() { }

    /** Where the others' pieces have gone by their own moves since a side last chose one, or since a game began. */
    public static List<Leg> legs(List<Turn> history, Side side) {
        int first = history.size();
        while (first > 0 && !answers(history.get(first - 1), side)) {
            first--;
        }
        List<Leg> legs = new ArrayList<>();
        for (Turn turn : history.subList(first, history.size())) {
            of(turn).stream().filter(leg -> leg.side() != side).forEach(legs::add);
        }
        return legs;
    }

    /** Where pieces have gone in a turn by its own move. */
    public static List<Leg> of(Turn turn) {
        return turn.events().stream().flatMap(event -> played(turn, event).stream()).toList();
    }

    private static boolean answers(Turn turn, Side side) {
        return switch (turn.decision()) {
            case Decision.Move _ -> turn.before().mover() == side || turn.after().phase() == Phase.BET;
            case Decision.Bet _ -> true;
            case Decision.Cast _ -> false;
        };
    }

    private static Optional<Leg> played(Turn turn, Event event) {
        return switch (event) {
            case Event.Entered _, Event.Moved _, Event.PairMoved _, Event.SteppedBack _, Event.BorneOff _ ->
                    turn.after().leg(event);
            case Event.Cast _, Event.Begins _, Event.Tied _, Event.Bet _, Event.DirectionChosen _, Event.Bumped _,
                    Event.Cut _, Event.Captured _, Event.Settled _, Event.Forfeit _, Event.ExtraTurn _,
                    Event.WillMiss _, Event.WillStepBack _, Event.Passed _, Event.DieLost _, Event.Bankrupt _,
                    Event.GameWon _, Event.PoolTaken _, Event.PotShared _, Event.ContestWon _, Event.Drawn _,
                    Event.NextGame _, Event.TurnPassed _ -> Optional.empty();
        };
    }
}
