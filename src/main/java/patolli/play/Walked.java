package patolli.play;

import java.util.List;
import java.util.Optional;
import patolli.rules.Event;
import patolli.rules.Leg;

/** Where pieces have gone on the board. */
public final class Walked {
    private Walked() { }

    /** Where pieces have gone in a turn by its own move. */
    public static List<Leg> of(Turn turn) {
        return turn.events().stream().flatMap(event -> played(turn, event).stream()).toList();
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
