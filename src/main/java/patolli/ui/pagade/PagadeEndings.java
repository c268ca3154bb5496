package patolli.ui.pagade;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import patolli.board.Point;
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

/** Whose pawns were Home first, and how far the others have come: their places, or why it is a draw. */
final class PagadeEndings implements EndTeller {
    /** The upper left corner of the pawns of four players, and of what else of the cloth is theirs. */
    private static final Point PAWNS = new Point(160, 536);
    /** How far the words stand within the arch, clear of its cusps. */
    private static final double ARCH = 40;
    private final Texts texts = Texts.of(PagadeGame.INSTANCE.name(), "ending");
    private final Narrator narrator = new Narrator(Texts.of(PagadeGame.INSTANCE.name(), "story"));

    /** Smoking Mirror does not sit at this table. */
    @Override
    public boolean isHis(Set<Side> winners, Seats seats) {
        return false;
    }

    /** Who has won sits behind the pawns of those who played, at a draw the guard; two players' are in the place. */
    @Override
    public Optional<EndPlace> place(State end) {
        String seen = end.winners().stream().findFirst().map(side -> "won-" + side.key()).orElse("drawn");
        EndPlace.Laid figure = new EndPlace.Laid("pagade/" + seen + ".png", 0, 0);
        return Optional.of(new EndPlace("pagade/evening.jpg", end.sides().size() == 2 ? List.of(figure)
                : List.of(new EndPlace.Laid("pagade/heap-4.jpg", PAWNS.x(), PAWNS.y()), figure), ARCH));
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
                .map(side -> texts.get(seats.players().equals(Set.of(side)) ? "why.other.you" : "why.other",
                        narrator.called(side, seats), home(end, side))).toList();
        return narrator.list(told);
    }

    static int home(State state, Side side) {
        return (int) state.pieces(side).stream().filter(Spot.Home.class::isInstance).count();
    }
}
