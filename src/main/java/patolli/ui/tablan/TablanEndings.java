package patolli.ui.tablan;

import java.util.Optional;
import java.util.Set;
import patolli.play.Seats;
import patolli.play.Turn;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.tablan.TablanGame;
import patolli.rules.tablan.TablanState;
import patolli.text.Narrator;
import patolli.text.Texts;
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

    @Override
    public Optional<String> place() {
        return Optional.of("tablan/evening.jpg");
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
