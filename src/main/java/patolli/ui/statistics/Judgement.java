package patolli.ui.statistics;

import patolli.beans.Fairness;
import patolli.beans.Fairness.Verdict;

/** What a player is told of a row of casts: how often evenings look so when nobody meddles. */
enum Judgement {
    NO_CASTS, TOO_FEW, JUST_SO, A_LITTLE, UNUSUAL, HARDLY_EVER;

    /** Of this many evenings with fair beans, fewer than one looks so: worth no more than a nod. */
    private static final double NOD = 0.2;
    private static final double UNUSUAL_BELOW = 0.05;
    private static final double HARDLY_BELOW = 0.001;

    static Judgement of(Fairness casts) {
        if (casts.total() == 0) {
            return NO_CASTS;
        }
        return casts.verdict() == Verdict.TOO_FEW ? TOO_FEW : of(casts.chance());
    }

    /** @param chance the part of all fair evenings that look at least as uneven */
    static Judgement of(double chance) {
        if (chance < HARDLY_BELOW) {
            return HARDLY_EVER;
        }
        return chance < UNUSUAL_BELOW ? UNUSUAL : chance < NOD ? A_LITTLE : JUST_SO;
    }

    /** One evening in how many looks so; a round number where it is large. */
    static int oneIn(double chance) {
        double evenings = 1 / chance;
        int step = evenings < 20.5 ? 1 : evenings < 100 ? 5 : 50;
        return (int) Math.round(evenings / step) * step;
    }
}
