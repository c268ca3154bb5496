package patolli.ui.review;

import java.util.stream.DoubleStream;
import patolli.ai.review.Review;

/**
 * In what a review is told: points of a hundred in the chance to win, or assets.
 *
 * @param key   by which its words are found
 * @param whole how many of them a whole victory is
 */
record Unit(String key, double whole) {
    static final Unit POINTS = new Unit("points", 100);
    /** Lines that a chart may have, as parts of a victory. */
    private static final double[] MARKS = {0.05, 0.1, 0.2, 0.25, 0.5, 1};
    private static final double LEAST = 0.2;

    /** The assets of the contest that was reviewed. */
    static Unit assets(Review review) {
        return new Unit("assets", review.assets());
    }

    /** How high a chart is at the least, to either side. */
    double least() {
        return whole * LEAST;
    }

    /** Between lines of a chart there may be so much, rising. */
    double[] marks() {
        return DoubleStream.of(MARKS).map(part -> part * whole).toArray();
    }

    /** A part of a victory, with its sign: points as whole ones, the fewer assets to a tenth. */
    String signed(double part) {
        boolean tenths = this != POINTS;
        long units = Math.round(Math.abs(part) * whole * (tenths ? 10 : 1));
        String digits = tenths && units % 10 != 0 ? units / 10 + "." + units % 10 : Long.toString(tenths ? units / 10
                : units);
        return units == 0 ? "0" : (part > 0 ? "+" : "\u2212") + digits;
    }
}
