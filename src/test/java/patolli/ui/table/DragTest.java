package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import javafx.animation.AnimationTimer;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import patolli.model.Awaiting;
import patolli.model.Tempo;
import patolli.rules.Side;
import patolli.rules.patolli.Position;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;

/** Pieces taken up with the mouse, and any piece of the reserve that enters. */
class DragTest {
    private static final Position CHOICE = Position.toMove(Side.RED, 2).on(Side.RED, 3, 21).on(Side.BLUE, 40, 55);
    private final TestBoard test = new TestBoard();

    @AfterEach
    void close() {
        test.close();
    }

    private Point2D square(int square) {
        return at(PatolliPlaces.square(square));
    }

    private Point2D at(Point2D inUnits) {
        Node content = test.node("ground").getParent();
        return Fx.call(() -> content.localToScene(inUnits));
    }

    private PieceSprite piece(int square) {
        return Fx.call(() -> PatolliPlaces.on(test.stage(), Side.RED, square));
    }

    @Test
    void aPieceDroppedOnItsTargetIsPlayed() {
        test.from(CHOICE.state()).open();
        Mouse.drag(test.node("move-21-23"), square(23));
        assertThat(test.played()).containsExactly("21-23");
        Lying.exactly(test);
    }

    @Test
    void droppedElsewhereItIsPutBackAndNothingIsPlayed() {
        test.from(CHOICE.state()).open();
        Mouse.drag(test.node("move-21-23"), square(24));
        Mouse.drag(test.node("move-21-23"), square(5));
        assertThat(test.played()).isEmpty();
        assertThat(test.awaiting()).isEqualTo(Awaiting.MOVE);
        Lying.exactly(test);
        Mouse.drag(test.node("move-21-23"), square(21).add(9, 0));
        assertThat(test.played()).as("let go where it was taken up").isEmpty();
        Mouse.drag(test.node("move-21-23"), square(21).add(2, 1));
        assertThat(test.played()).as("a click with a trembling hand").containsExactly("21-23");
    }

    @Test
    void aPieceThatIsPutBackStillStandsOut() {
        test.from(CHOICE.state()).open();
        double large = Fx.call(() -> piece(21).getScaleX());
        assertThat(large).isGreaterThan(1.05);
        Mouse.drag(test.node("move-21-23"), square(24));
        assertThat(Fx.call(() -> piece(21).getScaleX())).isEqualTo(large);
        assertThat(Fx.call(() -> piece(21).getTranslateY())).as("lifted").isNegative();
    }

    @Test
    void withMovementItGlidesBack() {
        test.from(CHOICE.state()).tempo(Tempo.RELAXED).open();
        Fx.run(() -> {
            Mouse.drag(test.node("move-21-23"), at(PatolliPlaces.SHIELD));
            assertThat(piece(21).at().distance(PatolliPlaces.square(21))).as("not there at once").isGreaterThan(5);
        });
        Fx.until("it lies on its square", () -> piece(21).at().distance(PatolliPlaces.square(21)) < 0.01);
        assertThat(test.awaiting()).isEqualTo(Awaiting.MOVE);
    }

    @Test
    void aPieceThatWasDroppedDoesNotHopThereAgain() {
        test.from(Position.toMove(Side.RED, 10).on(Side.RED, 3, 21).state()).tempo(Tempo.RELAXED).open();
        PieceSprite dropped = piece(21);
        double[] farthest = {0};
        AnimationTimer eye = new AnimationTimer() {
            @Override
            public void handle(long now) {
                // before it is dropped it belongs to another square
                if (PatolliPlaces.square(dropped).equals(OptionalInt.of(31))) {
                    farthest[0] = Math.max(farthest[0], dropped.at().distance(PatolliPlaces.square(31)));
                }
            }
        };
        Fx.run(eye::start);
        Mouse.drag(test.node("move-21-31"), square(31));
        assertThat(test.played()).containsExactly("21-31");
        Fx.until("blue is asked", () -> test.model.awaiting() == Awaiting.THROW);
        Fx.run(eye::stop);
        assertThat(farthest[0]).isLessThan(PatolliPlaces.SQUARE);
        Lying.exactly(test);
    }

    @Test
    void whileItIsDraggedItsTargetIsLit() {
        test.from(CHOICE.state()).open();
        Mouse.press(test.node("move-21-23"));
        Mouse.dragOn(test.scene, square(40));
        assertThat(MoveMarks.pointedAt(test)).isEqualTo(1);
        assertThat(glowing()).isEqualTo(1);
        assertThat(piece(21).at().distance(PatolliPlaces.square(40))).isLessThan(PatolliPlaces.SQUARE);
        Mouse.release(test.node("target-3-5"));
        assertThat(glowing()).isZero();
        assertThat(test.played()).isEmpty();
        Lying.exactly(test);
    }

    private long glowing() {
        return MoveMarks.shining(test);
    }

    @Test
    void aMoveByTheKeysTakesThePieceOutOfTheHand() {
        test.from(CHOICE.state()).open();
        Mouse.press(test.node("move-21-23"));
        Mouse.dragOn(test.scene, square(40));
        Keys.type(KeyCode.DIGIT1);
        Keys.type(KeyCode.ENTER);
        assertThat(test.played()).containsExactly("3-5");
        Lying.exactly(test);
    }

    @Test
    void everyPieceOfTheReserveCanBeClickedToEnter() {
        test.from(Position.toMove(Side.RED, 1).on(Side.RED, 20).state()).open();
        Node last = test.node("move-enter-piece-red-6");
        Mouse.move(last);
        assertThat(test.text("expected")).startsWith("Bring a piece onto the mat");
        Mouse.click(last);
        assertThat(test.played()).containsExactly("enter");
        assertThat(piece(0).getId()).as("the one that was clicked").isEqualTo("piece-red-6");
        Lying.exactly(test);
    }

    @Test
    void andDraggedToo() {
        test.from(Position.toMove(Side.BLUE, 1).on(Side.BLUE, 60).state()).tempo(Tempo.FAST).open();
        Mouse.drag(test.node("move-enter-piece-blue-4"), square(34));
        test.until(Awaiting.THROW);
        assertThat(Fx.call(() -> PatolliPlaces.on(test.stage(), Side.BLUE, 34).getId())).isEqualTo("piece-blue-4");
        Lying.exactly(test);
    }

    @Test
    void whatIsBorneOffIsDraggedToItsPlaceAtTheBorder() {
        test.from(Position.toMove(Side.RED, 1).on(Side.RED, 67, 20).state()).open();
        Point2D nest = at(Fx.call(() -> piece(67).nest()));
        Mouse.drag(test.node("move-67-off"), nest);
        assertThat(test.played()).containsExactly("67-off");
        Lying.exactly(test);
    }
}
