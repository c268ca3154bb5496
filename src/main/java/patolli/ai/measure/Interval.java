package patolli.ai.measure;

import java.util.List;

/**
 * A figure that was measured, and between what the true one lies in 95 of a hundred measurements.
 *
 * @param value what was measured
 * @param low   the lower end
 * @param high  the upper end
 */
public record Interval(double value, double low, double high) {
    /** How many standard errors the interval reaches to either side where the spread is known. */
    private static final double REACH = 1.96;
    /** The same where the spread was measured with so many degrees of freedom from 1 on: Student's t (1908). */
    private static final double[] STUDENT = {12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228};
    /** So many values are needed before it can be said what explains them. */
    private static final int ENOUGH = 10;

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

    /**
     * The mean of values that don't depend on each other.
     *
     * @param values at least one; a single one says nothing of the mean, which may lie anywhere
     */
    public static Interval mean(List<? extends Number> values) {
        double mean = values.stream().mapToDouble(Number::doubleValue).average().orElseThrow();
        double squares = values.stream().mapToDouble(value -> square(value.doubleValue() - mean)).sum();
        return around(mean, squares, values.size(), values.size() - 1);
    }

    /**
     * The mean of values that don't depend on each other, less what a control variate explains of each: something that
     * was measured beside it and is known to be nothing on average. How much it explains is found by regression, after
     * Glasserman (2003), section 4.1; with few values nothing is taken off.
     *
     * @param values   at least one
     * @param controls beside each value
     */
    public static Interval controlled(List<Double> values, List<Double> controls) {
        double mean = values.stream().mapToDouble(each -> each).average().orElseThrow();
        double middle = controls.stream().mapToDouble(each -> each).average().orElseThrow();
        double together = 0;
        double spread = 0;
        for (int i = 0; i < values.size(); i++) {
            together += (values.get(i) - mean) * (controls.get(i) - middle);
            spread += square(controls.get(i) - middle);
        }
        boolean explained = values.size() >= ENOUGH && spread > 0;
        double slope = explained ? together / spread : 0;
        double squares = 0;
        for (int i = 0; i < values.size(); i++) {
            squares += square(values.get(i) - mean - slope * (controls.get(i) - middle));
        }
        return around(mean - slope * middle, squares, values.size(), values.size() - (explained ? 2 : 1));
    }

    /**
     * What falls to one of many, such as hits among all or losses a decision, where both are counted group by group and
     * what lies in one group is not independent: the decisions of a game. After Cochran (1977), the ratio estimator;
     * within 0 and 1.
     *
     * @param parts of each group
     * @param of    how many each group has
     */
    public static Interval ratio(List<? extends Number> parts, List<Integer> of) {
        double all = of.stream().mapToInt(Integer::intValue).sum();
        if (all == 0) {
            return new Interval(0, 0, 1);
        }
        double ratio = parts.stream().mapToDouble(Number::doubleValue).sum() / all;
        double each = all / of.size();
        double squares = 0;
        for (int i = 0; i < of.size(); i++) {
            squares += square((parts.get(i).doubleValue() - ratio * of.get(i)) / each);
        }
        return around(ratio, squares, of.size(), of.size() - 1).of((int) all);
    }

    /**
     * The interval of a value that lies between 0 and 1, such as a chance. Where all that was measured is the same the
     * spread says nothing: it is at least as wide as {@link #share} has it when all or none of so many are hits.
     *
     * @param count how many values it was measured with
     */
    public Interval of(int count) {
        double least = low == high ? REACH * REACH / (count + REACH * REACH) : 0;
        return new Interval(Math.clamp(value, 0, 1), Math.clamp(low - least, 0, 1), Math.clamp(high + least, 0, 1));
    }

    private static double square(double value) {
        return value * value;
    }

    private static Interval around(double value, double squares, int count, int free) {
        double reach = free < 1 ? Double.POSITIVE_INFINITY
                : student(free) * Math.sqrt(squares / free / count);
        return new Interval(value, value - reach, value + reach);
    }

    /** How many standard errors it reaches; from many on by the expansion in Abramowitz and Stegun (1964), 26.7.5. */
    private static double student(int free) {
        if (free <= STUDENT.length) {
            return STUDENT[free - 1];
        }
        double cube = REACH * REACH * REACH;
        return REACH + (cube + REACH) / (4 * free)
                + (5 * cube * REACH * REACH + 16 * cube + 3 * REACH) / (96.0 * free * free);
    }
}
