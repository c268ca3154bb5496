package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import patolli.model.Awaiting;
import patolli.model.Tempo;
import patolli.rules.Side;
import patolli.rules.patolli.Position;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.ui.common.Sprite;

/** Where pieces went last is seen on the mat: feet from the square that was left, a ring where one came to stand. */
class FootprintsTest {
    private static final Position CHOICE = Position.toMove(Side.RED, 2).on(Side.RED, 3, 21).on(Side.BLUE, 36, 60);
    private final TestBoard test = new TestBoard();

    @AfterEach
    void close() {
        test.close();
    }

    /** {@code blue 36} and the like; those of older moves, which are paler, in brackets. */
    private List<String> feet() {
        return words("trail");
    }

    private List<String> ring() {
        return words("prints");
    }

    private List<String> words(String layer) {
        return Fx.call(() -> ((Pane) test.scene.lookup("#" + layer)).getChildren().stream().map(Sprite.class::cast)
                .map(FootprintsTest::word).toList());
    }

    private static String word(Sprite print) {
        String word = print.getImage().getUrl().replaceAll(".*(feet|moved)-|(@2x)?\\.png", "") + " "
                + square(print.at());
        return print.getOpacity() < 0.5 ? "(" + word + ")" : word;
    }

    private static int square(Point2D at) {
        return IntStream.range(0, 68).filter(i -> PatolliPlaces.square(i).equals(at)).findFirst().orElseThrow();
    }

    @Test
    void hisFeetStayFirmUntilThePlayerHasMoved() {
        test.from(CHOICE.state()).always(2).mirror(Side.BLUE, state -> state.moves().getFirst()).open();
        assertThat(feet()).isEmpty();
        assertThat(ring()).isEmpty();
        Mouse.click(test.node("move-3-5"));
        test.until(Awaiting.THROW);
        assertThat(feet()).containsExactly("blue 36", "(red 3)");
        assertThat(ring()).containsExactly("blue 38");
        Keys.type(KeyCode.ENTER);
        assertThat(test.awaiting()).isEqualTo(Awaiting.MOVE);
        assertThat(feet()).as("a cast leaves no feet").hasSize(2);
        Mouse.click(test.node("move-5-7"));
        test.until(Awaiting.THROW);
        assertThat(feet()).as("his next").containsExactly("blue 38", "(red 5)");
        assertThat(ring()).containsExactly("blue 40");
    }

    @Test
    void whileAMoveIsChosenTheyMakeWayAndThenTheyComeBack() {
        test.from(CHOICE.state()).always(2).mirror(Side.BLUE, state -> state.moves().getFirst()).open();
        Mouse.click(test.node("move-3-5"));
        test.until(Awaiting.THROW);
        assertThat(List.of(isSeen("trail"), isSeen("prints"))).as("before the throw").containsOnly(true);
        Keys.type(KeyCode.ENTER);
        test.until(Awaiting.MOVE);
        assertThat(List.of(isSeen("trail"), isSeen("prints"))).as("in a choice").containsOnly(false);
        Mouse.click(test.node("move-5-7"));
        test.until(Awaiting.THROW);
        assertThat(List.of(isSeen("trail"), isSeen("prints"))).as("afterwards").containsOnly(true);
    }

    private boolean isSeen(String layer) {
        return Fx.call(() -> {
            Node node = test.scene.lookup("#" + layer);
            return node.isVisible() && node.getOpacity() == 1;
        });
    }

    @Test
    void whileSomethingIsStagedTheyMakeWay() {
        Position bump = Position.toMove(Side.RED, 2).on(Side.RED, 14).on(Side.BLUE, 16, 30).holds(Side.RED, "dime");
        test.from(bump.state()).offeringOnlyMoves().always(2).tempo(Tempo.NORMAL).open();
        Mouse.click(test.node("move-14-16"));
        Fx.until("they are gone", () -> !isSeen("trail") && test.stage().isPerforming());
        Fx.run(() -> test.stage().skip());
        Fx.until("they are back", () -> isSeen("trail"));
    }

    @Test
    void feetWalkFromTheSquareThatWasLeftTowardsTheNext() {
        test.from(CHOICE.state()).always(2).open();
        Mouse.click(test.node("move-3-5"));
        List<Double> turned = Fx.call(() -> ((Pane) test.scene.lookup("#trail")).getChildren().stream()
                .map(Node::getRotate).toList());
        assertThat(turned).as("up and to the left").hasSize(1).allSatisfy(angle ->
                assertThat(angle).isCloseTo(-45, within(1e-6)));
    }

