package patolli.ui.review;

import patolli.ai.review.Review;

/**
 * In what a review is told: points of a hundred in the chance to win, or assets.
 *
 * @param key   by which its words are found
 * @param whole how many of them a whole victory is
 */
record Unit(String key, double whole) {
    static final Unit POINTS = new Unit("points", 100);
    /** What a chart holds at the least, as a part of a victory. */
    private static final double LEAST = 0.2;

    /** The assets of the contest that was reviewed. */
    static Unit assets(Review review) {
        return new Unit("assets", review.assets());
    }

    /** What a chart holds at the least. */
    double least() {
        return whole * LEAST;
    }

    /** So many of the smallest parts that are written make one: points are whole ones, the fewer assets have tenths. */
    private int fine() {
        return this == POINTS ? 1 : 10;
    }

    /** A part of a victory in the smallest parts that are written. */
    long parts(double part) {
        return Math.round(Math.abs(part) * whole * fine()) * (part < 0 ? -1 : 1);
    }

    /** So many of these as a number. */
    double number(long parts) {
        return (double) parts / fine();
    }

    /** So many of these, written with their sign. */
    String signed(long parts) {
        long most = Math.abs(parts);
        String digits = most % fine() == 0 ? Long.toString(most / fine()) : most / fine() + "." + most % fine();
        return parts == 0 ? "0" : (parts > 0 ? "+" : "\u2212") + digits;
    }

    /** A part of a victory, written with its sign. */
    String signed(double part) {
        return signed(parts(part));
    }
}
