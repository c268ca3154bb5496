package patolli.text;

import java.util.ArrayList;
import java.util.List;

/** Cuts out of a text what stands around the first of some words. */
final class Snippet {
    /** How much is shown before the first word and in all, in characters. */
    private static final int BEFORE = 50;
    private static final int LENGTH = 170;
    private static final String GAP = "\u2026";

    private Snippet() { }

    /**
     * The words around the first one found, or the beginning if there is none.
     *
     * @param words folded as in {@link Search#fold}
     */
    static List<Hit.Part> of(String text, List<String> words) {
        String folded = Search.fold(text);
        int first = words.stream().mapToInt(folded::indexOf).filter(at -> at >= 0).min().orElse(0);
        int from = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1;
        int to = text.length();
        if (from + LENGTH < to) {
            int space = text.lastIndexOf(' ', from + LENGTH);
            to = space > first ? space : from + LENGTH;
        }
        List<Hit.Part> parts = new ArrayList<>();
        plain(parts, from > 0 ? GAP + " " : "");
        for (int at = from; at < to;) {
            int[] next = next(folded, words, at, to);
            plain(parts, text.substring(at, next[0]));
            if (next[1] > next[0]) {
                parts.add(new Hit.Part(text.substring(next[0], next[1]), true));
            }
            at = next[1];
        }
        plain(parts, to < text.length() ? " " + GAP : "");
        return List.copyOf(parts);
    }

    private static void plain(List<Hit.Part> parts, String text) {
        if (!text.isEmpty()) {
            parts.add(new Hit.Part(text, false));
        }
    }

    /** Where the next of the words begins and ends; both {@code to} when no other comes before it. */
    private static int[] next(String folded, List<String> words, int from, int to) {
        int[] next = {to, to};
        for (String word : words) {
            int at = folded.indexOf(word, from);
            boolean sooner = at >= 0 && (at < next[0] || at == next[0] && at + word.length() > next[1]);
            if (sooner && at + word.length() <= to) {
                next = new int[] {at, at + word.length()};
            }
        }
        return next;
    }
}
