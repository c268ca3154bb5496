package patolli.ai.laboratory;

import java.util.List;

/**
 * A figure that was measured, and between what the true one lies in 95 of a hundred measurements.
 *
 * @param value what was measured
 * @param low   the lower end
 * @param high  the upper end
 */
public record Interval(double value, double low, double high) {
    /** How many standard errors the interval reaches to either side. */
    private static final double REACH = 1.96;

    /** A share of counted things, after Wilson (1927): within 0 and 1 even where few are counted. */
    public static Interval share(long hits, long of) {
        if (of == 0) {
            return new Interval(0, 0, 1);
        }
        double part = (double) hits / of;
        double spread = REACH * REACH / of;
        double middle = (part + spread / 2) / (1 + spread);
        double reach = Math.sqrt(spread * (part * (1 - part) + spread / 4)) / (1 + spread);
        return new Interval(part, Math.min(part, middle - reach), Math.max(part, middle + reach));
    }

    /** The mean of values that don't depend on each other. @param values at least one */
    public static Interval mean(List<Integer> values) {
        double mean = values.stream().mapToInt(Integer::intValue).average().orElseThrow();
        double squares = values.stream().mapToDouble(value -> (value - mean) * (value - mean)).sum();
        return around(mean, squares, values.size());
    }

    /**
     * The share of hits among all, where both are counted group by group and what lies in one group is not independent:
     * the decisions of a game. After Cochran (1977), the ratio estimator.
     */
    public static Interval ratio(List<Integer> hits, List<Integer> of) {
        double all = of.stream().mapToInt(Integer::intValue).sum();
        if (all == 0) {
            return new Interval(0, 0, 1);
        }
        double ratio = hits.stream().mapToInt(Integer::intValue).sum() / all;
        double each = all / of.size();
        double squares = 0;
        for (int i = 0; i < of.size(); i++) {
            double off = (hits.get(i) - ratio * of.get(i)) / each;
            squares += off * off;
        }
        Interval wide = around(ratio, squares, of.size());
        return new Interval(ratio, Math.max(0, wide.low), Math.min(1, wide.high));
    }

    private static Interval around(double value, double squares, int count) {
        double reach = count < 2 ? 0 : REACH * Math.sqrt(squares / (count - 1.0) / count);
        return new Interval(value, value - reach, value + reach);
    }
}
