package patolli.ui.ending;

import java.util.Optional;
import java.util.stream.Stream;
import patolli.play.Decision;
import patolli.play.Seat;
import patolli.play.Seats;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.Side;
import patolli.text.Texts;

/** Why a game or a contest ended, and what it was about: read from the events of its last turn. */
public final class EndReason {
    private final Texts texts;
    private final Texts colours;

    /**
     * @param texts   the bundle {@code ending}
     * @param colours the bundle {@code story}
     */
    public EndReason(Texts texts, Texts colours) {
        this.texts = texts;
        this.colours = colours;
    }

    /** In a sentence or two; empty where nothing was at stake, and when nothing ended. */
    public String of(Turn turn, Seats seats) {
        Optional<Side> ruined = events(turn, Event.Bankrupt.class).map(Event.Bankrupt::side).findFirst();
        Optional<Event.GameWon> won = events(turn, Event.GameWon.class).findFirst();
        int pool = won.map(Event.GameWon::amount)
                .or(() -> events(turn, Event.PoolTaken.class).map(Event.PoolTaken::amount).findFirst()).orElse(0);
        return ruined.map(side -> say("why." + ruin(turn, won.isPresent()), side, turn, seats, pool))
                .or(() -> won.filter(game -> pool > 0).map(game ->
                        say("why.game", game.sides().iterator().next(), turn, seats, pool)))
                .orElse("");
    }

    /** What could not be paid; {@code bet}: nothing is left for another game. */
    private static String ruin(Turn turn, boolean gameWon) {
        if (gameWon) {
            return "bet";
        }
        if (turn.decision() instanceof Decision.Cast) {
            return "forfeit";
        }
        return events(turn, Event.BorneOff.class).findAny().isPresent() ? "bearOff" : "triangle";
    }

    /** Gaps: the side's colour, the pool, what the side could still pay. */
    private String say(String key, Side side, Turn turn, Seats seats, int pool) {
        int paid = events(turn, Event.Forfeit.class).filter(forfeit -> forfeit.from() == side)
                .mapToInt(Event.Forfeit::amount).sum();
        String form = seats.mirror().isEmpty() ? ".side" : seats.of(side) == Seat.MIRROR ? ".mirror" : ".you";
        return texts.get(key + form, colours.get("side." + side.key()), pool, paid);
    }

    private static <E extends Event> Stream<E> events(Turn turn, Class<E> kind) {
        return turn.events().stream().filter(kind::isInstance).map(kind::cast);
    }
}
