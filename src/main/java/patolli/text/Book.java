package patolli.text;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The help book: the pages in {@code resources/text/book}, in the order of the contents. Immutable. */
public final class Book {
    /** The page that lists all others. */
    public static final String CONTENTS = "contents";
    /** The pages' ids in the order of the book. */
    public static final List<String> IDS = List.of(CONTENTS, "prolog", "what-is-patolli", "how-to-play", "equipment",
            "rules", "beans", "sealed-beans", "menu", "luck-and-skill", "rollouts", "laboratory", "positions",
            "saved-games", "settings-file", "boss-keys", "mirror-and-serpent", "pictures", "music", "facts", "tips",
            "bell", "bell-rules", "pagade", "pagade-rules", "tablan", "tablan-rules", "grand-evening", "credits",
            "changes");
    private static final String SETTINGS = "{settings}";

    private final Map<String, Page> pages = new LinkedHashMap<>();
    private final Texts texts;

    private Book(Texts texts) {
        this.texts = texts;
    }

    /**
     * Reads the whole book, a few dozen kilobytes.
     *
     * @param texts    the bundle {@code book}
     * @param settings the table of all settings, in Markdown, given that bundle
     * @throws UncheckedIOException when a page is missing or can't be read
     */
    public static Book load(Texts texts, Function<Texts, String> settings) {
        Book book = new Book(texts);
        String table = settings.apply(texts);
        IDS.forEach(id -> book.pages.put(id, Markdown.page(id, read(id).replace(SETTINGS, table))));
        return book;
    }

    private static String read(String id) {
        try (InputStream in = Book.class.getResourceAsStream("/text/book/" + id + ".md")) {
            if (in == null) {
                throw new FileNotFoundException(id);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("the page " + id + " of the book can't be read", e);
        }
    }

    /** All pages in order. */
    public List<Page> pages() {
        return List.copyOf(pages.values());
    }

    /** The page with that id. */
    public Optional<Page> page(String id) {
        return Optional.ofNullable(pages.get(id));
    }

    /** A page that says that there is none with that id. */
    public Page missing(String id) {
        return Markdown.page(id, texts.get("missing", id.replaceAll("[^\\p{L}\\p{N}-]", " ").strip()));
    }

    /** Where all these words stand, the best place first; nothing for a query without words. */
    public List<Hit> search(String query) {
        return new Search(query).in(pages.values());
    }
}
