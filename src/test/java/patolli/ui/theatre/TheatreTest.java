package patolli.ui.theatre;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import javafx.util.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import patolli.model.Preferences;
import patolli.model.Tempo;
import patolli.settings.Settings;
import patolli.settings.TextSize;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.ui.common.View;

/** The theatre with scenes of paper. */
class TheatreTest {
    private final List<String> log = new ArrayList<>();
    private final List<String> arrived = new ArrayList<>();
    private final Preferences preferences = new Preferences();
    private final Theatre theatre = new Theatre(preferences, Duration.ZERO, System::nanoTime);
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
            stage.setScene(new Scene(theatre.root(), 800, 500));
            stage.show();
            theatre.attach();
        });
        Fx.until("the window has the keyboard", () -> stage.isFocused());
    }

    @AfterEach
    void close() {
        Fx.run(() -> {
            theatre.detach();
            stage.close();
        });
    }

    /** A button that fills everything and notes what is done with it. */
    private final class Paper implements View {
        private final String name;
        private final Button button;
        private final StackPane pane;

        Paper(String name) {
            this.name = name;
            button = new Button(name);
            button.setDefaultButton(false);
            button.setOnAction(event -> log.add(name + " pressed"));
            button.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
            pane = new StackPane(button);
        }

        @Override
        public Parent root() {
            return pane;
        }

        @Override
        public void attach(Scene scene) {
            log.add(name + " attached");
            button.requestFocus();
        }

        @Override
        public void arrived() {
            arrived.add(name);
        }

        @Override
        public void detach() {
            log.add(name + " detached");
        }
    }

    private Paper paper(String name) {
        return Fx.call(() -> new Paper(name));
    }

    private boolean isShown(Paper paper) {
        return Fx.call(() -> paper.pane.getScene() == stage.getScene());
    }

    @Test
    void aSceneTakesThePlaceOfTheOneBefore() {
        Paper one = paper("one");
        Paper two = paper("two");
        Fx.run(() -> theatre.show(Act.SPLASH, one));
        Fx.run(() -> theatre.show(Act.BET, two));
        assertThat(log).containsExactly("one attached", "two attached", "one detached");
        assertThat(isShown(one)).isFalse();
        assertThat(isShown(two)).isTrue();
        assertThat(theatre.actProperty().get()).isEqualTo(Act.BET);
    }

    @Test
    void oneFadesIntoTheNextAndOnlyTheNextHearsAnything() {
        preferences.tempoProperty().set(Tempo.NORMAL);
        Paper one = paper("one");
        Paper two = paper("two");
        Fx.run(() -> theatre.show(Act.SPLASH, one));
        Fx.run(() -> {
            theatre.show(Act.BET, two);
            assertThat(theatre.isFading()).isTrue();
            assertThat(one.pane.getScene()).isNotNull();
        });
        Fx.until("it is laid out", () -> two.button.getWidth() > 0 && !two.pane.isNeedsLayout());
        Mouse.click(two.button);
        assertThat(log).contains("two pressed").doesNotContain("one pressed");
        Fx.until("the fade is over", () -> !theatre.isFading());
        assertThat(isShown(one)).isFalse();
        assertThat(Fx.call(() -> two.pane.getParent().getOpacity())).isEqualTo(1);
    }

    @Test
    void aSceneHasArrivedWhenItsFadeIsOver() {
        Paper one = paper("one");
        Paper two = paper("two");
        Paper three = paper("three");
        Fx.run(() -> theatre.show(Act.SPLASH, one));
        assertThat(arrived).as("no fade").containsExactly("one");
        preferences.tempoProperty().set(Tempo.NORMAL);
        Fx.run(() -> {
            theatre.show(Act.BET, two);
            theatre.show(Act.BOARD, three);
            assertThat(arrived).as("in the middle of a fade").containsExactly("one");
        });
        Fx.until("the fade is over", () -> !theatre.isFading());
        assertThat(Fx.call(() -> List.copyOf(arrived))).containsExactly("one", "three");
    }

    @Test
    void aKeyDoesNotWaitForTheEndOfTheFade() {
        preferences.tempoProperty().set(Tempo.NORMAL);
        Paper one = paper("one");
        Paper two = paper("two");
        Fx.run(() -> theatre.show(Act.SPLASH, one));
        Fx.run(() -> {
            theatre.show(Act.BET, two);
            Event.fireEvent(two.button, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.RIGHT, false, false, false,
                    false));
            assertThat(theatre.isFading()).isFalse();
            assertThat(arrived).containsExactly("one", "two");
            assertThat(two.pane.getParent().getParent().getChildrenUnmodifiable()).hasSize(1);
        });
    }

    @Test
    void aSceneGrowsOutOfTheSheetsThatAreTakenAwayForIt() {
        preferences.tempoProperty().set(Tempo.NORMAL);
        Paper under = paper("under");
        Paper sheet = paper("sheet");
        Paper next = paper("next");
        Fx.run(() -> theatre.show(Act.SPLASH, under));
        Fx.run(() -> theatre.lay(sheet));
        Fx.run(() -> {
            theatre.lift(sheet);
            theatre.show(Act.BOARD, next);
            assertThat(theatre.isFading()).isTrue();
            assertThat(under.pane.getScene()).as("what the sheet lay on").isNotNull();
            assertThat(sheet.pane.getScene()).isNotNull();
        });
        Fx.until("it is laid out", () -> next.button.getWidth() > 0 && !next.pane.isNeedsLayout());
        Mouse.click(next.button);
        assertThat(log).contains("next pressed").doesNotContain("sheet pressed");
        Fx.until("the fade is over", () -> !theatre.isFading());
        assertThat(isShown(sheet)).isFalse();
        assertThat(isShown(under)).isFalse();
    }

    @Test
    void aSceneThatComesBackDuringItsOwnFadeIsWhole() {
        preferences.tempoProperty().set(Tempo.NORMAL);
        Paper one = paper("one");
        Paper two = paper("two");
        Fx.run(() -> {
            theatre.show(Act.SPLASH, one);
            theatre.show(Act.BET, two);
            theatre.show(Act.SPLASH, one);
        });
        Fx.until("the fade is over", () -> !theatre.isFading());
        assertThat(isShown(one)).isTrue();
        assertThat(isShown(two)).isFalse();
        assertThat(Fx.call(() -> one.pane.getParent().getOpacity())).isEqualTo(1);
        Mouse.click(one.button);
        assertThat(log).contains("one pressed");
    }

    @Test
    void aSheetTakesKeyboardAndMouseUntilEscTakesItAway() {
        Paper scene = paper("scene");
        Paper sheet = paper("sheet");
        Fx.run(() -> theatre.show(Act.BOARD, scene));
        Fx.run(() -> theatre.lay(sheet));
        assertThat(theatre.isCovered()).isTrue();
        Fx.until("it is laid out", () -> sheet.button.getWidth() > 0 && !sheet.pane.isNeedsLayout());
        Mouse.click(sheet.button);
        Fx.run(scene.button::requestFocus);
        Keys.type(KeyCode.SPACE);
        assertThat(log).doesNotContain("scene pressed");
        Keys.type(KeyCode.ESCAPE);
        assertThat(theatre.isCovered()).isFalse();
        assertThat(log).endsWith("sheet detached");
        Keys.type(KeyCode.SPACE);
        assertThat(log).as("the focus is where it was").endsWith("scene pressed");
    }

    @Test
    void sheetsAreTakenAwayFromTheTop() {
        Paper low = paper("low");
        Paper high = paper("high");
        Fx.run(() -> {
            theatre.show(Act.BOARD, paper("scene"));
            theatre.lay(low);
            theatre.lay(high);
            theatre.lift(low);
        });
        assertThat(log).doesNotContain("low detached");
        Keys.type(KeyCode.ESCAPE);
        assertThat(log).endsWith("high detached");
        Keys.type(KeyCode.ESCAPE);
        assertThat(log).endsWith("low detached");
    }

    @Test
    void theSceneMayChangeUnderASheet() {
        Paper sheet = paper("sheet");
        Paper next = paper("next");
        Fx.run(() -> {
            theatre.show(Act.BOARD, paper("scene"));
            theatre.lay(sheet);
            theatre.show(Act.ENDING, next);
        });
        Fx.until("the sheet has the keyboard again", () -> stage.getScene().getFocusOwner() == sheet.button
                && sheet.button.getSkin() != null && next.button.getSkin() != null);
        Keys.type(KeyCode.SPACE);
        assertThat(log).endsWith("sheet pressed");
        Keys.type(KeyCode.ESCAPE);
        Keys.type(KeyCode.SPACE);
        assertThat(log).endsWith("next pressed");
    }

    @Test
    void wordsGrowWithTheSetting() {
        Paper scene = paper("scene");
        Label words = Fx.call(() -> new Label("words"));
        Fx.run(() -> {
            scene.pane.getChildren().add(words);
            theatre.show(Act.BOARD, scene);
            theatre.root().applyCss();
        });
        double before = Fx.call(() -> words.getFont().getSize());
        Fx.run(() -> {
            preferences.of(Settings.TEXT_SIZE).set(TextSize.LARGER);
            theatre.root().applyCss();
        });
        assertThat(Fx.call(() -> words.getFont().getSize()) / before).isBetween(1.29, 1.31);
    }

    private List<Label> notices() {
        Fx.until("they are laid out", () -> stage.getScene().getRoot().lookupAll(".notice").stream()
                .allMatch(slip -> slip.getLayoutBounds().getHeight() > 0 && !((Label) slip).isNeedsLayout())
                && !theatre.root().isNeedsLayout());
        return Fx.call(() -> stage.getScene().getRoot().lookupAll(".notice").stream().map(Label.class::cast).toList());
    }

    private static Bounds place(Node node) {
        return Fx.call(() -> node.localToScene(node.getLayoutBounds()));
    }

    @Test
    void aClickOnANoticePutsItAwayAndDoesNothingElse() {
        Paper scene = paper("scene");
        Fx.run(() -> {
            theatre.root().setOnMousePressed(event -> log.add("root pressed"));
            theatre.root().setOnMouseClicked(event -> log.add("root clicked"));
            theatre.show(Act.BOARD, scene);
            theatre.notice("The disk is full.");
        });
        Label slip = notices().getFirst();
        assertThat(slip.getText()).startsWith("The disk is full. ").contains("click");
        Mouse.click(slip);
        assertThat(notices()).isEmpty();
        assertThat(log).containsExactly("scene attached");
        Mouse.click(stage.getScene(), new Point2D(400, 480));
        assertThat(log).as("nothing is left in the way").contains("scene pressed");
    }

    @Test
    void noticesLieOneAboveTheOtherAtTheLowerEdge() {
        Fx.run(() -> {
            theatre.show(Act.BOARD, paper("scene"));
            theatre.notice("The disk is full.");
            theatre.notice("The disk was changed by somebody else.");
            theatre.notice("The disk is full.");
        });
        List<Label> slips = notices();
        assertThat(slips).extracting(Label::getText).as("what is told again is told once").hasSize(2)
                .last().asString().contains("is full");
        assertThat(place(slips.getFirst()).getMaxY()).isLessThan(place(slips.getLast()).getMinY());
        assertThat(place(slips.getLast()).getMaxY()).isBetween(490.0, 500.0);
    }

    @Test
    void atTheBetTheyLieAboveItsButtonAndSlider() {
        Fx.run(() -> {
            theatre.show(Act.BET, paper("scene"));
            theatre.notice("The disk is full.");
        });
        // 636 of 800 design units.
        assertThat(place(notices().getFirst()).getMaxY()).isBetween(390.0, 398.0);
        Fx.run(() -> theatre.show(Act.BOARD, paper("board")));
        assertThat(place(notices().getFirst()).getMaxY()).isGreaterThan(490);
    }

    @Test
    void aNoticeLiesOverASheetWhicheverCameFirst() {
        Paper sheet = paper("sheet");
        Fx.run(() -> {
            theatre.show(Act.BET, paper("scene"));
            theatre.notice("The disk is full.");
            theatre.lay(sheet);
            theatre.notice("The disk was changed by somebody else.");
        });
        List<Label> slips = notices();
        assertThat(place(slips.getLast()).getMaxY()).isGreaterThan(490);
        slips.forEach(Mouse::click);
        assertThat(notices()).isEmpty();
        assertThat(log).containsExactly("scene attached", "sheet attached");
    }
}
