package patolli.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import patolli.rules.MoveView;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.pagade.PagadePath;
import patolli.settings.Settings;
import patolli.settings.TextSize;
import patolli.testkit.CutWords;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.ui.course.CourseStep;
import patolli.ui.course.Place;
import patolli.ui.course.Task;
import patolli.ui.pagade.PagadeTable;

/** Dice and pawns are chosen in a tutorial in every way in which they are at the table; slips, in the walk. */
@Tag("breadth")
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
    void aPawnThatCantGoByADieSaysWhyInTheBand() {
        test.open();
        while (!test.current().name().equals("pair")) {
            test.doByMouse();
        }
        String before = test.text("happened");
        for (TextSize size : TextSize.values()) {
            Fx.run(() -> test.preferences.of(Settings.TEXT_SIZE).set(size));
            Mouse.move(test.node("pick-" + PagadePath.number(Side.RED, 20)));
            assertThat(test.text("happened")).isEqualTo("This pawn can go 6 or 9 squares. Click where."
                    + " Not 3: two of another colour stand there together.");
            test.style();
            assertThat(Fx.call(() -> CutWords.under(test.node("happened").getParent()).faults())).isEmpty();
            assertThat(test.find("stop")).isPresent();
            Mouse.move(test.scene, new Point2D(5, 5));
            assertThat(test.text("happened")).isEqualTo(before);
        }
        Mouse.click(test.node("use-3"));
        Rectangle2D square = test.bounds(new Place.Square(PagadePath.number(Side.RED, 20)));
        Mouse.click(test.scene, new Point2D(square.getMinX() + square.getWidth() / 2,
                square.getMinY() + square.getHeight() / 2));
        assertThat(test.text("happened")).startsWith("With 3 it would land on a pair of somebody else");
        assertThat(test.find("stop")).isPresent();
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

    /** What is said after the step is about the one pawn that it shows. */
    @Test
    void whereOneMoveIsTaughtAnotherIsTakenBackAndAskedForAgain() {
        test.open();
        List<String> names = test.table().course().orElseThrow().steps().stream().map(CourseStep::name).toList();
        int cut = names.indexOf("cut");
        test.goTo(cut);
        State asked = Fx.call(() -> test.lesson().table().state());
        test.tryOut("4:28-32");
        Fx.until("it is asked for again", () -> test.lesson().helpingProperty().get());
        assertThat(test.step()).isEqualTo(cut);
        assertThat(test.reached()).isEqualTo(LessonModel.Stage.ASKED);
        assertThat(Fx.call(() -> test.lesson().table().state())).isEqualTo(asked);
        assertThat(test.text("hint")).startsWith("Not that one");
        test.doByMouse();
        assertThat(test.step()).isEqualTo(cut);
        assertThat(test.reached()).isEqualTo(LessonModel.Stage.DONE);
    }
}
