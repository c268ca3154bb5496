package patolli.ui.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.OptionalDouble;
import javafx.geometry.Bounds;
import javafx.scene.text.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import patolli.testkit.Contrast;
import patolli.testkit.Fx;

/** Whether the book can be read. */
@Tag("breadth")
class BookContrastTest {
    private static final double LEAST = 4.5;
    private OpenBook book;

    @BeforeEach
    void open() {
        book = new OpenBook();
    }

    @AfterEach
    void close() {
        book.close();
    }

    @ParameterizedTest
    @CsvSource({"contents, .heading-1 .plain", "contents, .heading-2 .plain", "contents, .paragraph .plain",
        "contents, .link .text", "how-to-play, .item-mark .text", "how-to-play, .strong", "how-to-play, .emphasis",
        "settings-file, .code", "settings-file, .head-cell .plain", "settings-file, .cell .plain",
        "equipment, .mark .text"})
    void everythingOnAPageStandsOut(String page, String selector) {
        book.open(page);
        assertThat(contrast("#page " + selector)).isGreaterThanOrEqualTo(LEAST);
    }

    @ParameterizedTest
    @CsvSource({"#contents-contents .text", "#contents-rules .text", "#search .text"})
    void soDoTheContentsAndTheField(String selector) {
        assertThat(contrast(selector)).isGreaterThanOrEqualTo(LEAST);
    }

    @Test
    void soDoesWhatWasFound() {
        book.write("danger");
        assertThat(contrast("#page .snippet .plain")).isGreaterThanOrEqualTo(LEAST);
        assertThat(contrast("#page .snippet .found")).isGreaterThanOrEqualTo(LEAST);
    }

    /** Of something in sight that is written so, as soon as it can be seen. */
    private double contrast(String selector) {
        OptionalDouble[] seen = {OptionalDouble.empty()};
        Fx.until("something written at " + selector + " is seen", () -> {
            seen[0] = measured(selector);
            return seen[0].isPresent();
        });
        return seen[0].getAsDouble();
    }

    private OptionalDouble measured(String selector) {
        book.view.root().applyCss();
        book.view.root().layout();
        Bounds page = book.page().localToScene(book.page().getLayoutBounds());
        return book.scene.getRoot().lookupAll(selector).stream().filter(Text.class::isInstance)
                .map(Text.class::cast).filter(text -> text.getLayoutBounds().getWidth() > 4)
                .filter(text -> text.localToScene(text.getLayoutBounds()).getMaxY() < page.getMaxY())
                .sorted(Comparator.comparingDouble(text -> text.localToScene(0, 0).getY()))
                .map(Contrast::measured).filter(OptionalDouble::isPresent).findFirst().orElse(OptionalDouble.empty());
    }
}
