package patolli.ui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import javafx.scene.Cursor;
import javafx.scene.Group;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import patolli.model.Tempo;
import patolli.rules.State;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.ui.course.CourseStep;
import patolli.ui.patolli.lesson.PatolliCourse;

/** Going back, doing it again, and leaving. */
class LessonLeaveTest {

    @Test
    void repeatLaysTheSamePositionAgain() {
        try (TestLesson test = new TestLesson().open()) {
            while (test.ends == 0) {
                CourseStep step = test.current();
                int number = test.step();
                if (test.reached() == LessonModel.Stage.DONE) {
                    Mouse.click(test.node("repeat"));
                    assertThat(test.reached()).isEqualTo(LessonModel.Stage.ASKED);
                    assertThat(test.step()).isEqualTo(number);
                    assertThat(Fx.call(() -> test.lesson().table().state())).isEqualTo(step.start());
                    test.doByMouse();
                } else {
                    Mouse.click(test.node("repeat"));
                    assertThat(Fx.call(() -> test.lesson().table().state())).as(step.name()).isEqualTo(step.start());
                }
                test.doByMouse();
            }
        }
    }

    @Test
    void repeatedTheBandSaysNothingOfWhatIsGone() {
        try (TestLesson test = new TestLesson().open()) {
            for (int number : new int[] {7, 11}) {
                test.goTo(number);
                for (int i = 0; i < 2; i++) {
                    Mouse.click(test.node("repeat"));
                    assertThat(test.text("happened")).contains("step " + (number + 1) + " of");
                }
            }
        }
    }

    @Test
    void theLastStepsSayNothingOfTheGameThatWasWon() {
        try (TestLesson test = new TestLesson().open()) {
            int last = PatolliCourse.course().steps().size() - 1;
            test.goTo(last - 1);
            assertThat(test.text("happened")).contains("step " + last + " of");
            test.goTo(last);
            assertThat(test.text("happened")).contains("step " + (last + 1) + " of");
        }
    }

    @Test
    void backLeadsToTheStepBefore() {
        try (TestLesson test = new TestLesson().open()) {
            assertThat(Fx.call(test.node("back")::isDisabled)).isTrue();
            test.goTo(9);
            Mouse.click(test.node("back"));
            assertThat(test.step()).isEqualTo(8);
            assertThat(Fx.call(() -> test.lesson().table().state())).isEqualTo(test.current().start());
            Keys.type(KeyCode.BACK_SPACE);
            assertThat(test.step()).isEqualTo(7);
            test.doByMouse();
            assertThat(test.step()).isEqualTo(8);
        }
    }

    @Test
    void beadsLeadBackToStepsThatWereReachedOnly() {
        try (TestLesson test = new TestLesson().open()) {
            test.goTo(9);
            test.style();
            assertThat(Fx.call(test.node("bead-7")::getCursor)).isEqualTo(Cursor.HAND);
            assertThat(Fx.call(test.node("bead-12")::getCursor)).isEqualTo(Cursor.DEFAULT);
            assertThat(Fx.call(test.node("bead-12")::getOpacity)).isLessThan(0.6);
            Mouse.click(test.node("bead-12"));
            assertThat(test.step()).isEqualTo(9);
            Mouse.click(test.node("bead-7"));
            assertThat(test.step()).isEqualTo(7);
            State start = test.current().start();
            assertThat(Fx.call(() -> test.lesson().table().state())).isEqualTo(start);
            Mouse.click(test.node("bead-9"));
            assertThat(test.step()).isEqualTo(9);
        }
    }

    @Test
    void escLeavesOnce() {
        try (TestLesson test = new TestLesson().open()) {
            test.goTo(3);
            Keys.type(KeyCode.ESCAPE);
            Keys.type(KeyCode.ESCAPE);
            Keys.type(KeyCode.ENTER);
            assertThat(test.ends).isEqualTo(1);
            assertThat(test.step()).isEqualTo(3);
        }
    }

    @Test
    void theButtonLeavesInTheMiddleOfAMovementAndNothingComesAfterIt() {
        try (TestLesson test = new TestLesson().open()) {
            test.goTo(6);
            test.preferences.tempoProperty().set(Tempo.NORMAL);
            Fx.run(() -> {
                Mouse.click(test.node("go"));
                assertThat(test.reached()).isEqualTo(LessonModel.Stage.GOING);
                Mouse.click(test.node("leave"));
            });
            assertThat(test.ends).isEqualTo(1);
            State left = Fx.call(() -> test.lesson().table().state());
            Fx.run(test.view::detach);
            assertThat(Fx.call(() -> test.lesson().table().state())).isEqualTo(left);
            assertThat(test.ends).isEqualTo(1);
        }
    }

    @Test
    void repeatedInTheMiddleOfAMovementTheStepBeginsAnew() {
        try (TestLesson test = new TestLesson().open()) {
            test.goTo(6);
            test.preferences.tempoProperty().set(Tempo.NORMAL);
            Mouse.click(test.node("go"));
            Mouse.click(test.node("repeat"));
            assertThat(test.reached()).isEqualTo(LessonModel.Stage.ASKED);
            assertThat(Fx.call(() -> test.lesson().table().state())).isEqualTo(test.current().start());
            test.preferences.tempoProperty().set(Tempo.INSTANT);
            test.doByMouse();
            assertThat(test.step()).isEqualTo(7);
        }
    }

    @Test
    void aLessonThatIsOverIsHeldByNobody() {
        TestLesson test = new TestLesson().open();
        var view = new WeakReference<>(test.view);
        var model = new WeakReference<>(test.lesson());
        Fx.run(() -> {
            test.view.detach();
            test.scene.setRoot(new Group());
            test.stage.close();
            test.view = null;
            test.scene = null;
            test.stage = null;
        });
        Fx.until("the lesson is collected", () -> {
            System.gc();
            return view.get() == null && model.get() == null;
        });
        assertThat(test.preferences.all()).isNotEmpty();
    }
}
