package patolli.bench;

import java.util.List;
import java.util.Locale;

/**
 * How long the report of a long contest takes in each game while nothing else goes on, in the order in which the games
 * are named: the first time in a fresh Java and once more. A run, not a test.
 */
public final class ReviewRun {
    private static final List<String> SETUPS = List.of("patolli", "bell", "bell players=4", "pagade",
            "pagade players=4", "tablan");

    private ReviewRun() { }

    /** Takes the setups to measure; all without one. */
    public static void main(String[] args) {
        for (String setup : args.length == 0 ? SETUPS : List.of(args)) {
            ReviewLoad load = new ReviewLoad(setup, () -> { }, () -> { });
            System.out.printf(Locale.ROOT, "%s: a review of %d casts takes %.1f and %.1f seconds%n", setup,
                    ReviewLoad.CASTS, load.seconds(), load.seconds());
        }
    }
}
