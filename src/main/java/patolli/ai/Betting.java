package patolli.ai;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import patolli.ai.judge.ContestValues;
import patolli.rules.Side;
import patolli.rules.State;

/**
 * What bets are worth: the chance to win the whole contest when every later bet is the best, too. Whoever is stronger
 * wins the longer the contest lasts, and bets little; whoever is weaker bets all, so that luck decides. Whoever has
 * little in hand is soon ruined: the poor bet little, too, and the rich let the poor bet all.
 */
final class Betting {
    private Betting() { }

    /**
     * All bets, best first; bets of equal worth in the order of the position.
     *
     * @param chooser the side that chooses the bets, now and later
     * @param edge    by how much it plays better, as {@link ContestValues} count it; 0 for equals
     */
    static List<Judged> judge(State state, Side chooser, double edge) {
        double share = state.standing(chooser);
        Optional<double[]> worth = ContestValues.of(state).map(values -> values.bets(
                (int) Math.round(share * state.assetsInAll()), edge));
        return state.moves().stream().map(bet -> new Judged(bet, worth.map(each -> each[bet - 1]).orElse(share)))
                .sorted(Comparator.comparingDouble(Judged::value).reversed()).toList();
    }
}
