package patolli.ui.patolli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import patolli.board.PatolliBoard;
import patolli.play.Seats;
import patolli.rules.MoveView;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.rules.patolli.PatolliGame;
import patolli.rules.patolli.PatolliState;
import patolli.text.Texts;
import patolli.ui.table.ScorePart;
import patolli.ui.table.Seen;
import patolli.ui.table.TableWords;

/** What is written of a position of Neeley's Patolli. */
final class PatolliWords implements TableWords {
    /** The parts of the score: red's, the pool's, blue's, and the signs between them. */
    private static final Pattern SCORE = Pattern.compile("[<>]|[^<>]+");
    private static final List<String> STYLES = List.of("score-red", "score-sign", "score-middle", "score-sign",
            "score-blue");
    private final Texts texts = Texts.of(PatolliGame.INSTANCE.name(), "board");
    private final Texts shelf = Texts.of(PatolliGame.INSTANCE.name(), "shelf");

    /** {@code Red n> n< n Blue}: what each side holds, and the pool between them. */
    @Override
    public List<ScorePart> score(Seen seen) {
        Matcher found = SCORE.matcher(texts.get("score", seen.held(Optional.of(Side.RED)), seen.held(Optional.empty()),
                seen.held(Optional.of(Side.BLUE))));
        List<ScorePart> parts = new ArrayList<>();
        while (found.find()) {
            parts.add(new ScorePart(found.group(), STYLES.get(parts.size())));
        }
        return parts;
    }

    @Override
    public String scoreTip() {
        return texts.get("score.tip");
    }

    /** Colour, assets, pieces home. */
    @Override
    public String holdings(Side side, Seen seen) {
        return texts.get("plate", texts.get("colour." + side.key()), seen.held(Optional.of(side)), seen.home(side));
    }

    @Override
    public String effect(State state, MoveView move) {
        return move.legs().getFirst().to() instanceof Spot.Square square
                ? texts.get("move.effect." + effect(state, square)) : "";
    }

    private static String effect(State state, Spot.Square square) {
        boolean bumps = state.sides().stream().filter(side -> side != state.mover())
                .anyMatch(side -> state.pieces(side).contains(square));
        return bumps ? "bump" : switch (PatolliBoard.BOARD.kind(square.number())) {
            case WEDGE, WEDGE_BY_OPTION -> "triangle";
            case ROUNDED -> "rounded";
            case ENTRY, DANGER -> "danger";
            case PLAIN -> "plain";
        };
    }

    @Override
    public String progress(State state, Seats seats) {
        PatolliState position = (PatolliState) state;
        if (state.phase() == Phase.OVER) {
            return shelf.get("progress.over", position.gameNumber());
        }
        Side first = seats.mirror().filter(Side.RED::equals).isPresent() ? Side.BLUE : Side.RED;
        Side second = first == Side.RED ? Side.BLUE : Side.RED;
        return shelf.get(seats.mirror().isPresent() ? "progress.mirror" : "progress.side", position.gameNumber(),
                position.assetCount(first), position.assetCount(second), position.pool().size());
    }
}
