package patolli.ai.judge;

/** From leads to probabilities. */
final class Odds {
    private Odds() { }

    /** The chance, 0 to 1, of the side with that lead: even at 0, about 0.73 at 1 and 0.88 at 2. */
    static double even(double lead) {
        return 1 / (1 + Math.exp(-lead));
    }

    /** The share of one standing among all: equal standings share equally, one more is worth a factor e. */
    static double share(double[] standings, int one) {
        double sum = 0;
        for (double standing : standings) {
            // the difference, so that no standing is too great for exp
            sum += Math.exp(standing - standings[one]);
        }
        return 1 / sum;
    }
}
