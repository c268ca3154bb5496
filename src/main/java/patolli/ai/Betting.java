package patolli.ai;

import java.util.Comparator;
import java.util.List;
import patolli.rules.State;

/**
 * What a bet is worth: the chance to win the whole contest if every game from now on were played for as much. It is
 * the gambler's ruin: whoever is stronger wins the longer the contest lasts, and bets little; whoever is weaker bets
 * all.
 */
final class Betting {
    private static final double EVEN = 0.5;
    /** What else is won or lost in a game, in assets: so the wins of a network that bet 1, 3, 5 and all are met. */
    private static final double PAYMENTS = 2.2;

    private Betting() { }

    /**
     * All bets, best first.
     *
     * @param edge how likely the side to bet wins a game, between 0 and 1
     */
    static List<Judged> judge(State state, double edge) {
        double share = state.standing(state.mover());
        List<Integer> bets = state.moves();
        // the largest bet is all that the poorer side has
        double one = Math.min(share, 1 - share) / bets.size();
        return bets.stream().map(bet -> new Judged(bet, contest(share / moved(bet, one), 1 / moved(bet, one), edge)))
                .sorted(Comparator.comparingDouble(Judged::value).reversed()).toList();
    }

    /** Which part of everything a game with that bet moves from one side to the other. */
    private static double moved(int bet, double one) {
        return (bet + PAYMENTS) * one;
    }

    /** The chance to win everything, with so many bets in hand of so many in all. */
    private static double contest(double held, double all, double edge) {
        if (edge == EVEN) {
            return held / all;
        }
        double ratio = (1 - edge) / edge;
        return (1 - Math.pow(ratio, held)) / (1 - Math.pow(ratio, all));
    }
}
