package patolli.speech;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * Remembers which lines were heard, so that none comes again before all of its kind were, over any number of evenings:
 * as a text, for the settings, of six hexadecimal digits a line.
 */
public final class HeardLines {
    private static final int DIGITS = 6;
    private final Set<String> heard = new LinkedHashSet<>();

    /** @param memory as {@link #memory()} has written it; what is no such text counts as far as it can be read */
    public HeardLines(String memory) {
        for (int at = 0; at + DIGITS <= memory.length(); at += DIGITS) {
            heard.add(memory.substring(at, at + DIGITS));
        }
    }

    /** What was heard, to be read again another evening. */
    public String memory() {
        return String.join("", heard);
    }

    /** One of these lines, all of one kind; when all were heard, a new round begins, not with the last of the old. */
    public String next(List<String> kind, RandomGenerator random) {
        List<String> left = kind.stream().filter(line -> !heard.contains(sign(line))).toList();
        if (left.isEmpty()) {
            String last = last(kind);
            kind.forEach(line -> heard.remove(sign(line)));
            left = kind.size() == 1 ? kind : kind.stream().filter(line -> !sign(line).equals(last)).toList();
        }
        String line = left.get(random.nextInt(left.size()));
        heard.add(sign(line));
        return line;
    }

    private String last(List<String> kind) {
        List<String> signs = kind.stream().map(HeardLines::sign).toList();
        return heard.stream().filter(signs::contains).reduce("", (before, after) -> after);
    }

    /** Short, and another one for every line of a kind. */
    static String sign(String line) {
        int hash = line.hashCode() * 0x9E3779B1;
        return "%06x".formatted(hash >>> Byte.SIZE);
    }
}
