package patolli.model;

import java.util.List;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.rules.State;

/**
 * How a contest stands for those at the table, from 0, it is lost, to 1, it is won. Where one person plays it is that
 * person's standing; where several do, or none, it is the standing of whoever is ahead, so that it rises towards the
 * end.
 */
public final class Fortune {
    private Fortune() { }

    /** The standing of the one player, or of the leader. */
    public static double of(State state, Seats seats) {
        List<Side> players = state.sides().stream().filter(seats.players()::contains).toList();
        return (players.size() == 1 ? players : state.sides()).stream().mapToDouble(state::standing).max().orElse(0.5);
    }
}
