package patolli.ui.bell;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import patolli.play.Seats;
import patolli.rules.Leg;
import patolli.rules.MoveView;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.rules.bell.BellGame;
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
            parts.add(new ScorePart(Integer.toString(seen.home(side)), "score-" + side.key()));
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
                    Optional<Side> partner = Seated.partner(state, side);
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
        return player.stepBack() != BellPlayer.NOWHERE ? "stepsBack" : Seated.isGambling(state) ? "coins" : "plain";
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
            case Spot.Home _ -> home(position);
            case Spot.Hand _, Spot.Captured _ -> "";
        };
        boolean first = Seated.of(position, position.mover()).direction() == 0;
        String way = !first ? "" : texts.get(state.text(move.move()).endsWith("+") ? "move.clockwise"
                : "move.anticlockwise");
        return way + texts.get("move.end") + where;
    }

    private String landing(BellState state, int square) {
        if (BellSquares.has(BellSquares.ROUNDED, square)) {
            return texts.get("move.effect.rounded");
        }
        if (!BellSquares.has(BellSquares.wedges(state.options().number("wedges")), square)) {
            return "";
        }
        String forfeits = state.options().text("forfeits");
        if (!forfeits.equals(Forfeits.COINS.key())) {
            return texts.get("move.effect." + forfeits);
        }
        int due = 2 * Seated.penalty(state);
        return due == 0 ? "" : texts.get("move.effect.wedge", due, Seated.opponents(state));
    }

    private String home(BellState state) {
        boolean last = Seated.of(state, state.mover()).off() == state.pieces(state.mover()).size() - 1;
        boolean wins = last && Seated.partner(state, state.mover())
                .map(with -> Seated.of(state, with).finished()).orElse(true);
        int due = Seated.penalty(state);
        return wins ? texts.get("move.effect.wins") : due == 0 ? ""
                : texts.get("move.effect.home", due, Seated.opponents(state));
    }

    @Override
    public String occasion(State state) {
        BellState position = (BellState) state;
        boolean pairs = state.options().text("partners").equals("true");
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
        boolean pot = Seated.isGambling(position) && state.phase() != Phase.OVER;
        return shelf.get(pot ? "progress.pot" : "progress.plain", home, position.pot());
    }
}
