package patolli.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import patolli.rules.Refusal;

/** What stands behind a request's name, and how it is taken apart. */
final class Arguments {
    private static final Pattern SPACE = Pattern.compile("[ \t]+");
    private static final Pattern WHOLE_NUMBER = Pattern.compile("-?[0-9]+");
    private static final int LONGEST_QUOTE = 40;

    private Arguments() { }

    /** The words of an argument text. */
    static List<String> of(String arguments) {
        return arguments.isEmpty() ? List.of() : List.of(SPACE.split(arguments));
    }

    /** A request's name. */
    static String first(String line) {
        return SPACE.split(line, 2)[0];
    }

    /** Refuses any argument. */
    static void none(String request, String arguments) throws Refusal {
        if (!arguments.isEmpty()) {
            throw new Refusal(request + " takes nothing behind it, but there is " + quote(arguments));
        }
    }

    /** The only word. */
    static String one(String request, String what, String arguments) throws Refusal {
        List<String> words = of(arguments);
        if (words.size() != 1) {
            throw new Refusal(request + " takes " + what + " behind it, but there are " + words.size() + " words");
        }
        return words.getFirst();
    }

    /** Words of the form name=value, each name once, in their order. */
    static Map<String, String> settings(List<String> words) throws Refusal {
        var settings = new LinkedHashMap<String, String>();
        for (String word : words) {
            int equals = word.indexOf('=');
            if (equals < 1) {
                throw new Refusal("options are written name=value, not " + quote(word));
            }
            String name = word.substring(0, equals);
            if (settings.putIfAbsent(name, word.substring(equals + 1)) != null) {
                throw new Refusal("option " + quote(name) + " is given twice");
            }
        }
        return settings;
    }

    /** A whole number in this range. */
    static long number(String what, String text, long least, long most) throws Refusal {
        if (WHOLE_NUMBER.matcher(text).matches()) {
            try {
                long number = Long.parseLong(text);
                if (number >= least && number <= most) {
                    return number;
                }
            } catch (NumberFormatException tooLong) {
                // refused below like any number out of range
            }
        }
        throw new Refusal(what + " is a whole number from " + least + " to " + most + ", not " + quote(text));
    }

    /** A seed: any whole number of 64 bits with its sign. */
    static long seed(String text) throws Refusal {
        return number("seed", text, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    /** What somebody sent, cut to a length that a sentence can hold. */
    static String quote(String text) {
        return '"' + (text.length() <= LONGEST_QUOTE ? text : text.substring(0, LONGEST_QUOTE) + "...") + '"';
    }
}
