package patolli.train;

import java.util.List;
import java.util.function.ToIntFunction;
import patolli.beans.QuickCasts;
import patolli.beans.QuickRandom;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;

/** Games between two players with the same casts and seats exchanged; with more seats one plays against all others. */
public final class PairedGames {
    private final ToIntFunction<State> one;
    private final ToIntFunction<State> others;

    /** @param one whose results are counted */
    public PairedGames(ToIntFunction<State> one, ToIntFunction<State> others) {
        this.one = one;
        this.others = others;
    }

    /**
     * Plays as many pairs (for more seats, rounds of seats) as give at least so many games.
     *
     * @param network as {@link Openings#of} reads it
     */
    public Score play(String network, int games, long seed) {
        Score score = new Score();
        for (long pair = 0; score.games() < games; pair++) {
            long casts = seed * 1_000_003 + pair;
            State opening = Openings.of(network, new QuickRandom(casts));
            for (int seat = 0; seat < seats(network, opening); seat++) {
                score.add(result(opening, seat, casts));
            }
        }
        return score;
    }

    private static int seats(String network, State opening) {
        return network.endsWith("pairs") ? 2 : opening.sides().size();
    }

    private double result(State opening, int seat, long seed) {
        List<Side> sides = opening.sides();
        boolean pairs = opening.options().find("partners").orElse("").equals("true");
        var casts = new QuickCasts(opening.game().casts(), new QuickRandom(~seed));
        State state = opening;
        var still = new Standstill();
        while (state.phase() != Phase.OVER && !still.isReached()) {
            if (state.phase().isChance()) {
                still.cast();
                state = state.cast(casts.draw(), Events.NONE);
            } else {
                still.moved();
                int mover = sides.indexOf(state.mover());
                boolean own = mover == seat || pairs && mover % 2 == seat % 2;
                state = state.play((own ? one : others).applyAsInt(state), Events.NONE);
            }
        }
        return state.winners().isEmpty() ? 1.0 / (pairs ? 2 : sides.size())
                : state.winners().contains(sides.get(seat)) ? 1 : 0;
    }
}
