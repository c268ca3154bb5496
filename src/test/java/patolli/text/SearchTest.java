package patolli.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.settings.SettingsTable;

/** Finding words in pages. */
class SearchTest {
    private static final Page TULA = Markdown.page("tula", """
            # Tula
            A coach stops **here**.
            ## The old *capital*
            The Toltecs' city. Durán was never in it; the coach leaves at six.
            ## Rain
            It pours and pours.
            """);
    private static final Page COACH = Markdown.page("coach", """
            # The coach
            It has left. In Tula it rains on every capital.
            """);
    private static final List<Page> PAGES = List.of(TULA, COACH);

    @Test
    void everyWordMustStandInTheSection() {
        assertThat(places("coach six")).containsExactly("tula/1");
        assertThat(places("pours toltecs")).as("in one page, if not in one section").hasSize(1);
        assertThat(places("pours left")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"duran", "Durán", "DURÁN", "duran,", "  dura\u0301n "})
    void caseAndAccentsMakeNoDifference(String query) {
        assertThat(places(query)).containsExactly("tula/1");
        assertThat(found(query)).containsExactly("Durán");
    }

    @Test
    void titlesComeBeforeHeadingsAndHeadingsBeforeText() {
        assertThat(places("coach")).containsExactly("coach/0", "tula/0", "tula/1");
        assertThat(places("capital")).containsExactly("tula/1", "coach/0");
        assertThat(places("rain")).containsExactly("tula/2", "coach/0");
    }

    @Test
    void wordsMayStandInTheTitleOfThePage() {
        assertThat(places("tula pours")).containsExactly("tula/2");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  ", "?!", "xylophone"})
    void whatStandsNowhereIsNotFound(String query) {
        assertThat(places(query)).isEmpty();
    }

    @Test
    void theSnippetIsCutAroundTheWord() {
        Page page = Markdown.page("long", "# Long\n" + "word ".repeat(200) + "needle " + "word ".repeat(200));
        Hit hit = new Search("needle").in(List.of(page)).getFirst();
        String snippet = hit.snippet().stream().map(Hit.Part::text).collect(Collectors.joining());
        assertThat(snippet).startsWith("\u2026 word").endsWith("word \u2026").hasSizeBetween(100, 180)
                .contains(" needle ");
        assertThat(hit.heading()).isEqualTo("Long");
    }

    static List<Page> pages() {
        return Book.load(new Texts("book"), SettingsTable::of).pages();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void wordsOfEveryPageAreFound(Page page) {
        Book book = Book.load(new Texts("book"), SettingsTable::of);
        for (Page.Section section : page.sections()) {
            String words = longest(section.heading() + " " + section.text());
            assertThat(book.search(words)).as(words).anyMatch(hit -> hit.page().equals(page.id()));
        }
        assertThat(book.search(page.title()).getFirst().title()).isEqualTo(page.title());
    }

    /** The three longest words of a text. */
    private static String longest(String text) {
        return Arrays.stream(text.split("[^\\p{L}]+")).distinct().sorted((a, b) -> b.length() - a.length()).limit(3)
                .collect(Collectors.joining(" "));
    }

    private static List<String> places(String query) {
        return new Search(query).in(PAGES).stream().map(hit -> hit.page() + "/" + hit.section()).toList();
    }

    private static List<String> found(String query) {
        return new Search(query).in(PAGES).stream().flatMap(hit -> hit.snippet().stream()).filter(Hit.Part::found)
                .map(Hit.Part::text).toList();
    }
}
