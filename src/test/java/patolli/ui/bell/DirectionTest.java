package patolli.ui.bell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.board.BellBoard;
import patolli.model.Awaiting;
import patolli.rules.Events;
import patolli.rules.State;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.testkit.Positions;

/** The choice of a direction, made on the board with the first piece. */
class DirectionTest {
    private final TestTable test = new TestTable();

    @AfterEach
    void close() {
        test.close();
    }

    private void open(int cast) {
        State opening = Positions.opening("bell first=red");
        int index = opening.game().casts().find(Integer.toString(cast)).orElseThrow();
        test.open(opening.cast(index, Events.NONE), Set.of(), 1);
        assertThat(test.untilAwaited()).isEqualTo(Awaiting.MOVE);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 10})
    void bothWaysAreMarkedAndTheArrowsChoose(int cast) {
        open(cast);
        assertThat(test.text("expected")).contains("Which way round");
        Mouse.move(test.hit("onward-enter-").orElseThrow());
        assertThat(test.text("expected")).contains("run anticlockwise");
        Mouse.move(test.hit("onward-enter+").orElseThrow());
        assertThat(test.text("expected")).contains("run clockwise");
        Mouse.click(test.hit("onward-enter-").orElseThrow());
        assertThat(test.played()).containsExactly("enter-");
        assertThat(test.state().player(0).direction()).isNegative();
        assertThat(test.shows("direction-red")).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void aClickOnAPieceInHandChoosesNothingYet(int cast) {
        open(cast);
        Node piece = test.hit("shared-piece-red-1").orElseThrow();
        Mouse.click(piece);
        assertThat(test.played()).isEmpty();
        Mouse.move(test.scene, Point2D.ZERO);
        assertThat(test.text("expected")).contains("run clockwise");
        Mouse.click(piece);
        Mouse.move(test.scene, Point2D.ZERO);
        assertThat(test.text("expected")).contains("run anticlockwise");
        Keys.type(KeyCode.ENTER);
        assertThat(test.played()).containsExactly("enter-");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void aPieceIsDraggedToOneOfTheArrows(int cast) {
        open(cast);
        Node piece = test.hit("shared-piece-red-3").orElseThrow();
        Mouse.drag(piece, Mouse.middle(test.hit("onward-enter-").orElseThrow()));
        assertThat(test.played()).containsExactly("enter-");
    }

    @ParameterizedTest
    @ValueSource(ints = {1})
    void whereBothWaysBeginOnOneSquareThatAloneChoosesNothing(int cast) {
        open(cast);
        Point2D entry = Fx.call(() -> test.scene.lookup("#ground").getParent().localToScene(
                new Point2D(BellBoard.BOARD.square(0).x(), BellBoard.BOARD.square(0).y())));
        Mouse.click(test.scene, entry);
        Mouse.drag(test.hit("shared-piece-red-2").orElseThrow(), entry);
        assertThat(test.played()).isEmpty();
        Keys.type(KeyCode.DIGIT2);
        Keys.type(KeyCode.ENTER);
        assertThat(test.played()).containsExactly("enter-");
    }
}
