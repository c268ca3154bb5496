package patolli.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Label;
import javafx.scene.text.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.settings.Settings;
import patolli.settings.TextSize;
import patolli.testkit.CutWords;
import patolli.testkit.Fx;
import patolli.ui.table.GameTable;

/** What is said to whoever tries something else stands on the scroll whole, in each step and at each size of words. */
class LessonHelpTest {
    private TestLesson test = new TestLesson();

    @AfterEach
    void close() {
        test.close();
    }

    @ParameterizedTest
    @MethodSource("patolli.ui.lesson.TestLesson#tables")
    @Tag("breadth")
    void everyReproachIsWhole(GameTable table) {
        test = new TestLesson(table).open();
        while (test.ends == 0) {
            Fx.run(() -> test.lesson().missed());
            for (TextSize size : TextSize.values()) {
                Fx.run(() -> test.preferences.of(Settings.TEXT_SIZE).set(size));
                test.style();
                Label hint = (Label) test.node("hint");
                assertThat(Fx.call(hint::isVisible)).isTrue();
                String shown = Fx.call(() -> ((Text) hint.lookup(".text")).getText());
                assertThat(shown.replace('\n', ' ')).as(test.current().name() + " " + size).isEqualTo(hint.getText());
                assertThat(Fx.call(() -> CutWords.under(hint.getParent()).faults()))
                        .as(test.current().name() + " " + size).isEmpty();
            }
            test.doByMouse();
        }
    }
}
