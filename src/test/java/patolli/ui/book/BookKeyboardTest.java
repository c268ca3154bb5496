package patolli.ui.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashSet;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import patolli.testkit.Fx;
import patolli.testkit.Keys;

/** The book under the keyboard alone. */
class BookKeyboardTest {
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
    void backAndForward() {
        book.open("rules");
        Keys.type(KeyCode.BACK_SPACE);
        assertThat(book.shown()).isEqualTo("contents");
        book.with(KeyCode.ALT, KeyCode.RIGHT);
        assertThat(book.shown()).isEqualTo("rules");
        book.with(KeyCode.ALT, KeyCode.LEFT);
        assertThat(book.shown()).isEqualTo("contents");
    }

    @Test
    void pagesTurnAndTheKeysKeepTheirMeaningAfterwards() {
        book.open("rules");
        Keys.type(KeyCode.PAGE_DOWN);
        assertThat(book.scrolled()).isBetween(0.1, 0.9);
        Keys.type(KeyCode.END);
        assertThat(book.scrolled()).isEqualTo(1);
        double before = book.scrolled();
        Keys.type(KeyCode.PAGE_UP);
        assertThat(book.scrolled()).isLessThan(before);
        Keys.type(KeyCode.HOME);
        assertThat(book.scrolled()).isZero();
    }

    @Test
    void escCloses() {
        Keys.type(KeyCode.ESCAPE);
        assertThat(book.closed).isEqualTo(1);
    }

    @Test
    void tabGoesThroughEveryLinkAndBringsItIntoSight() {
        Set<Node> left = new HashSet<>(book.links());
        assertThat(left).hasSizeGreaterThan(15);
        for (int i = 0; i < 80 && !left.isEmpty(); i++) {
            Keys.type(KeyCode.TAB);
            Node focused = book.focused();
            if (left.remove(focused)) {
                assertThat(book.inSight(focused)).as(((Hyperlink) focused).getText()).isTrue();
                assertThat(Fx.call(() -> {
                    focused.applyCss();
                    return ((Hyperlink) focused).getBackground().getFills();
                })).as("the focus is seen").hasSizeGreaterThan(1);
            }
        }
        assertThat(left).isEmpty();
    }

    @Test
    void enterOpensALinkAndTheKeysGoOn() {
        Fx.run(() -> book.link("The rules").requestFocus());
        Keys.type(KeyCode.ENTER);
        assertThat(book.shown()).isEqualTo("rules");
        Keys.type(KeyCode.PAGE_DOWN);
        assertThat(book.scrolled()).isPositive();
        Keys.type(KeyCode.BACK_SPACE);
        assertThat(book.shown()).isEqualTo("contents");
    }

    @Test
    void aSearchFromFieldToPageAndBack() {
        book.open("tips");
        Keys.type(KeyCode.END);
        double place = book.scrolled();
        book.with(KeyCode.CONTROL, KeyCode.F);
        assertThat(book.search().isFocused()).isTrue();
        for (KeyCode key : new KeyCode[] {KeyCode.J, KeyCode.A, KeyCode.D, KeyCode.E, KeyCode.E, KeyCode.BACK_SPACE}) {
            Keys.type(key);
        }
        book.write("jade");
        assertThat(book.shown()).isEqualTo("search:jade");
        Keys.type(KeyCode.ENTER);
        assertThat(book.focused().getId()).isEqualTo("result-0");
        Keys.type(KeyCode.ENTER);
        assertThat(book.shown()).as("a page that the search found").doesNotStartWith("search").isNotEqualTo("tips");
        Keys.type(KeyCode.BACK_SPACE);
        assertThat(book.shown()).isEqualTo("search:jade");
        Keys.type(KeyCode.BACK_SPACE);
        assertThat(book.shown()).isEqualTo("tips");
        assertThat(book.scrolled()).isCloseTo(place, within(1e-6));
    }

    @Test
    void inTheFieldKeysBelongToTheField() {
        book.open("rules");
        book.with(KeyCode.CONTROL, KeyCode.F);
        Keys.type(KeyCode.BACK_SPACE);
        Keys.type(KeyCode.HOME);
        assertThat(book.shown()).isEqualTo("rules");
        Keys.type(KeyCode.ESCAPE);
        assertThat(book.closed).isEqualTo(1);
    }

    @Test
    void aBookThatWasClosedHearsNoKey() {
        book.open("rules");
        Fx.run(book.view::detach);
        Keys.type(KeyCode.BACK_SPACE);
        Keys.type(KeyCode.ESCAPE);
        assertThat(book.shown()).isEqualTo("rules");
        assertThat(book.closed).isZero();
        Fx.run(() -> book.view.attach(book.scene));
        Keys.type(KeyCode.BACK_SPACE);
        assertThat(book.shown()).isEqualTo("contents");
    }
}
