package patolli.ui.ending;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import patolli.play.Seats;
import patolli.play.Turn;
import patolli.rules.Side;
import patolli.rules.State;

/** What there is to tell of the ends of one game. */
public interface EndTeller {

    /**
     * Why a game or a contest ended with a turn, and what it was about, in a sentence or two; empty where nothing was
     * at stake, and when nothing ended.
     */
    String why(Turn turn, Seats seats);

    /** Whether Smoking Mirror sat there against those players, and has something to say to who has won. */
    default boolean isHis(Set<Side> winners, Seats seats) {
        return true;
    }

    /** Where a game ended so, if that is not where Smoking Mirror sits. */
    default Optional<EndPlace> place(State end) {
        return Optional.empty();
    }

    /** The mat on which it was played, if that is not Neeley's: laid on the picture of an end that is not his. */
    default Optional<EndPlace.Laid> mat() {
        return Optional.empty();
    }

    /** What lies on that mat at such an end, the lowest first. */
    default List<Remnant> left(State end) {
        return List.of();
    }

    /** The picture of whoever sits on a side, who stands behind that mat when the side has won. */
    default Optional<String> figure(Side side) {
        return Optional.empty();
    }

    /** What is seen when computers have won the whole contest from players. */
    default EndingModel.Kind contestLost(Set<Side> winners) {
        return EndingModel.Kind.CONTEST_LOST_PLAIN;
    }
}
