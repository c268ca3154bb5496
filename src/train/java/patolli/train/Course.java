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
 * @param rate    the first learning rate; it falls geometrically to {@link #LAST_RATE}
 * @param exact   from which part of the games on, 0 to 1, targets are means over all casts
 */
record Course(String network, long seed, int games, int units, double rate, double exact) {
    static final double LAST_RATE = 0.0002;
    private static final int UNITS = 64;
    private static final double RATE = 0.006;
    private static final double EXACT = 0.5;
    private static final double EXACT_OF_MANY = 0.8;
    /** So many games a network, in round numbers, are enough (the curve is flat by then). */
    private static final Map<String, Integer> GAMES = Map.of("patolli", 140_000, "bell-2", 160_000, "bell-3", 80_000,
            "bell-4", 80_000, "bell-pairs", 60_000, "pagade-2", 100_000, "pagade-4", 50_000, "tablan", 200_000);

    static Course of(String network, long seed, double share) {
        return new Course(network, seed, (int) (GAMES.get(network) * share), UNITS,
                network.equals("patolli") ? 0.005 : RATE, network.endsWith("-2") || !network.contains("-")
                        ? EXACT : EXACT_OF_MANY);
    }

    boolean isExact(int game) {
        return game >= exact * games;
    }

    float rate(int game) {
        return (float) (rate * Math.pow(LAST_RATE / rate, (double) game / games));
    }

    /** How likely a random move is. */
    double random(int game) {
        return isExact(game) ? 0.005 : 0.01;
    }

    void describe(Properties into) {
        into.setProperty("seed", Long.toString(seed));
        into.setProperty("games", Integer.toString(games));
        into.setProperty("units", Integer.toString(units));
        into.setProperty("rate", String.format(Locale.ROOT, "%s to %s, geometrically", rate, LAST_RATE));
        into.setProperty("exact", "targets are means over all casts from " + exact + " of the games on");
    }
}
