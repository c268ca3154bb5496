package patolli.ui.theatre;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import javafx.util.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import patolli.model.Preferences;
import patolli.model.Tempo;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.testkit.WindowFocus;
import patolli.ui.common.EnterKey;
import patolli.ui.common.Ties;
import patolli.ui.common.View;

/** What was meant for one scene or sheet is kept from the next; by a clock that the test turns. */
class ThresholdTest {
    private static final long MILLI = 1_000_000;
    private final List<String> log = new ArrayList<>();
    private final Preferences preferences = new Preferences();
    private final AtomicLong clock = new AtomicLong(Long.MAX_VALUE - 5);
    private final Theatre theatre = new Theatre(preferences, Theatre.GRACE, clock::get);
    private final Leaf scene = leaf("scene");
    private final Leaf next = leaf("next");
    private Stage stage;

    /** Before the fields: a theatre has labels. */
    @BeforeAll
    static void start() {
        Fx.start();
    }

    @BeforeEach
    void open() {
        preferences.tempoProperty().set(Tempo.INSTANT);
        Fx.run(() -> {
            stage = new Stage();
            stage.setScene(new Scene(theatre.root(), 400, 300));
            stage.show();
            theatre.attach();
            theatre.show(Act.BOARD, scene);
        });
        Fx.until("the window has the keyboard", () -> stage.isFocused());
        drawn(scene);
        later(400);
    }

    @AfterEach
    void close() {
        Fx.run(() -> {
            theatre.detach();
            stage.close();
        });
    }

    /** A button that fills everything, for the mouse and for Enter, and notes what is done with it. */
    private final class Leaf implements View {
        private final Button button;
        private final StackPane pane;
        private final Ties ties = new Ties();

        Leaf(String name) {
            button = new Button(name);
            button.setOnAction(event -> log.add(name));
            button.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
            pane = new StackPane(button);
        }

        @Override
        public Parent root() {
            return pane;
        }

        @Override
        public void attach(Scene in) {
            EnterKey.presses(ties, pane, () -> { });
            button.requestFocus();
        }

        @Override
        public void detach() {
            ties.loosen();
        }
    }

    private Leaf leaf(String name) {
        Fx.start();
        return Fx.call(() -> new Leaf(name));
    }

    private void drawn(Leaf leaf) {
        Fx.until("it is drawn", () -> leaf.button.getWidth() > 0 && !leaf.pane.isNeedsLayout()
                && !theatre.isFresh());
    }

    private void later(long millis) {
        clock.addAndGet(millis * MILLI);
    }

    private void change(Runnable how, Leaf to) {
        Fx.run(how);
        drawn(to);
    }

    /** A click on it does nothing until the time is over, to the millisecond. */
    private void letsClicksThroughInTimeOnly(Leaf to) {
        Mouse.doubleClick(to.button);
        later(399);
        Mouse.click(to.button);
        assertThat(log).as("too early").isEmpty();
        later(1);
        Mouse.click(to.button);
        assertThat(log).hasSize(1);
    }

    @Test
    void aSceneHearsNoClickAtFirst() {
        change(() -> theatre.show(Act.REPLAY, next), next);
        letsClicksThroughInTimeOnly(next);
    }

    @Test
    void aSheetHearsNoClickAtFirst() {
        change(() -> theatre.lay(next), next);
        letsClicksThroughInTimeOnly(next);
    }

    @Test
    void whatASheetLayOverHearsNoClickAtFirst() {
        change(() -> theatre.lay(next), next);
        later(400);
        change(theatre::lift, scene);
        letsClicksThroughInTimeOnly(scene);
    }

    @Test
    void thatTheSameSceneIsShownOnceMoreIsNoChange() {
        Fx.run(() -> theatre.show(Act.BOARD, scene));
        Mouse.click(scene.button);
        assertThat(log).containsExactly("scene");
    }

    @Test
    void theTimeRunsFromTheFirstPictureOnHoweverLongThatTakes() {
        Fx.run(() -> {
            theatre.show(Act.REPLAY, next);
            later(5000);
            assertThat(theatre.takesClicks()).isFalse();
        });
        drawn(next);
        letsClicksThroughInTimeOnly(next);
    }

    @Test
    void aPressThatCameTooEarlyDoesNothingEvenWhenItIsLetGoInTime() {
        change(() -> theatre.show(Act.REPLAY, next), next);
        Mouse.press(next.button);
        later(400);
        Mouse.release(next.button);
        assertThat(log).isEmpty();
        Mouse.click(next.button);
        assertThat(log).containsExactly("next");
    }

