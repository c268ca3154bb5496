package patolli.text;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import patolli.play.Seats;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.Side;

/** The words of one event of a turn. */
final class EventWords {
    private final Texts texts;
    private final Turn turn;
    private final int nth;
    private final Names names;

    /** @param texts the words of the turn's game */
    EventWords(Texts texts, Turn turn, int nth, Seats seats) {
        this.texts = texts;
        this.turn = turn;
        this.nth = nth;
        names = new Names(texts, seats);
    }

    /** A sentence; empty when the event goes without saying beside another, or by what can be seen. */
    Optional<String> sentence() {
        return switch (turn.events().get(nth)) {
            case Event.Cast cast -> Optional.of(cast(cast));
            case Event.Begins begins -> say("begins", begins.side());
            case Event.Tied tied -> Optional.of(texts.get("tied", names.all(tied.sides())));
            case Event.Bet bet -> bet.side() == turn.before().sides().getFirst()
                    ? Optional.of(texts.get("bet", bet.amount())) : Optional.empty();
            case Event.Entered entered -> say("entered", entered.side());
            case Event.DirectionChosen chosen -> say("directionChosen", chosen.side(),
                    texts.get(chosen.direction().equals("+") ? "direction.clockwise" : "direction.anticlockwise"));
            case Event.Moved moved -> say(orToo("moved"), moved.side(), steps(moved));
            case Event.PairMoved moved -> say("pairMoved", moved.side(), steps(moved));
            case Event.SteppedBack back -> say("steppedBack", back.side(), steps(back));
            case Event.BorneOff off -> say(orToo("borneOff"), off.side());
            case Event.Bumped bumped -> say("bumped", bumped.side());
            case Event.Cut cut -> say(orToo("cut"), cut.side());
            case Event.Captured captured -> say(orToo("captured"), captured.side());
            case Event.Settled settled -> say(takes() ? "settledThere" : "settled", settled.side());
            case Event.Forfeit forfeit -> forfeit(forfeit);
            case Event.ExtraTurn extra -> say("extraTurn", extra.side());
            case Event.WillMiss will -> say("willMiss", will.side());
            case Event.WillStepBack will -> say("willStepBack", will.side());
            case Event.Passed passed -> paidForNoMove(passed) ? Optional.empty()
                    : say("passed." + passed.reason().name(), passed.side());
            case Event.DieLost lost -> say("dieLost", lost.side(), lost.die());
            case Event.Bankrupt bankrupt -> say("bankrupt", bankrupt.side());
            case Event.GameWon won -> won(won);
            case Event.PotShared share -> isWholePot(share) ? Optional.empty()
                    : say("potShared", share.side(), texts.get("coins", share.amount()));
            case Event.ContestWon won -> say("contestWon", won.side());
            case Event.Drawn _ -> Optional.of(texts.get("drawn"));
            case Event.PoolTaken _, Event.NextGame _, Event.TurnPassed _ -> Optional.empty();
        };
    }

    private String cast(Event.Cast cast) {
        List<Integer> thrown = Stream.of(cast.cast().split(",")).map(Integer::valueOf).toList();
        boolean doublet = thrown.size() > 1 && thrown.stream().distinct().count() == 1;
        return text(doublet ? "castDouble" : "cast", cast.side(), thrown.toArray());
    }

    private Optional<String> won(Event.GameWon won) {
        List<Side> winners = turn.before().sides().stream().filter(won.sides()::contains).toList();
        if (winners.size() == 1) {
            return say(won.amount() > 0 ? "gameWon" : "won", winners.getFirst(), won.amount());
        }
        Side first = winners.stream().filter(side -> names.form(side).equals("you")).findFirst()
                .orElse(winners.getFirst());
        List<Side> named = winners.stream().filter(side -> !names.form(side).equals("you")).toList();
        return say("partnersWon", first, names.all(named));
    }

    /** Several payments for one cause are told at once, by the first. */
    private Optional<String> forfeit(Event.Forfeit forfeit) {
        List<Event.Forfeit> all = turn.events().stream().filter(Event.Forfeit.class::isInstance)
                .map(Event.Forfeit.class::cast).filter(other -> other.cause() == forfeit.cause()).toList();
        if (turn.events().indexOf(all.getFirst()) != nth) {
            return Optional.empty();
        }
        boolean several = all.size() > 1;
        int amount = all.stream().mapToInt(Event.Forfeit::amount).sum();
        // What all the others pay is told of the one whom they pay.
        Side side = several && forfeit.cause() == Event.Cause.BEAR_OFF ? forfeit.to().orElseThrow() : forfeit.from();
        return say("forfeit." + forfeit.cause().name() + (several ? ".all" : "") + (amount == 0 ? ".nothing" : ""),
                side,
                forfeit.assets().isEmpty() ? coins(amount) : assets(texts, forfeit.assets()),
                forfeit.to().map(names::object).orElse(""));
    }

    private String coins(int amount) {
        return texts.get("coins", amount);
    }

    /** A number of assets of different kinds. */
    static String assets(Texts texts, List<String> ids) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        ids.forEach(id -> counts.merge(id, 1, Integer::sum));
        return Names.list(texts, counts.entrySet().stream()
                .map(asset -> texts.get("asset." + asset.getKey(), asset.getValue())).toList());
    }

    private boolean paidForNoMove(Event.Passed passed) {
        return passed.reason() == Event.Reason.NO_MOVE && turn.events().stream()
                .anyMatch(event -> event instanceof Event.Forfeit forfeit && forfeit.cause() == Event.Cause.NO_MOVE);
    }

    private boolean isWholePot(Event.PotShared share) {
        return turn.events().stream().anyMatch(event -> event instanceof Event.GameWon won && won.sides().size() == 1
                && won.amount() > 0 && won.amount() == share.amount());
    }

    private int steps(Event event) {
        return turn.after().leg(event).orElseThrow().steps();
    }

    /** Whether what happens comes of a capture just before, which tells where, if the game has words for that. */
    private boolean takes() {
        return nth > 0 && turn.events().get(nth - 1) instanceof Event.Captured && texts.has("settledThere.side");
    }

    /** The key for something that has happened once before in this turn, if the game has words for that. */
    private String orToo(String key) {
        Class<?> kind = turn.events().get(nth).getClass();
        boolean again = turn.events().subList(0, nth).stream().anyMatch(kind::isInstance);
        return again && texts.has(key + "Too.side") ? key + "Too" : key;
    }

    private Optional<String> say(String key, Side side, Object... more) {
        return Optional.of(text(key, side, more));
    }

    private String text(String key, Side side, Object... more) {
        Object[] gaps = new Object[more.length + 1];
        gaps[0] = names.name(side);
        System.arraycopy(more, 0, gaps, 1, more.length);
        String form = names.form(side);
        return Names.upper(texts.get(key + "." + (form.equals("mirror") && !texts.has(key + ".mirror") ? "side" : form),
                gaps));
    }
}
