package patolli.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Consumer;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import patolli.rules.MoveView;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.ui.course.Task;
import patolli.ui.pagade.PagadeTable;

/** Dice and pawns are chosen in a tutorial in every way in which they are at the table; slips, in the walk. */
class LessonDiceTest {
    private final TestLesson test = new TestLesson(new PagadeTable());

    @AfterEach
    void close() {
        test.close();
    }

    private void walk(Consumer<MoveView> first) {
        test.open();
        int last = test.table().course().orElseThrow().steps().size() - 1;
        while (test.step() < last) {
            if (test.canGoOn() || test.current().task() != Task.MOVE) {
                test.doByMouse();
            } else {
                test.goAfter(first);
            }
        }
    }

    /** The slip of the die that a move uses alone, if there is a choice of dice. */
    private void withSlip(MoveView view, Consumer<String> then) {
        String slip = "use-" + view.uses().getFirst();
        if (view.uses().size() == 1 && test.find(slip).isPresent()) {
            then.accept(slip);
        }
    }

    @Test
    void aPawnAndThenWhereItGoes() {
        walk(view -> { });
    }

    @Test
    void aDieOnTheTrayAndThenAPawn() {
        walk(view -> withSlip(view, slip -> {
            Mouse.click(test.node("die-" + view.uses().getFirst()));
            assertThat(test.isChosen(slip)).isTrue();
        }));
    }

    @Test
    void aDieIsTypedAndBackspaceTakesItBackBeforeItLeadsBack() {
        walk(view -> withSlip(view, slip -> {
            KeyCode digit = KeyCode.getKeyCode(String.valueOf(view.uses().getFirst()));
            int step = test.step();
            Keys.type(digit);
            assertThat(test.isChosen(slip)).isTrue();
            Keys.type(KeyCode.BACK_SPACE);
            assertThat(test.step()).isEqualTo(step);
            assertThat(test.isChosen(slip)).isFalse();
            Keys.type(digit);
        }));
    }
}
