package patolli.model;

import java.util.List;
import patolli.ai.Judged;
import patolli.ai.Opponents;
import patolli.play.Level;
import patolli.play.Seat;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.rules.State;

/** Judges moves and bets for the players. Called off the FX thread; sees the position and who plays, nothing else. */
@FunctionalInterface
public interface Adviser {

    /** The legal moves of a position in phase move, best first. */
    List<Judged> judge(State state);

    /**
     * The legal bets of a position in phase bet, best first, as they are worth to whoever is asked for a bet: a player
     * whose strength nobody knows.
     */
    default List<Judged> bets(State state, Seats seats) {
        Side side = bettor(state, seats);
        Level rival = state.sides().stream().filter(other -> other != side && seats.of(other) == Seat.MIRROR)
                .map(seats::level).findFirst().orElse(Opponents.UNKNOWN);
        return Opponents.bets(state, side, Opponents.UNKNOWN, rival);
    }

    /** Who is asked for a bet: the only player; of two players, or of two computers, whose turn it is. */
    static Side bettor(State state, Seats seats) {
        return seats.players().size() == 1 ? seats.players().iterator().next() : state.mover();
    }
}
