package patolli.ui.patolli;

import java.util.ArrayList;
import java.util.List;
import patolli.play.Decision;
import patolli.play.Seat;
import patolli.play.Seats;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.Side;
import patolli.rules.patolli.Asset;
import patolli.rules.patolli.PatolliState;
import patolli.speech.OwnRemarks;
import patolli.speech.Situation;

/** What becomes of the library card, which red parts with last: of interest while red is a player's. */
final class PrizeRemarks implements OwnRemarks {
    private static final String CARD = Asset.LIBRARY_CARD.key();
    /** With so many things left, or fewer, the card is in danger. */
    private static final int FEW = 3;

    @Override
    public List<Situation> of(Turn turn, Side his, Seats seats) {
        List<Situation> found = new ArrayList<>();
        PatolliState after = (PatolliState) turn.after();
        if (his != Side.BLUE || seats.of(Side.RED) != Seat.PLAYER) {
            return found;
        }
        boolean bet = turn.decision() instanceof Decision.Bet;
        boolean paid = turn.events().stream()
                .anyMatch(event -> event instanceof Event.Forfeit forfeit && forfeit.from() == Side.RED);
        if ((bet || paid) && after.assets(Side.RED).contains(CARD) && after.assetCount(Side.RED) <= FEW) {
            found.add(Situation.PRIZE_IN_DANGER);
        }
        if ((bet || paid) && after.pool().contains(CARD)) {
            found.add(Situation.PRIZE_STAKED);
        }
        if (bet && after.assets(Side.BLUE).contains(CARD)) {
            found.add(Situation.PRIZE_HIS);
        }
        return found;
    }
}
