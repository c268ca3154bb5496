package patolli.oracle;

import java.util.Map;
import java.util.TreeMap;

/** What the matches did and found: how often, and an example of everything that was wrong. */
final class Tally {
    private final Map<String, Integer> counts = new TreeMap<>();
    private final Map<String, String> wrong = new TreeMap<>();

    void count(String what) {
        counts.merge(what, 1, Integer::sum);
    }

    void wrong(String what, String example) {
        wrong.putIfAbsent(what, example);
    }

    Map<String, Integer> counts() {
        return counts;
    }

    Map<String, String> wrong() {
        return wrong;
    }
}
