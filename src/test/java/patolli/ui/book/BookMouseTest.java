package patolli.ui.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.testkit.Fx;
import patolli.testkit.Mouse;
import patolli.text.Book;

/** The book under the mouse alone. */
class BookMouseTest {
    private OpenBook book;

    @BeforeEach
    void open() {
        book = new OpenBook();
    }

    @AfterEach
    void close() {
        book.close();
    }

    @Test
    @Tag("breadth")
    void everyPageOpensFromTheListAtTheLeft() {
        for (String id : Book.IDS) {
            // The list may have been scrolled for the page before.
            Fx.run(() -> book.scene.getRoot().layout());
            Mouse.click(book.node("contents-" + id));
            assertThat(book.shown()).isEqualTo(id);
            assertThat(Fx.call(() -> book.page().getContent().lookup(".heading-1"))).isNotNull();
        }
    }

    @Test
    void linksLeadOnAndTheArrowsBack() {
        Mouse.click(book.link("How to play"));
        assertThat(book.shown()).isEqualTo("how-to-play");
        Mouse.click(book.node("back"));
        assertThat(book.shown()).isEqualTo("contents");
        assertThat(book.node("back").isDisabled()).isTrue();
        Mouse.click(book.node("forward"));
        assertThat(book.shown()).isEqualTo("how-to-play");
        assertThat(book.node("forward").isDisabled()).isTrue();
    }

    @Test
    void howFarAPageWasScrolledIsKeptOnGoingBack() {
        book.open("rules");
        Fx.run(() -> book.page().setVvalue(0.6));
        book.open("beans");
        assertThat(book.scrolled()).isZero();
        Mouse.click(book.node("back"));
        assertThat(book.scrolled()).isCloseTo(0.6, within(1e-6));
    }

    @Test
    void theThumbScrolls() {
        book.open("rules");
        Node thumb = Fx.call(() -> book.page().lookup(".thumb"));
        Point2D end = Mouse.middle(book.node("page")).add(0, 1000);
        Mouse.drag(thumb, new Point2D(Mouse.middle(thumb).getX(), end.getY()));
        assertThat(book.scrolled()).isEqualTo(1);
    }

    @Test
    void aResultOpensAtItsHeading() {
        book.write("bearing off larger throw");
        assertThat(book.shown()).startsWith("search:");
        Mouse.click(book.node("result-0"));
        assertThat(book.shown()).isEqualTo("rules");
        assertThat(book.scrolled()).isGreaterThan(0.3);
        Mouse.click(book.node("back"));
        assertThat(book.shown()).isEqualTo("search:bearing off larger throw");
        assertThat(Fx.call(() -> book.search().getText())).isEqualTo("bearing off larger throw");
    }

    @Test
    void theCrossedBonesClose() {
        Mouse.click(book.node("close"));
        assertThat(book.closed).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"back", "forward", "close", "search", "page", "contentsScroll"})
    void everyControlSaysWhatItIs(String id) {
        assertThat(book.node(id).getAccessibleText()).isNotBlank();
    }

    @Test
    @Tag("breadth")
    void noControlIsLeftGrey() {
        for (String id : Book.IDS) {
            book.open(id);
            assertThat(styled(".button", "book-button", "book-close")).isTrue();
            assertThat(styled(".hyperlink", "link", "entry")).isTrue();
        }
    }

    private boolean styled(String controls, String... styles) {
        return Fx.call(() -> book.scene.getRoot().lookupAll(controls).stream()
                .noneMatch(control -> Collections.disjoint(control.getStyleClass(), List.of(styles))));
    }
}
