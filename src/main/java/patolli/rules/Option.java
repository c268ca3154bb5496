package patolli.rules;

import java.util.List;
import java.util.Optional;

/**
 * One option of a game, as the rule book names it. Either {@link #values} lists what it may be, or it is a whole
 * number from {@link #least} to {@link #most}.
 *
 * @param standard the value when none is given; empty for an option that then plays no part
 */
public record Option(String name, Optional<String> standard, List<String> values, int least, int most) {
    /** What the option is called that says how many sides play, in games that leave it open. */
    public static final String PLAYERS = "players";
    /** As many as surely fit an int. */
    private static final int MOST_DIGITS = 9;

    /** An option with a few possible values, the first of them standard. */
    public static Option of(String name, String standard, String... others) {
        var values = new java.util.ArrayList<>(List.of(standard));
        values.addAll(List.of(others));
        return new Option(name, Optional.of(standard), List.copyOf(values), 0, 0);
    }

    /** An option that takes a whole number. */
    public static Option number(String name, int standard, int least, int most) {
        return new Option(name, Optional.of(Integer.toString(standard)), List.of(), least, most);
    }

    /** An option that is absent unless given. */
    public static Option absent(String name, String... values) {
        return new Option(name, Optional.empty(), List.of(values), 0, 0);
    }

    /** The value in its plain form, or a refusal that says what it may be. */
    String check(String value) throws Refusal {
        if (!values.isEmpty()) {
            if (values.contains(value)) {
                return value;
            }
            throw new Refusal("option " + name + " can be " + String.join(", ", values) + ", not \"" + value + "\"");
        }
        int number = wholeNumber(value);
        if (number < 0 || number < least || number > most) {
            throw new Refusal("option " + name + " is a whole number from " + least + " to " + most + ", not \""
                    + value + "\"");
        }
        return Integer.toString(number);
    }

    /** What one to nine decimal digits stand for; -1 for any other text. */
    private static int wholeNumber(String text) {
        boolean digits = !text.isEmpty() && text.length() <= MOST_DIGITS
                && text.chars().allMatch(c -> c >= '0' && c <= '9');
        return digits ? Integer.parseInt(text) : -1;
    }
}
