package patolli.ui.bell;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
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
import patolli.rules.bell.BellGame;
import patolli.rules.bell.BellPath;
import patolli.rules.bell.BellPlayer;
import patolli.rules.bell.BellSquares;
import patolli.rules.bell.BellState;
import patolli.rules.bell.Forfeits;
import patolli.text.Texts;
import patolli.ui.table.ScorePart;
import patolli.ui.table.Seen;
import patolli.ui.table.TableWords;

/** What is written of a position of Patolli after Bell. */
final class BellWords implements TableWords {
    private final Texts texts = Texts.of(BellGame.INSTANCE.name(), "board");
    private final Texts shelf = Texts.of(BellGame.INSTANCE.name(), "shelf");

    /** How many pieces each side has brought home, in the order of the turns. */
    @Override
    public List<ScorePart> score(Seen seen) {
        List<ScorePart> parts = new ArrayList<>();
        for (Side side : seen.position().map(State::sides).orElse(List.of())) {
            parts.add(new ScorePart(texts.get(parts.isEmpty() ? "score.home" : "score.between"), "score-sign"));
            parts.add(new ScorePart(Integer.toString(seen.home(side)), "score-" + side.key(), Optional.of(side)));
        }
        return parts;
    }

    @Override
    public String scoreTip() {
        return texts.get("score.tip");
    }

    /** Colour, and that of the partner; what a wedge has cost, or else coins; pieces home. */
    @Override
    public String holdings(Side side, Seen seen) {
        return seen.position().map(BellState.class::cast).filter(state -> state.sides().contains(side))
                .map(state -> {
                    Optional<Side> partner = state.partner(side);
                    String who = partner.map(with -> texts.get("plate.pair", colour(with)))
                            .orElseGet(() -> colour(side));
                    String key = "plate." + standing(Seated.of(state, side), state);
                    String pairs = key + ".pair";
                    return texts.get(partner.isPresent() && texts.has(pairs) ? pairs : key, who,
                            seen.held(Optional.of(side)), seen.home(side));
                }).orElse("");
    }

    private static String standing(BellPlayer player, BellState state) {
        if (player.miss()) {
            return "misses";
        }
        return player.stepBack() != BellPlayer.NOWHERE ? "stepsBack"
                : state.forfeits() == Forfeits.COINS ? "coins" : "plain";
    }

    private String colour(Side side) {
        return texts.get("colour." + side.key());
    }

    /** A full stop, and what comes of it in another sentence. */
    @Override
    public String effect(State state, MoveView move) {
        BellState position = (BellState) state;
        Leg leg = move.legs().getFirst();
        String where = switch (leg.to()) {
            case Spot.Square square -> landing(position, square.number());
            case Spot.Home _ -> home(position, move.move());
            case Spot.Hand _, Spot.Captured _ -> "";
        };
        OptionalInt direction = position.direction(move.move());
        String way = direction.isEmpty() ? "" : texts.get(direction.getAsInt() == BellPath.CLOCKWISE
                ? "move.clockwise" : "move.anticlockwise");
        return way + texts.get("move.end") + where;
    }

    private String landing(BellState state, int square) {
        if (BellSquares.has(BellSquares.ROUNDED, square)) {
            return texts.get("move.effect.rounded");
        }
        if (!BellSquares.has(state.wedges(), square)) {
            return "";
        }
        if (state.forfeits() != Forfeits.COINS) {
            return texts.get("move.effect." + state.forfeits().key());
        }
        int due = state.due(Event.Cause.TRIANGLE);
        return due == 0 ? "" : texts.get("move.effect.wedge", due, state.opponents(state.mover()).size());
    }

    private String home(BellState state, int move) {
        if (state.play(move, Events.NONE).winners().contains(state.mover())) {
            return texts.get("move.effect.wins");
        }
        int due = state.due(Event.Cause.BEAR_OFF);
        return due == 0 ? "" : texts.get("move.effect.home", due, state.opponents(state.mover()).size());
    }

    @Override
    public String occasion(State state) {
        BellState position = (BellState) state;
        boolean pairs = position.partner(position.sides().getFirst()).isPresent();
        return switch (state.phase()) {
            case THROWOFF -> pairs ? "throwOffInPairs" : "throwOff";
            case CAST -> {
                BellPlayer player = Seated.of(position, state.mover());
                yield player.stepBack() != BellPlayer.NOWHERE ? "stepBack" : player.direction() == 0 ? "first" : "";
            }
            case MOVE -> Seated.of(position, state.mover()).direction() == 0 ? "direction" : "";
            case BET, OVER -> "";
        };
    }

    @Override
    public String progress(State state, Seats seats) {
        BellState position = (BellState) state;
        String home = state.sides().stream().map(side -> shelf.get("progress.side", colour(side),
                Seated.of(position, side).off())).collect(Collectors.joining(shelf.get("progress.between")));
        boolean pot = position.forfeits() == Forfeits.COINS && state.phase() != Phase.OVER;
        return shelf.get(pot ? "progress.pot" : "progress.plain", home, position.pot());
    }
}
