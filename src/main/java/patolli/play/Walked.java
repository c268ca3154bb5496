package patolli.play;

import java.util.ArrayList;
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

    /**
     * Where pieces have gone in the last turns of a game, each all that one side did before another moved; the last
     * turn first, and in a turn the last leg last. Turns in which none went are left out.
     *
     * @param history the decisions of a contest, oldest first
     * @param most    how many turns at most
     */
    public static List<List<Leg>> turns(List<Turn> history, int most) {
        List<List<Turn>> turns = new ArrayList<>();
        for (Turn turn : history.reversed()) {
            if (turn.decision() instanceof Decision.Bet) {
                break;
            }
            if (turns.isEmpty() || turns.getLast().getLast().before().mover() != turn.before().mover()) {
                turns.add(new ArrayList<>());
            }
            turns.getLast().add(turn);
        }
        return turns.stream().map(parts -> parts.reversed().stream().flatMap(part -> of(part).stream()).toList())
                .filter(legs -> !legs.isEmpty()).limit(most).toList();
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
