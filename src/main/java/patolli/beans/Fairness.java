package patolli.beans;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import patolli.rules.Casts;

/**
 * How well a number of casts agrees with the chances: Pearson's chi-square. Casts that are expected less than five
 * times are judged together with their neighbour, as the test wants it.
 *
 * @param casts  the table of the game
 * @param counts how often each of its casts came, by its index
 */
public record Fairness(Casts casts, List<Long> counts) {
    /** A class of casts must be expected this often at least. */
    static final double LEAST_EXPECTED = 5;

    /** What to think of the casts. */
    public enum Verdict {
        /** Not enough casts to say anything. */
        TOO_FEW,
        /** As chance would have it: nineteen of twenty fair tables look so. */
        AS_EXPECTED,
        /** Rarer than that, but one fair table in twenty looks so. */
        UNUSUAL,
        /** Less than one fair table in a thousand looks so. */
        SUSPICIOUS
    }

    /** Casts that are judged as one, from the one index to the other, both included. */
    public record Group(int first, int last, long count, double expected) { }

    public Fairness {
        counts = List.copyOf(counts);
        if (counts.size() != casts.size() || counts.stream().anyMatch(count -> count < 0)) {
            throw new IllegalArgumentException("every cast needs its count");
        }
    }

    /** Counts casts, each given as its index. */
    public static Fairness of(Casts casts, Iterable<Integer> made) {
        long[] counts = new long[casts.size()];
        made.forEach(cast -> counts[cast]++);
        return new Fairness(casts, Arrays.stream(counts).boxed().toList());
    }

    /** How many casts there were. */
    public long total() {
        return counts.stream().mapToLong(Long::longValue).sum();
    }

    /** How often a cast would come in so many on average. */
    public double expected(int cast) {
        return total() * casts.chance(cast);
    }

    /** The casts in the classes that chi-square compares: one alone when there are too few casts. */
    public List<Group> groups() {
        List<Group> groups = new ArrayList<>();
        Group open = new Group(0, -1, 0, 0);
        for (int cast = 0; cast < casts.size(); cast++) {
            open = new Group(open.first, cast, open.count + counts.get(cast), open.expected + expected(cast));
            if (open.expected >= LEAST_EXPECTED) {
                groups.add(open);
                open = new Group(cast + 1, cast, 0, 0);
            }
        }
        if (open.first <= open.last) {
            groups.add(groups.isEmpty() ? open : joined(groups.removeLast(), open));
        }
        return List.copyOf(groups);
    }

    private static Group joined(Group low, Group high) {
        return new Group(low.first, high.last, low.count + high.count, low.expected + high.expected);
    }

    /** The degrees of freedom: 0 when there are too few casts. */
    public int degrees() {
        return groups().size() - 1;
    }

    /** The sum over the classes of the squared distance from expectation, in units of expectation. */
    public double chiSquare() {
        return degrees() == 0 ? 0 : groups().stream()
                .mapToDouble(g -> (g.count - g.expected) * (g.count - g.expected) / g.expected).sum();
    }

    /** How many of all fair tables, from 0 to 1, would look at least as uneven; 1 when there are too few casts. */
    public double chance() {
        return degrees() == 0 ? 1 : ChiSquare.atLeast(chiSquare(), degrees());
    }

    public Verdict verdict() {
        if (degrees() == 0) {
            return Verdict.TOO_FEW;
        }
        double chance = chance();
        return chance < 0.001 ? Verdict.SUSPICIOUS : chance < 0.05 ? Verdict.UNUSUAL : Verdict.AS_EXPECTED;
    }
}
