package patolli.text;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Finds words in pages. Case and accents make no difference; a word is found inside of longer ones, too. A section is
 * found when every word stands in it, in its heading or in the title of its page; a page whose words stand in
 * different sections is found once.
 */
final class Search {
    private static final Comparator<Found> BEST_FIRST = Comparator.comparingInt((Found found) -> -found.inTitle)
            .thenComparingInt(found -> -found.inHeading)
            .thenComparing(found -> found.hit.page().equals(Book.CONTENTS))
            .thenComparingInt(found -> -found.inText);
    private final List<String> words;

    /** @param query words between anything that is neither a letter nor a digit */
    Search(String query) {
        words = Stream.of(fold(query).split("[^\\p{L}\\p{N}]+")).filter(word -> !word.isEmpty()).distinct().toList();
    }

    /** The places, the best first: by words in the title, then in headings, then by how often they are in the text. */
    List<Hit> in(Collection<Page> pages) {
        return words.isEmpty() ? List.of() : pages.stream().flatMap(page -> in(page).stream()).sorted(BEST_FIRST)
                .map(Found::hit).toList();
    }

    private List<Found> in(Page page) {
        List<Found> found = new ArrayList<>();
        for (int i = 0; i < page.sections().size(); i++) {
            Page.Section section = page.sections().get(i);
            String own = i == 0 ? fold(page.title() + ' ' + section.text())
                    : fold(section.heading() + ' ' + section.text());
            if (all(fold(page.title()) + ' ' + own) && words.stream().anyMatch(own::contains)) {
                found.add(found(page, i));
            }
        }
        if (found.isEmpty() && all(whole(page))) {
            found.add(found(page, richest(page)));
        }
        return found;
    }

    private boolean all(String folded) {
        return words.stream().allMatch(folded::contains);
    }

    private static String whole(Page page) {
        StringBuilder whole = new StringBuilder();
        page.sections().forEach(section ->
                whole.append(section.heading()).append(' ').append(section.text()).append(' '));
        return fold(whole.toString());
    }

    /** The section in which most of the words stand. */
    private int richest(Page page) {
        int best = 0;
        long most = -1;
        for (int i = 0; i < page.sections().size(); i++) {
            Page.Section section = page.sections().get(i);
            String text = fold(section.heading() + ' ' + section.text());
            long here = words.stream().filter(text::contains).count();
            if (here > most) {
                most = here;
                best = i;
            }
        }
        return best;
    }

    private Found found(Page page, int index) {
        Page.Section section = page.sections().get(index);
        Hit hit = new Hit(page.id(), page.title(), index, section.heading(), Snippet.of(section.text(), words));
        // A page that is called just so comes before one that is called so and more.
        int named = fold(page.title()).equals(String.join(" ", words)) ? 1 : 0;
        return new Found(hit, standing(page.title()) + named, standing(section.heading()),
                occurrences(fold(section.text())));
    }

    private int standing(String text) {
        String folded = fold(text);
        return (int) words.stream().filter(folded::contains).count();
    }

    private int occurrences(String folded) {
        int count = 0;
        for (String word : words) {
            for (int at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length())) {
                count++;
            }
        }
        return count;
    }

    /** Small letters without accents; every character stays at its place. */
    static String fold(String text) {
        StringBuilder folded = new StringBuilder(text.length());
        for (char c : Normalizer.normalize(text, Normalizer.Form.NFC).toCharArray()) {
            boolean plain = c < 0x80 || Character.isSurrogate(c);
            folded.append(Character.toLowerCase(plain ? c
                    : Normalizer.normalize(String.valueOf(c), Normalizer.Form.NFD).charAt(0)));
        }
        return folded.toString();
    }

    /** A hit and what it is ranked by. */
    private record Found(Hit hit, int inTitle, int inHeading, int inText) { }
}