    @Test
    void ofAllMovesOnlyTheLastLeavesFirmFeet() {
        test.from(Position.toMove(Side.RED, 2).on(Side.RED, 3, 30).on(Side.BLUE, 40).state()).always(2)
                .mirror(Side.BLUE, state -> state.moves().getFirst()).open();
        Mouse.click(test.node("move-3-5"));
        test.until(Awaiting.THROW);
        // 42 is a rounded tip: he throws and moves again
        assertThat(feet()).containsExactly("(blue 40)", "blue 42", "(red 3)");
        assertThat(ring()).containsExactly("blue 44");
    }

    @Test
    void aWalkLeavesFeetOnEveryOtherSquare() {
        test.from(Position.toMove(Side.RED, 10).on(Side.RED, 3, 30).on(Side.BLUE, 60).state()).always(10).open();
        Mouse.click(test.node("move-3-13"));
        assertThat(feet()).containsExactly("red 3", "red 5", "red 7", "red 9", "red 11");
        assertThat(ring()).containsExactly("red 13");
    }

    @Test
    void whereALongWalkWentNoOlderFeetAreSeenBetweenItsOwn() {
        test.from(Position.toMove(Side.RED, 10).on(Side.RED, 46, 3).on(Side.BLUE, 45, 60).state()).always(10).open();
        Mouse.click(test.node("move-46-56"));
        Keys.type(KeyCode.ENTER);
        Mouse.click(test.node("move-45-55"));
        assertThat(feet()).containsExactly("blue 45", "blue 47", "blue 49", "blue 51", "blue 53");
    }

    @Test
    void whereTwoTurnsWentOnlyTheLaterFeetAreSeen() {
        test.from(Position.toMove(Side.RED, 2).on(Side.RED, 36, 3).on(Side.BLUE, 35, 60).state()).always(2).open();
        Mouse.click(test.node("move-36-38"));
        Keys.type(KeyCode.ENTER);
        Mouse.click(test.node("move-35-37"));
        assertThat(feet()).containsExactly("blue 35");
    }

    @Test
    void takenBackAndPlayedAgainTheyAreAsTheyWere() {
        test.from(CHOICE.state()).always(2).mirror(Side.BLUE, state -> state.moves().getFirst()).open();
        Mouse.click(test.node("move-3-5"));
        test.until(Awaiting.THROW);
        List<String> his = feet();
        Keys.control(test.scene, KeyCode.Z);
        assertThat(feet()).isEmpty();
        assertThat(ring()).isEmpty();
        Keys.control(test.scene, KeyCode.Y);
        assertThat(feet()).isEqualTo(his);
        assertThat(ring()).as("made again").containsExactly("blue 38");
        Fx.run(() -> {
            test.board.detach();
            test.board.attach(test.scene);
        });
        assertThat(feet()).as("shown anew").isEqualTo(his);
        assertThat(ring()).containsExactly("blue 38");
    }

    @Test
    void theRingIsGoneWhileTheNextMoveIsPlayed() {
        test.from(Position.toMove(Side.RED, 2).on(Side.RED, 3, 21).on(Side.BLUE, 40, 60).state()).always(2).open();
        Mouse.click(test.node("move-3-5"));
        assertThat(ring()).containsExactly("red 5");
        Keys.type(KeyCode.ENTER);
        test.tempo(Tempo.RELAXED);
        Fx.run(() -> {
            Mouse.click(test.node("move-60-62"));
            assertThat(test.moving()).isTrue();
            assertThat(ring()).as("while blue's own move is seen").isEmpty();
        });
    }

    @Test
    void aPieceThatEnteredHasARingAndNoSquareThatItLeft() {
        test.from(Position.toMove(Side.RED, 1).on(Side.RED, 20).on(Side.BLUE, 60).state()).always(2).open();
        Mouse.click(test.node("move-enter"));
        assertThat(feet()).isEmpty();
        assertThat(ring()).containsExactly("red 0");
    }

    @Test
    void printsLieUnderThePiecesAndTakeNoClick() {
        test.from(CHOICE.state()).always(2).open();
        Mouse.click(test.node("move-3-5"));
        Point2D at = Fx.call(() -> test.node("ground").getParent().localToScene(PatolliPlaces.square(3)));
        Mouse.click(test.scene, at);
        assertThat(test.played()).containsExactly("3-5");
    }
}
