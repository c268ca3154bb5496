package patolli.train;

import java.util.Locale;
import java.util.Map;
import java.util.Properties;

/**
 * How a network is trained.
 *
 * @param network its name
 * @param seed    of its first weights, of the dice and of the random moves
 * @param games   how many in all
 * @param units   hidden units
 * @param rate    the first learning rate
 * @param last    the last one, to which it falls geometrically
 * @param taught  up to which part of the games, 0 to 1, rules of thumb choose the moves, so that what is
 *                learnt first are sensible games
 * @param exact   from which part of the games on, 0 to 1, targets are means over all casts
 */
record Course(String network, long seed, int games, int units, double rate, double last, double taught,
        double exact) {
    private static final int MANY = 64;
    /** Where each seat is looked at by itself, fewer tell it all. */
    private static final int FEW = 32;

    /** What is different from game to game. */
    private record Plan(int games, int units, double rate, double last, double taught, double exact) { }

    /** So many games, in round numbers, are enough: the curve is flat by then. */
    private static final Map<String, Plan> PLANS = Map.of(
            "patolli", new Plan(70_000, MANY, 0.005, 0.0002, 0, 0.5),
            "bell-2", new Plan(80_000, MANY, 0.006, 0.0002, 0, 0.5),
            "pagade-2", new Plan(50_000, MANY, 0.006, 0.0002, 0, 0.5),
            "tablan", new Plan(100_000, MANY, 0.006, 0.0002, 0, 0.5),
            "bell-3", new Plan(12_000, FEW, 0.01, 0.0003, 0.08, 0.85),
            "bell-4", new Plan(14_000, FEW, 0.01, 0.0003, 0.07, 0.73),
            "bell-pairs", new Plan(24_000, MANY, 0.006, 0.0002, 0, 0.8),
            "pagade-4", new Plan(32_000, FEW, 0.005, 0.0003, 0, 0.9));

    /** @param share how much of the games to play, 1 for all */
    static Course of(String network, long seed, double share) {
        Plan plan = PLANS.get(network);
        return new Course(network, seed, (int) (plan.games() * share), plan.units(), plan.rate(),
                plan.last(), plan.taught(), plan.exact());
    }

    boolean isTaught(int game) {
        return game < taught * games;
    }

    boolean isExact(int game) {
        return game >= exact * games;
    }

    float rate(int game) {
        return (float) (rate * Math.pow(last / rate, (double) game / games));
    }

    /** How likely a random move is. */
    double random(int game) {
        return isExact(game) ? 0.005 : 0.01;
    }

    void describe(Properties into) {
        into.setProperty("seed", Long.toString(seed));
        into.setProperty("games", Integer.toString(games));
        into.setProperty("units", Integer.toString(units));
        into.setProperty("rate", String.format(Locale.ROOT, "%s to %s, geometrically", rate, last));
        into.setProperty("taught", "rules of thumb choose the moves up to " + taught + " of the games");
        into.setProperty("exact", "targets are means over all casts from " + exact + " of the games on");
    }
}
