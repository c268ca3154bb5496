package patolli.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import patolli.model.BookModel.Reading;
import patolli.model.BookModel.Searching;
import patolli.settings.SettingsTable;
import patolli.text.Book;
import patolli.text.Texts;

/** Leafing through the book. */
class BookModelTest {
    private final BookModel model = new BookModel(Book.load(new Texts("book"), SettingsTable::of));

    @Test
    void itBeginsAtTheContentsAndNowhereElseToGo() {
        assertThat(shown()).isEqualTo("contents");
        assertThat(model.canGoBackProperty().get()).isFalse();
        assertThat(model.canGoForwardProperty().get()).isFalse();
        model.back();
        model.forward();
        assertThat(shown()).isEqualTo("contents");
    }

    @Test
    void oneGoesBackAndForwardOnOnesWay() {
        model.open("rules");
        model.open("beans");
        model.back();
        assertThat(shown()).isEqualTo("rules");
        assertThat(model.canGoForwardProperty().get()).isTrue();
        model.forward();
        assertThat(shown()).isEqualTo("beans");
        assertThat(model.canGoForwardProperty().get()).isFalse();
    }

    @Test
    void aNewWayTakesTheOldOnesPlace() {
        model.open("rules");
        model.back();
        model.open("tips");
        assertThat(model.canGoForwardProperty().get()).isFalse();
        model.back();
        assertThat(shown()).isEqualTo("contents");
    }

    @Test
    void thePageThatIsShownIsNoStep() {
        model.open("rules");
        model.open("rules");
        model.back();
        assertThat(shown()).isEqualTo("contents");
    }

    @Test
    void anUnknownPageIsOneThatSaysSo() {
        model.open("nonsense");
        assertThat(model.shown()).isInstanceOfSatisfying(Reading.class, reading ->
                assertThat(reading.page().title()).contains("no such page"));
        model.back();
        assertThat(shown()).isEqualTo("contents");
    }

    @Test
    void fromAPageThatASearchFoundOneComesBackToTheResults() {
        model.open("tips");
        model.search("jade head");
        Searching searching = (Searching) model.shown();
        assertThat(searching.hits()).isNotEmpty();
        model.open(searching.hits().getFirst().page(), searching.hits().getFirst().section());
        assertThat(shown()).isEqualTo(searching.hits().getFirst().page());
        model.back();
        assertThat(model.shown()).isEqualTo(searching);
        model.back();
        assertThat(shown()).isEqualTo("tips");
    }

    @Test
    void aSearchThatGoesOnIsOneStep() {
        model.search("j");
        model.search("ja");
        model.search("jade");
        assertThat(model.shown()).isInstanceOfSatisfying(Searching.class, s -> assertThat(s.query()).isEqualTo("jade"));
        model.back();
        assertThat(shown()).isEqualTo("contents");
        model.search("  ");
        assertThat(shown()).as("nothing to search for").isEqualTo("contents");
    }

    @Test
    void everyPlaceKeepsHowFarItWasScrolled() {
        model.open("rules");
        assertThat(model.scroll()).isNegative();
        model.keepScroll(0.4);
        model.open("beans");
        model.keepScroll(0.9);
        model.back();
        assertThat(model.scroll()).isEqualTo(0.4);
        model.forward();
        assertThat(model.scroll()).isEqualTo(0.9);
    }

    private String shown() {
        return ((Reading) model.shown()).page().id();
    }
}
