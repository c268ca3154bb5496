package patolli.ui.pagade;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.scene.Node;
import patolli.board.Point;
import patolli.board.figure.FigurePose;
import patolli.play.Seats;
import patolli.play.Turn;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.rules.pagade.PagadeGame;
import patolli.text.Narrator;
import patolli.text.Texts;
import patolli.ui.ending.EndPlace;
import patolli.ui.ending.EndTeller;
import patolli.ui.table.LampSeat;
import patolli.ui.table.MatLook;

/** Whose pawns were Home first, and how far the others have come: their places, or why it is a draw. */
final class PagadeEndings implements EndTeller {
    /** The upper left corner of the pawns, and of who sits there. */
    private static final Point PAWNS = new Point(378, 272), SEAT = new Point(138, 152);
    private final Texts texts = Texts.of(PagadeGame.INSTANCE.name(), "ending");
    private final Narrator narrator = new Narrator(Texts.of(PagadeGame.INSTANCE.name(), "story"));
    private final MatLook mat;

    PagadeEndings(MatLook mat) {
        this.mat = mat;
    }

    /** Smoking Mirror does not sit at this table. */
    @Override
    public boolean isHis(Set<Side> winners, Seats seats) {
        return false;
    }

    /** Who has won sits by the dish with the pawns of all who played; when it is a draw, the guard. */
    @Override
    public Optional<EndPlace> place(State end) {
        Side side = end.winners().stream().findFirst().orElse(Side.YELLOW);
        FigurePose pose = end.winners().isEmpty() ? FigurePose.PLEASED : FigurePose.GLOATING;
        return Optional.of(new EndPlace("pagade/evening.jpg", pictures -> {
            Node pawns = pictures.view("pagade/heap-" + end.sides().size() + ".png");
            pawns.relocate(PAWNS.x(), PAWNS.y());
            return List.of(pawns, LampSeat.of(mat, side, pose, SEAT, pictures));
        }));
    }

    @Override
    public String why(Turn turn, Seats seats) {
        State end = turn.after();
        if (end.phase() != Phase.OVER) {
            return "";
        }
        return end.winners().stream().findFirst().map(winner -> Narrator.sentence(texts.get(
                seats.players().equals(Set.of(winner)) ? "why.won.you" : "why.won.side",
                narrator.called(winner, seats), others(end, winner, seats)))).orElseGet(() -> texts.get("why.drawn"));
    }

    /** How many pawns of the others are Home, who has most first. */
    private String others(State end, Side winner, Seats seats) {
        List<String> told = end.sides().stream().filter(side -> side != winner)
                .sorted((one, other) -> Integer.compare(home(end, other), home(end, one)))
                .map(side -> texts.get("why.other", narrator.called(side, seats), home(end, side))).toList();
        return narrator.list(told);
    }

    static int home(State state, Side side) {
        return (int) state.pieces(side).stream().filter(Spot.Home.class::isInstance).count();
    }
}
