package patolli.ai.judge;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import patolli.rules.State;
import patolli.rules.patolli.PatolliGame;

/**
 * What holdings are worth in a contest of several games, to the side that chooses every bet: value iteration over the
 * division of the assets, with the results of games between equals as they were counted for every division and bet.
 * Where one side plays better, each payment is so much likelier to be the other's: so skill counts for much in a long
 * game, and for little where the first payment ruins somebody. Safe for use by several threads.
 */
public final class ContestValues {
    /** The name of the counts and of their record, without extension. */
    public static final String FILE = PatolliGame.INSTANCE.name() + "-contest";
    private static final int ASSETS = 20;
    private static final double PRECISION = 1e-9;
    private static final int MOST_ROUNDS = 100_000;

    /**
     * By holding, bet and the holding after: how many games ended so, and the sum and the sum of the squares of how
     * many payments more the other side had made in them.
     */
    private final double[][][][] counts;
    private final Map<Double, double[]> known = new ConcurrentHashMap<>();

    private ContestValues(double[][][][] counts) {
        this.counts = counts;
    }

    private static final class Loaded {
        private static final ContestValues PATOLLI = load();
    }

    /** Those of the game that this is a position of; empty where it has no bets. */
    public static Optional<ContestValues> of(State state) {
        return state.assetsInAll() == ASSETS ? Optional.of(Loaded.PATOLLI) : Optional.empty();
    }

    private static ContestValues load() {
        try (InputStream in = ContestValues.class.getResourceAsStream("/ai/" + FILE + ".counts")) {
            return read(new String(in.readAllBytes(), StandardCharsets.US_ASCII));
        } catch (IOException broken) {
            throw new UncheckedIOException("the counts of contests can't be read", broken);
        }
    }

    /** A line each: the holding, the bet, and three numbers for each holding after, 0 to 20. */
    static ContestValues read(String text) {
        double[][][][] counts = new double[ASSETS][ASSETS / 2 + 1][][];
        text.lines().forEach(line -> {
            int[] numbers = Arrays.stream(line.split(" ")).mapToInt(Integer::parseInt).toArray();
            double[][] after = new double[ASSETS + 1][3];
            for (int at = 2; at < numbers.length; at++) {
                after[(at - 2) / 3][(at - 2) % 3] = numbers[at];
            }
            counts[numbers[0]][numbers[1]] = after;
        });
        return new ContestValues(counts);
    }

    /**
     * The chance to win the contest with each bet, when every later bet is the best.
     *
     * @param held  what the side holds that chooses the bets, 1 to 19
     * @param skill by how much it plays better: the logarithm of how much likelier each payment is the other's, 0
     *              between equals
     * @return by bet from 1; the first is that of a bet of 1
     */
    public double[] bets(int held, double skill) {
        double[] values = known.computeIfAbsent(skill, this::iterate);
        double[] bets = new double[Math.min(held, ASSETS - held)];
        for (int bet = 1; bet <= bets.length; bet++) {
            bets[bet - 1] = worth(held, bet, skill, values);
        }
        return bets;
    }

    /** By holding what it is worth; a first guess are the shares, for between equals each game is a fair gamble. */
    private double[] iterate(double skill) {
        double[] values = new double[ASSETS + 1];
        for (int held = 0; held <= ASSETS; held++) {
            values[held] = (double) held / ASSETS;
        }
        double change = 1;
        for (int round = 0; round < MOST_ROUNDS && change > PRECISION; round++) {
            change = 0;
            for (int held = 1; held < ASSETS; held++) {
                double best = 0;
                for (int bet = 1; bet <= Math.min(held, ASSETS - held); bet++) {
                    best = Math.max(best, worth(held, bet, skill, values));
                }
                change = Math.max(change, Math.abs(best - values[held]));
                values[held] = best;
            }
        }
        return values;
    }

    private double worth(int held, int bet, double skill, double[] values) {
        double sum = 0;
        double all = 0;
        for (int after = 0; after <= ASSETS; after++) {
            double[] seen = counts[held][bet][after];
            if (seen[0] > 0) {
                // the mean of exp(skill * ahead), for ahead is nearly normal
                double mean = seen[1] / seen[0];
                double variance = seen[2] / seen[0] - mean * mean;
                double games = seen[0] * Math.exp(skill * mean + skill * skill * variance / 2);
                sum += games * values[after];
                all += games;
            }
        }
        return sum / all;
    }
}
