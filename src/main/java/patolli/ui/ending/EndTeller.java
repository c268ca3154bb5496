package patolli.ui.ending;

import java.util.Set;
import patolli.play.Seats;
import patolli.play.Turn;
import patolli.rules.Side;

/** What there is to tell of the ends of one game. */
public interface EndTeller {

    /**
     * Why a game or a contest ended with a turn, and what it was about, in a sentence or two; empty where nothing was
     * at stake, and when nothing ended.
     */
    String why(Turn turn, Seats seats);

    /** What is seen when computers have won the whole contest from players. */
    default EndingModel.Kind contestLost(Set<Side> winners) {
        return EndingModel.Kind.CONTEST_LOST_PLAIN;
    }
}
