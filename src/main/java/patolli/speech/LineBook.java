package patolli.speech;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import patolli.text.Texts;

/**
 * Lines by what they are said of. In a bundle they stand under the key of that with a number from 1 on; those of one
 * game stand in its own bundle, with {@code .own} before the number.
 *
 * @param lines by the key
 */
public record LineBook(Map<String, List<String>> lines) {

    /** A copy that cannot be changed. */
    public LineBook {
        Map<String, List<String>> copy = new LinkedHashMap<>();
        lines.forEach((key, all) -> copy.put(key, List.copyOf(all)));
        lines = Collections.unmodifiableMap(copy);
    }

    /** What somebody says at a table where nobody else's lines are said. */
    public static LineBook said(Texts own) {
        return of(own, Situation.values());
    }

    /** What somebody answers there. */
    public static LineBook answered(Texts own) {
        return of(own, Tone.values());
    }

    static LineBook of(Texts texts, Situation... situations) {
        Map<String, List<String>> all = new LinkedHashMap<>();
        for (Situation each : situations) {
            all.put(each.key(), lines(texts, each.key()));
        }
        return new LineBook(all);
    }

    static LineBook of(Texts texts, Tone... tones) {
        Map<String, List<String>> all = new LinkedHashMap<>();
        for (Tone each : tones) {
            all.put(each.key(), lines(texts, each.key()));
        }
        return new LineBook(all);
    }

    private static List<String> lines(Texts texts, String key) {
        List<String> all = new ArrayList<>();
        for (String kind : List.of(key, key + ".own")) {
            for (int n = 1; texts.has(kind + "." + n); n++) {
                all.add(texts.get(kind + "." + n));
            }
        }
        return all;
    }

    /** What can be said of something; none where the game does not know it. */
    public List<String> of(Situation situation) {
        return lines.getOrDefault(situation.key(), List.of());
    }

    /** What can be answered to it. */
    public List<String> of(Tone tone) {
        return lines.getOrDefault(tone.key(), List.of());
    }

    /** All lines. */
    public List<String> all() {
        return lines.values().stream().flatMap(List::stream).toList();
    }
}
