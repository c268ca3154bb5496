package patolli.ui.tablan;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import patolli.play.Seats;
import patolli.play.Turn;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.tablan.TablanGame;
import patolli.rules.tablan.TablanState;
import patolli.text.Narrator;
import patolli.text.Texts;
import patolli.ui.ending.EndPlace;
import patolli.ui.ending.EndTeller;

/** Who holds how much of the enemy home row. */
final class TablanEndings implements EndTeller {
    private final Texts texts = Texts.of(TablanGame.INSTANCE.name(), "ending");
    private final Narrator narrator = new Narrator(Texts.of(TablanGame.INSTANCE.name(), "story"));

    /** Smoking Mirror does not sit at this table. */
    @Override
    public boolean isHis(Set<Side> winners, Seats seats) {
        return false;
    }

    /** Who has won sits behind the plank; when it is a draw, the merchant, whose plank it is. */
    @Override
    public Optional<EndPlace> place(State end) {
        String seen = end.winners().stream().findFirst().map(side -> "won-" + side.key()).orElse("drawn");
        return Optional.of(new EndPlace("tablan/evening.jpg",
                List.of(new EndPlace.Laid("tablan/" + seen + ".png", 0, 0))));
    }

    @Override
    public String why(Turn turn, Seats seats) {
        TablanState end = (TablanState) turn.after();
        if (end.phase() != Phase.OVER) {
            return "";
        }
        int white = Long.bitCount(end.settled(Side.WHITE));
        int black = Long.bitCount(end.settled(Side.BLACK));
        return end.winners().stream().findFirst().map(winner -> Narrator.sentence(texts.get(
                seats.players().equals(Set.of(winner)) ? "why.won.you" : "why.won.side", narrator.called(winner, seats),
                Math.max(white, black), Math.min(white, black)))).orElseGet(() -> texts.get("why.drawn", white));
    }
}
