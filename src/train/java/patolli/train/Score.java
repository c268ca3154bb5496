package patolli.train;

import java.util.Locale;

/** How many games were won, a draw shared by all. */
public final class Score {
    private int games;
    private double sum;
    private double squares;

    void add(double result) {
        games++;
        sum += result;
        squares += result * result;
    }

    /** How many games. */
    public int games() {
        return games;
    }

    /** The rate, 0 to 1. */
    public double rate() {
        return sum / games;
    }

    /** Half of the interval in which the true rate is with 95 %. */
    public double error() {
        double mean = rate();
        return 1.96 * Math.sqrt(Math.max(0, squares / games - mean * mean) / games);
    }

    /** {@code 61.2 +- 1.5}, in percent. */
    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%.1f +- %.1f", 100 * rate(), 100 * error());
    }
}
