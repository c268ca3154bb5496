package patolli.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import patolli.play.Seat;
import patolli.play.Seats;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.Side;

/**
 * Tells what happens in sentences: one an event at most, each short enough for the feedback line. Every sentence has
 * three forms in the bundle {@code story}: {@code .you} and {@code .mirror} when one plays against Smoking Mirror,
 * {@code .side} when all sides are players, who are then named by their colour.
 */
public final class Narrator {
    private final Texts texts;

    public Narrator(Texts texts) {
        this.texts = texts;
    }

    /** A turn in one line; empty when there is nothing to tell. */
    public String tell(Turn turn, Seats seats) {
        return String.join(" ", sentences(turn, seats));
    }

    /** A turn, a sentence an event; events that go without saying have none. */
    public List<String> sentences(Turn turn, Seats seats) {
        List<String> sentences = new ArrayList<>();
        for (Event event : turn.events()) {
            sentence(turn, event, seats).ifPresent(sentences::add);
        }
        return sentences;
    }

    /** A side's name in a list or a heading. */
    public String name(Side side, Seats seats) {
        return texts.get("name." + form(side, seats), colour(side));
    }

    /** A number of assets of different kinds: {@code 2 dimes and a pocketknife}. */
    public String assets(List<String> ids) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        ids.forEach(id -> counts.merge(id, 1, Integer::sum));
        List<String> parts = counts.entrySet().stream().map(e -> texts.get("asset." + e.getKey(), e.getValue()))
                .toList();
        if (parts.size() < 2) {
            return String.join("", parts);
        }
        return texts.get("list.last", String.join(texts.get("list.between"), parts.subList(0, parts.size() - 1)),
                parts.getLast());
    }

    private Optional<String> sentence(Turn turn, Event event, Seats seats) {
        return switch (event) {
            case Event.Cast cast -> Optional.of(cast.cast().contains(",")
                    ? say("threw", cast.side(), seats, cast.cast().replace(",", texts.get("list.between")))
                    : say("cast", cast.side(), seats, Integer.valueOf(cast.cast())));
            case Event.Bet bet when bet.side() == turn.before().sides().getFirst() ->
                    Optional.of(texts.get("bet", "", bet.amount()));
            case Event.Entered entered -> Optional.of(say("entered", entered.side(), seats));
            case Event.Moved moved -> Optional.of(say("moved", moved.side(), seats,
                    turn.before().game().distance(moved.side(), moved.from(), moved.to())));
            case Event.Bumped bumped -> Optional.of(say("bumped", bumped.side(), seats));
            case Event.BorneOff off -> Optional.of(say("borneOff", off.side(), seats));
            case Event.Forfeit forfeit -> Optional.of(say("forfeit." + forfeit.cause().name(), forfeit.from(), seats,
                    forfeit.assets().isEmpty() ? texts.get("coins", forfeit.amount()) : assets(forfeit.assets())));
            case Event.ExtraTurn extra -> Optional.of(say("extraTurn", extra.side(), seats));
            case Event.Passed passed when !paid(turn) -> Optional.of(say("passed", passed.side(), seats));
            case Event.Bankrupt bankrupt -> Optional.of(say("bankrupt", bankrupt.side(), seats));
            case Event.GameWon won -> Optional.of(say(won.amount() > 0 ? "gameWon" : "won",
                    won.sides().iterator().next(), seats, won.amount()));
            case Event.ContestWon won -> Optional.of(say("contestWon", won.side(), seats));
            default -> Optional.empty();
        };
    }

    private static boolean paid(Turn turn) {
        return turn.events().stream().anyMatch(Event.Forfeit.class::isInstance);
    }

    private String say(String key, Side side, Seats seats, Object... more) {
        Object[] gaps = new Object[more.length + 1];
        gaps[0] = colour(side);
        System.arraycopy(more, 0, gaps, 1, more.length);
        return texts.get(key + "." + form(side, seats), gaps);
    }

    private String colour(Side side) {
        return texts.get("side." + side.key());
    }

    private static String form(Side side, Seats seats) {
        if (seats.mirror().isEmpty()) {
            return "side";
        }
        return seats.of(side) == Seat.MIRROR ? "mirror" : "you";
    }
}