    @Test
    void withoutGraceEveryClickCounts() {
        Theatre hasty = new Theatre(preferences, Duration.ZERO, clock::get);
        assertThat(hasty.takesClicks()).isTrue();
    }

    @Test
    void aKeyThatIsHeldFromBeforeDoesNothingUntilItIsPressedAnew() {
        Fx.run(() -> scene.button.setOnAction(event -> theatre.show(Act.REPLAY, next)));
        Keys.press(KeyCode.ENTER);
        drawn(next);
        Keys.press(KeyCode.ENTER);
        Keys.press(KeyCode.ENTER);
        assertThat(log).as("the repeats of the held key").isEmpty();
        Keys.release(KeyCode.ENTER);
        Keys.type(KeyCode.ENTER);
        assertThat(log).as("no time has gone by: keys need none").containsExactly("next");
    }

    @Test
    void anEndingIsHeldFromEnterAndFromTheMouse() {
        change(() -> theatre.show(Act.ENDING, next), next);
        Keys.type(KeyCode.ENTER);
        Mouse.click(next.button);
        later(1199);
        Keys.type(KeyCode.ENTER);
        Keys.press(KeyCode.ENTER);
        Mouse.click(next.button);
        assertThat(log).as("too early").isEmpty();
        later(1);
        Keys.press(KeyCode.ENTER);
        assertThat(log).as("the repeat of a press that came too early").isEmpty();
        Keys.release(KeyCode.ENTER);
        Mouse.click(next.button);
        assertThat(log).as("the mouse has waited").hasSize(1);
        for (int i = 0; i < 10; i++) {
            Keys.type(KeyCode.ENTER);
            later(500);
        }
        assertThat(log).as("it is pressed again and again, as for throw after throw").hasSize(1);
        later(700);
        Keys.type(KeyCode.ENTER);
        assertThat(log).hasSize(2);
        change(() -> theatre.show(Act.BOARD, scene), scene);
        Keys.type(KeyCode.ENTER);
        assertThat(log).as("no time has gone by: elsewhere keys need none").hasSize(3);
    }

    @Test
    void soItIsWithSheetsToo() {
        Fx.run(() -> scene.button.setOnAction(event -> theatre.lay(next)));
        Keys.press(KeyCode.ENTER);
        Keys.press(KeyCode.ENTER);
        assertThat(log).isEmpty();
        Keys.release(KeyCode.ENTER);
        Fx.run(() -> next.button.setOnAction(event -> theatre.lift()));
        Fx.run(() -> scene.button.setOnAction(event -> log.add("scene")));
        Keys.press(KeyCode.ENTER);
        assertThat(Fx.call(theatre::isCovered)).isFalse();
        Keys.press(KeyCode.ENTER);
        assertThat(log).isEmpty();
        Keys.release(KeyCode.ENTER);
        Keys.type(KeyCode.ENTER);
        assertThat(log).containsExactly("scene");
    }

    @Test
    void aKeyThatIsLetGoElsewhereIsNotHeldForEver() {
        Fx.run(() -> scene.button.setOnAction(event -> theatre.show(Act.REPLAY, next)));
        Keys.press(KeyCode.ENTER);
        Fx.run(() -> {
            WindowFocus.lose(stage);
            WindowFocus.regain(stage);
        });
        Keys.press(KeyCode.ENTER);
        assertThat(log).containsExactly("next");
        Keys.release(KeyCode.ENTER);
    }

    @Test
    void aHeldLetterIsNotWrittenIntoTheNextSheet() {
        TextField field = Fx.call(TextField::new);
        Fx.run(() -> {
            next.pane.getChildren().add(field);
            theatre.lay(next);
            theatre.lift();
            scene.button.setOnKeyPressed(event -> {
                theatre.lay(next);
                field.requestFocus();
            });
        });
        Keys.press(KeyCode.A);
        Fx.until("it can be written into", () -> field.getSkin() != null);
        Keys.press(KeyCode.A);
        assertThat(Fx.<String>call(field::getText)).isEmpty();
        Keys.release(KeyCode.A);
        Keys.press(KeyCode.B);
        assertThat(Fx.<String>call(field::getText)).isEqualTo("b");
        Keys.release(KeyCode.B);
    }
}
