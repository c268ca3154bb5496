package patolli.ai.rollout;

/** What becomes of the luck of casts in a rollout. */
public enum Luck {
    /** The result of a game counts as it is. */
    LEFT_IN,
    /**
     * What each cast changed is added up beside each game: the worth after it less the mean over all casts, as the best
     * evaluator sees it at a glance. These differences are nothing on average, whatever the evaluator is worth, so
     * their sum is a control variate: what it explains of the results is taken from them, and their mean stays what it
     * is while its error gets smaller.
     */
    TAKEN_OUT
}
