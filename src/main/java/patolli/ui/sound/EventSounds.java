package patolli.ui.sound;

import java.util.Set;
import patolli.audio.Effect;
import patolli.play.Seats;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.ui.table.TableSounds;

/** The table of events and their sounds. */
public final class EventSounds {
    private static final Sounding IN_WORDS = new Sounding.Silent("it is told in words");
    private static final Sounding HEARD_BEFORE = new Sounding.Silent("what led to it has just been heard");

    private EventSounds() { }

    /** How an event of a turn is heard at a table by those who sit there. */
    public static Sounding of(Turn turn, Event event, Seats seats, TableSounds sounds) {
        return sounds.own(event).map(EventSounds::heard).orElseGet(() -> common(turn, event, seats, sounds));
    }

    private static Sounding common(Turn turn, Event event, Seats seats, TableSounds sounds) {
        return switch (event) {
            case Event.Cast _ -> heard(Effect.BEANS_THROWN);
            case Event.Bet _ -> heard(Effect.BET);
            case Event.Entered _ -> heard(Effect.ENTRY);
            case Event.Moved _, Event.PairMoved _, Event.SteppedBack _ -> heard(Effect.STEP);
            case Event.Bumped _, Event.Cut _, Event.Captured _ -> heard(Effect.BUMP);
            case Event.Settled _, Event.BorneOff _ -> heard(Effect.BEAR_OFF);
            case Event.Forfeit forfeit -> heard(forfeit.cause() == Event.Cause.TRIANGLE ? Effect.TRIANGLE
                    : Effect.FORFEIT);
            case Event.PoolTaken _, Event.PotShared _ -> heard(Effect.FORFEIT);
            case Event.ExtraTurn _ -> heard(Effect.EXTRA_TURN);
            case Event.GameWon won -> game(turn, won, seats, sounds);
            case Event.ContestWon won -> heard(haveLostTo(Set.of(won.side()), seats) ? Effect.CONTEST_LOST
                    : Effect.CONTEST_WON);
            case Event.WillMiss _, Event.WillStepBack _, Event.Passed _, Event.DieLost _ -> IN_WORDS;
            case Event.Begins _, Event.Tied _, Event.Bankrupt _ -> HEARD_BEFORE;
            case Event.DirectionChosen _ -> new Sounding.Silent("the move that chooses it is heard");
            case Event.Drawn _ -> heard(Effect.DIE_LOST);
            case Event.NextGame _ -> new Sounding.Silent("the bet that follows is heard");
            case Event.TurnPassed _ -> new Sounding.Silent("the next cast is heard");
        };
    }

    private static Sounding heard(Effect effect) {
        return new Sounding.Heard(effect);
    }

    private static Sounding game(Turn turn, Event.GameWon won, Seats seats, TableSounds sounds) {
        if (turn.after().phase() == Phase.OVER
                && turn.events().stream().anyMatch(Event.ContestWon.class::isInstance)) {
            return new Sounding.Silent("the end of the whole contest is heard");
        }
        return heard(haveLostTo(won.sides(), seats) ? sounds.lost() : sounds.won());
    }

    /** Whether players have lost to those sides; where computers are among themselves, nobody has. */
    private static boolean haveLostTo(Set<Side> winners, Seats seats) {
        return !seats.players().isEmpty() && seats.computers().containsAll(winners);
    }
}
