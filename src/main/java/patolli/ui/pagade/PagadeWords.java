package patolli.ui.pagade;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import patolli.play.Seats;
import patolli.rules.Event;
import patolli.rules.Events;
import patolli.rules.MoveView;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.rules.pagade.PagadeGame;
import patolli.rules.pagade.PagadeState;
import patolli.text.Texts;
import patolli.ui.table.ScorePart;
import patolli.ui.table.Seen;
import patolli.ui.table.TableWords;

/** What is written of a position of Pagade. */
final class PagadeWords implements TableWords {
    private final Texts texts = Texts.of(PagadeGame.INSTANCE.name(), "board");
    private final Texts shelf = Texts.of(PagadeGame.INSTANCE.name(), "shelf");

    /** How many pawns of each side are Home. */
    @Override
    public List<ScorePart> score(Seen seen) {
        List<ScorePart> parts = new ArrayList<>();
        seen.position().ifPresent(state -> state.sides().forEach(side -> {
            parts.add(new ScorePart(texts.get(parts.isEmpty() ? "score.home" : "score.between"), "score-sign"));
            parts.add(new ScorePart(Integer.toString(seen.home(side)), "score-" + side.key(), Optional.of(side)));
        }));
        return parts;
    }

    @Override
    public String scoreTip() {
        return texts.get("score.tip");
    }

    /** Colour, pawns that are Home, and whether a pawn has been cut by that side. */
    @Override
    public String holdings(Side side, Seen seen) {
        boolean cutsNow = seen.heard().stream().anyMatch(event -> event instanceof Event.Cut cut && cut.by() == side);
        return seen.position().map(PagadeState.class::cast).map(state -> texts.get(
                cutsNow || state.hasCut(side) ? "plate.cut" : "plate", texts.get("colour." + side.key()),
                seen.home(side))).orElse("");
    }

    /** What is cut, what comes Home, and whether the other die is left or lost, each in a sentence. */
    @Override
    public String effect(State state, MoveView move) {
        StringBuilder words = new StringBuilder(texts.get("move.end"));
        Events.Log log = new Events.Log();
        State after = state.play(move.move(), log);
        long cut = log.events().stream().filter(Event.Cut.class::isInstance).count();
        if (cut > 0) {
            words.append(texts.get("move.effect.cuts", cut));
        }
        if (log.events().stream().anyMatch(Event.DieLost.class::isInstance)) {
            words.append(texts.get("move.effect.loses"));
        }
        switch (after.phase()) {
            case OVER -> words.append(texts.get(after.winners().isEmpty() ? "move.effect.draws" : "move.effect.wins"));
            case MOVE -> words.append(texts.get("move.effect.then", after.dice().getFirst()));
            case THROWOFF, CAST, BET -> { }
        }
        return words.toString();
    }

    /** A throw for the beginning, a pawn that must come in first, or a choice among dice. */
    @Override
    public String occasion(State state) {
        return switch (state.phase()) {
            case THROWOFF -> "throwOff";
            case CAST -> hasCutPawn(state) ? "hand" : "";
            case MOVE -> hasCutPawn(state) ? "hand" : state.dice().size() > 1 ? "dice" : "die";
            case BET, OVER -> "";
        };
    }

    /** Whether whoever is to act must bring a pawn in before any other goes. */
    private static boolean hasCutPawn(State state) {
        return state.pieces(state.mover()).stream().anyMatch(Spot.Hand.class::isInstance);
    }

    @Override
    public String progress(State state, Seats seats) {
        return shelf.get("progress", state.sides().stream().map(side -> shelf.get("progress.side",
                texts.get("colour." + side.key()), PagadeEndings.home(state, side)))
                .collect(Collectors.joining(shelf.get("progress.between"))));
    }
}
