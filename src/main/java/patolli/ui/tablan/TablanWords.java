package patolli.ui.tablan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import patolli.play.Seats;
import patolli.rules.Event;
import patolli.rules.Events;
import patolli.rules.Leg;
import patolli.rules.MoveView;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.rules.tablan.TablanGame;
import patolli.rules.tablan.TablanSquares;
import patolli.rules.tablan.TablanState;
import patolli.text.Texts;
import patolli.ui.table.ScorePart;
import patolli.ui.table.Seen;
import patolli.ui.table.TableWords;

/** What is written of a position of Tablan. */
final class TablanWords implements TableWords {
    private final Texts texts = Texts.of(TablanGame.INSTANCE.name(), "board");
    private final Texts shelf = Texts.of(TablanGame.INSTANCE.name(), "shelf");

    /** How many squares of the enemy home row each side holds. */
    @Override
    public List<ScorePart> score(Seen seen) {
        List<ScorePart> parts = new ArrayList<>();
        seen.position().ifPresent(state -> state.sides().forEach(side -> {
            parts.add(new ScorePart(texts.get(parts.isEmpty() ? "score.settled" : "score.between"), "score-sign"));
            parts.add(new ScorePart(Integer.toString(settled(side, seen)), "score-" + side.key(), Optional.of(side)));
        }));
        return parts;
    }

    private static int settled(TablanState state, Side side) {
        return Long.bitCount(state.settled(side));
    }

    /** Those that are seen to have settled. */
    private static int settled(Side side, Seen seen) {
        return (int) seen.spots(side).stream().filter(spot -> spot instanceof Spot.Square square
                && TablanSquares.isSettled(side, square.number())).count();
    }

    private static int lost(Side side, Seen seen) {
        return (int) seen.spots(side).stream().filter(Spot.Captured.class::isInstance).count();
    }

    @Override
    public String scoreTip() {
        return texts.get("score.tip");
    }

    @Override
    public String holdings(Side side, Seen seen) {
        return seen.position().map(state -> texts.get("plate", texts.get("colour." + side.key()), settled(side, seen),
                lost(TablanStakes.other(side), seen))).orElse("");
    }

    /** Where the other half goes, what is captured and what settles, each in a sentence. */
    @Override
    public String effect(State state, MoveView move) {
        StringBuilder words = new StringBuilder(move.legs().size() > 1
                ? texts.get("move.both", move.legs().getFirst().steps()) : texts.get("move.end"));
        Events.Log log = new Events.Log();
        State after = state.play(move.move(), log);
        long captured = log.events().stream().filter(Event.Captured.class::isInstance).count();
        long settled = log.events().stream().filter(Event.Settled.class::isInstance).count();
        if (captured > 0) {
            words.append(texts.get("move.effect.captures", captured));
        }
        if (settled > 0) {
            words.append(texts.get("move.effect.settles", settled));
        }
        if (after.phase() == Phase.OVER) {
            words.append(texts.get(after.winners().isEmpty() ? "move.effect.draws"
                    : after.winners().contains(state.mover()) ? "move.effect.wins" : "move.effect.loses"));
        }
        return words.toString();
    }

    /** A throw for the opening, or a choice among whole throws and halves. */
    @Override
    public String occasion(State state) {
        return switch (state.phase()) {
            case THROWOFF -> "throwOff";
            case MOVE -> halves(state) ? "halves" : "";
            case CAST, BET, OVER -> "";
        };
    }

    private static boolean halves(State state) {
        return state.moves().stream().map(state::view).map(MoveView::legs).anyMatch((List<Leg> legs) ->
                legs.size() > 1);
    }

    @Override
    public String progress(State state, Seats seats) {
        TablanState position = (TablanState) state;
        return shelf.get("progress", state.sides().stream().map(side -> shelf.get("progress.side",
                texts.get("colour." + side.key()), settled(position, side)))
                .collect(Collectors.joining(shelf.get("progress.between"))));
    }
}
