package patolli.rules;

import java.util.List;
import java.util.Optional;

/**
 * Something of a position, beside where its pieces are, that a {@link Draft} can have otherwise: whose turn it is, what
 * was cast, a purse. Either {@link #values} lists what it may be, or it is a whole number from {@link #least} to
 * {@link #most}.
 *
 * @param name  what it is: {@code turn}, {@code purse}
 * @param side  whose it is; empty for what is of the whole position
 * @param value what it is now
 */
public record Trait(String name, Optional<Side> side, String value, List<String> values, int least, int most) {
    /** What a truth can be. */
    static final List<String> TRUTHS = List.of("false", "true");

    /** A copy that cannot be changed. */
    public Trait {
        values = List.copyOf(values);
    }

    /** One of a few values. */
    public static Trait of(String name, String value, List<String> values) {
        return new Trait(name, Optional.empty(), value, values, 0, 0);
    }

    /** One of a few values, of one side. */
    public static Trait of(String name, Side side, String value, List<String> values) {
        return new Trait(name, Optional.of(side), value, values, 0, 0);
    }

    /** A truth about one side. */
    public static Trait truth(String name, Side side, boolean value) {
        return of(name, side, Boolean.toString(value), TRUTHS);
    }

    /** A whole number. */
    public static Trait number(String name, Optional<Side> side, int value, int least, int most) {
        return new Trait(name, side, Integer.toString(value), List.of(), least, most);
    }

    /** Whether it is a number of too many to be listed. */
    public boolean isNumber() {
        return values.isEmpty();
    }

    /** Whether it can be that. */
    public boolean admits(String wanted) {
        return isNumber() ? wanted.matches("\\d{1,9}") && Integer.parseInt(wanted) >= least
                && Integer.parseInt(wanted) <= most : values.contains(wanted);
    }
}
