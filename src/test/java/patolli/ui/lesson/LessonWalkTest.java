package patolli.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.PopupWindow;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.rules.State;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.ui.course.CourseStep;
import patolli.ui.course.Task;
import patolli.ui.patolli.lesson.PatolliCourse;
import patolli.ui.table.GameTable;

/** The whole tutorial, by either hand. */
class LessonWalkTest {
    private TestLesson test = new TestLesson();

    @AfterEach
    void close() {
        test.close();
    }

    static Stream<GameTable> tables() {
        return TestLesson.tables();
    }

    @ParameterizedTest
    @MethodSource("tables")
    @Tag("breadth")
    void theMouseAloneLeadsToTheEndAndNothingElseThanAskedForIsTaken(GameTable table) {
        test = new TestLesson(table).open();
        while (test.ends == 0) {
            refuses();
            test.doByMouse();
        }
        assertThat(test.step()).isEqualTo(table.course().orElseThrow().steps().size() - 1);
        assertThat(test.ends).isEqualTo(1);
    }

    private void refuses() {
        State before = Fx.call(() -> test.lesson().table().state());
        int step = test.step();
        LessonModel.Stage stage = test.reached();
        assertThat(Fx.call(test.node("hint")::isVisible)).isFalse();
        Mouse.click(test.scene, new Point2D(640, 300));
        assertThat(Fx.call(test.node("hint")::isVisible)).as("the first wrong click is answered").isTrue();
        if (stage == LessonModel.Stage.DONE) {
            assertThat(test.text("expected")).as("the table rests").isEmpty();
        }
        for (Point2D elsewhere : List.of(new Point2D(640, 300), new Point2D(300, 150), new Point2D(640, 166),
                new Point2D(230, 650), new Point2D(154, 40), new Point2D(284, 40))) {
            Mouse.click(test.scene, elsewhere);
        }
        if (test.current().task() != Task.THROW) {
            Mouse.press(test.node("beansSpot"));
            Mouse.release(test.node("beansSpot"));
            Mouse.click(test.node("beansSpot"), MouseButton.SECONDARY);
        }
        assertThat(Fx.call(() -> test.lesson().table().state())).isEqualTo(before);
        assertThat(test.step()).isEqualTo(step);
        assertThat(test.reached()).isEqualTo(stage);
        assertThat(Fx.call(test.node("hint")::isVisible)).as("the card helps").isTrue();
        assertThat(Fx.call(() -> Window.getWindows().stream().anyMatch(PopupWindow.class::isInstance)))
                .as("a menu is open").isFalse();
    }

    @ParameterizedTest
    @MethodSource("tables")
    @Tag("breadth")
    void theKeyboardAloneLeadsToTheEndAndOtherKeysDoNothing(GameTable table) {
        test = new TestLesson(table).open();
        while (test.ends == 0) {
            State before = Fx.call(() -> test.lesson().table().state());
            int step = test.step();
            for (KeyCode other : List.of(KeyCode.SPACE, KeyCode.A, KeyCode.N)) {
                Keys.type(other);
            }
            assertThat(Fx.call(() -> test.lesson().table().state())).isEqualTo(before);
            assertThat(test.step()).isEqualTo(step);
            assertThat(Fx.call(() -> test.lesson().helpingProperty().get())).isTrue();
            test.doByKeys();
        }
        assertThat(test.ends).isEqualTo(1);
    }

    @Test
    void enterKeptDownDoesOneThingOnly() {
        test.open();
        test.goTo(8);
        assertThat(test.current().task()).isEqualTo(Task.THROW);
        Mouse.click(test.node("bead-4"));
        Keys.press(KeyCode.ENTER);
        Keys.press(KeyCode.ENTER);
        Keys.press(KeyCode.ENTER);
        Keys.release(KeyCode.ENTER);
        assertThat(test.step()).isEqualTo(5);
    }

    @Test
    void howeverLongTheBeansAreHeldTheLessonsCastComes() {
        test.open();
        test.goTo(8);
        Keys.press(KeyCode.ENTER);
        Fx.until("the beans rattle", () -> test.lesson().table().drawsProperty().get() > 8);
        Keys.release(KeyCode.ENTER);
        Fx.until("the lesson goes on", () -> test.lesson().stepProperty().get() == 9);
        assertThat(Fx.call(() -> test.text("cast"))).isEqualTo("3");
    }

    @Test
    void eitherPieceMayBeChosen() {
        test.open();
        int choice = PatolliCourse.course().steps().stream().map(CourseStep::name).toList().indexOf("choose");
        test.goTo(choice);
        Mouse.click(test.node("target-2-4"));
        Fx.until("the lesson goes on", () -> test.lesson().stepProperty().get() == choice + 1);
        assertThat(Fx.call(() -> test.lesson().table().state())).isEqualTo(test.current().start());
    }
}
