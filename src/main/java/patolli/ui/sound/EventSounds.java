package patolli.ui.sound;

import static java.util.Map.entry;

import java.util.Map;
import java.util.function.BiFunction;
import patolli.audio.Effect;
import patolli.play.Seats;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.Phase;
import patolli.rules.Side;

/** The table of events and their sounds. */
public final class EventSounds {
    private static final String ITS_WORDS = "it is told in words";
    private static final String SEEN_BEFORE = "what led to it has just been heard";

    /** Every kind of event; where it depends on the event or on who plays, a question is asked. */
    private static final Map<Class<? extends Event>, BiFunction<Happening, Seats, Sounding>> ALL = Map.ofEntries(
            entry(Event.Cast.class, heard(Effect.BEANS_THROWN)),
            entry(Event.Begins.class, silent(SEEN_BEFORE)),
            entry(Event.Tied.class, silent(SEEN_BEFORE)),
            entry(Event.Bet.class, heard(Effect.BET)),
            entry(Event.Entered.class, heard(Effect.ENTRY)),
            entry(Event.DirectionChosen.class, silent("the move that chooses it is heard")),
            entry(Event.Moved.class, heard(Effect.STEP)),
            entry(Event.PairMoved.class, heard(Effect.STEP)),
            entry(Event.Bumped.class, heard(Effect.BUMP)),
            entry(Event.Cut.class, heard(Effect.BUMP)),
            entry(Event.Captured.class, heard(Effect.BUMP)),
            entry(Event.Settled.class, heard(Effect.BEAR_OFF)),
            entry(Event.SteppedBack.class, heard(Effect.STEP)),
            entry(Event.BorneOff.class, heard(Effect.BEAR_OFF)),
            entry(Event.Forfeit.class, (happening, seats) -> new Sounding.Heard(
                    ((Event.Forfeit) happening.event()).cause() == Event.Cause.TRIANGLE
                            ? Effect.TRIANGLE : Effect.FORFEIT)),
            entry(Event.ExtraTurn.class, heard(Effect.EXTRA_TURN)),
            entry(Event.WillMiss.class, silent(ITS_WORDS)),
            entry(Event.WillStepBack.class, silent(ITS_WORDS)),
            entry(Event.Passed.class, silent(ITS_WORDS)),
            entry(Event.DieLost.class, silent(ITS_WORDS)),
            entry(Event.Bankrupt.class, silent(SEEN_BEFORE)),
            entry(Event.GameWon.class, EventSounds::game),
            entry(Event.PoolTaken.class, heard(Effect.FORFEIT)),
            entry(Event.PotShared.class, heard(Effect.FORFEIT)),
            entry(Event.ContestWon.class, (happening, seats) -> new Sounding.Heard(
                    isHis(((Event.ContestWon) happening.event()).side(), seats) ? Effect.CONTEST_LOST
                            : Effect.CONTEST_WON)),
            entry(Event.Drawn.class, silent("nobody has anything to cheer")),
            entry(Event.NextGame.class, silent("the bet that follows is heard")),
            entry(Event.TurnPassed.class, silent("the next cast is heard")));

    private EventSounds() { }

    private record Happening(Turn turn, Event event) { }

    private static BiFunction<Happening, Seats, Sounding> heard(Effect effect) {
        return (happening, seats) -> new Sounding.Heard(effect);
    }

    private static BiFunction<Happening, Seats, Sounding> silent(String why) {
        return (happening, seats) -> new Sounding.Silent(why);
    }

    private static Sounding game(Happening happening, Seats seats) {
        if (happening.turn().after().phase() == Phase.OVER
                && happening.turn().events().stream().anyMatch(Event.ContestWon.class::isInstance)) {
            return new Sounding.Silent("the end of the whole contest is heard");
        }
        boolean lost = ((Event.GameWon) happening.event()).sides().stream().allMatch(side -> isHis(side, seats));
        return new Sounding.Heard(lost ? Effect.GAME_LOST : Effect.GAME_WON);
    }

    /** Whether players have lost to that side; where computers are among themselves, nobody has. */
    private static boolean isHis(Side side, Seats seats) {
        return seats.computers().contains(side) && !seats.players().isEmpty();
    }

    /** How an event of a turn is heard by those who sit there. */
    public static Sounding of(Turn turn, Event event, Seats seats) {
        return ALL.getOrDefault(event.getClass(), silent("nobody has thought of it"))
                .apply(new Happening(turn, event), seats);
    }

    /** Whether that kind of event has its line in the table. */
    static boolean knows(Class<?> kind) {
        return ALL.containsKey(kind);
    }
}
