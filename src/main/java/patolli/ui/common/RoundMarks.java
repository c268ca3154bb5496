package patolli.ui.common;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;

/** Round numbers along a scale: 1, 2 or 5, or these times a power of ten, apart. */
public final class RoundMarks {
    private static final double[] STEPS = {1, 2, 5, 10};
    private static final double SLACK = 1e-9;

    private RoundMarks() { }

    /** How far apart numbers lie, so that no more than so many of these steps go into a span. */
    public static double step(double span, int most) {
        double each = Math.max(span, SLACK) / most;
        double power = Math.pow(10, Math.floor(Math.log10(each)));
        return DoubleStream.of(STEPS).map(step -> step * power).filter(step -> step >= each * (1 - SLACK)).findFirst()
                .orElseThrow();
    }

    /**
     * The numbers on a scale, from its lower end to its upper one, both included where they are round.
     *
     * @param step how far apart, as {@link #step} tells it
     */
    public static List<Double> between(double from, double to, double step) {
        List<Double> marks = new ArrayList<>();
        for (long n = (long) Math.ceil(from / step - SLACK); n * step <= to + step * SLACK; n++) {
            marks.add(n * step);
        }
        return marks;
    }
}
