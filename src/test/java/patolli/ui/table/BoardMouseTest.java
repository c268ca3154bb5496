package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.MouseButton;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import patolli.model.Awaiting;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.patolli.PatolliState;
import patolli.rules.patolli.Position;
import patolli.testkit.Fx;
import patolli.testkit.Mouse;

/** The board under the mouse alone. */
class BoardMouseTest {
    private final TestBoard test = new TestBoard();

    @AfterEach
    void close() {
        test.close();
    }

    @Test
    void aWholeContestNeedsNothingButTheMouse() {
        SeededEvening.against(test, 7).open();
        int turns = 0;
        while (test.awaiting() != Awaiting.NEW_CONTEST) {
            switch (test.awaiting()) {
                case BET -> test.bet(4);
                case THROW -> {
                    Mouse.press(test.node("beansSpot"));
                    Mouse.release(test.node("beansSpot"));
                }
                case MOVE -> choose(turns++ % 2 == 0);
                default -> { }
            }
            Lying.exactly(test);
        }
        assertThat(turns).as("choices made").isGreaterThan(3);
        assertThat(test.state().phase()).isEqualTo(Phase.OVER);
        chooseFromMenu("New contest");
        assertThat(test.played()).isEmpty();
        assertThat(test.awaiting()).isEqualTo(Awaiting.BET);
    }

    private void choose(boolean byPiece) {
        PatolliState state = test.state();
        String move = state.text(state.moves().getLast());
        int before = test.played().size();
        Mouse.click(test.node((byPiece ? "move-" : "target-") + move));
        assertThat(test.played().get(before)).isEqualTo(move);
    }

    private void chooseFromMenu(String item) {
        Mouse.click(test.node("options"));
        Fx.until("the menu is open", () -> Window.getWindows().size() > 1);
        Node label = Fx.call(() -> Window.getWindows().getLast().getScene().getRoot().lookupAll(".label").stream()
                .filter(node -> node instanceof Label words && words.getText().replace("_", "").equals(item))
                .findFirst().orElseThrow());
        Fx.until("the menu is laid out", () -> label.getLayoutBounds().getWidth() > 0);
        Mouse.click(label);
    }

    @Test
    void pointingAtAMoveShowsIt() {
        test.from(Position.toMove(Side.RED, 2).on(Side.RED, 3, 21).state()).open();
        assertThat(test.text("expected")).contains("one of 2 moves");
        assertThat(MoveMarks.pointedAt(test)).isZero();
        Mouse.move(test.node("target-3-5"));
        assertThat(test.text("expected")).contains("Move 2 squares", "black triangle", "two of your assets");
        assertThat(MoveMarks.pointedAt(test)).as("where it would land stands out").isEqualTo(1);
        Mouse.move(test.node("move-21-23"));
        assertThat(test.text("expected")).isEqualTo("Move 2 squares.");
        assertThat(MoveMarks.pointedAt(test)).isEqualTo(1);
        Mouse.move(test.scene, new Point2D(5, 5));
        assertThat(test.text("expected")).contains("one of 2 moves");
        assertThat(MoveMarks.pointedAt(test)).isZero();
    }

    @Test
    void onlyLegalPlacesTakeAClick() {
        test.from(Position.toMove(Side.RED, 2).on(Side.RED, 3, 21).on(Side.BLUE, 40, 55).state()).open();
        Node content = test.node("ground").getParent();
        for (int square = 0; square < 68; square++) {
            if (square != 3 && square != 5 && square != 21 && square != 23) {
                click(content, PatolliPlaces.square(square));
            }
        }
        for (int i = 0; i < 6; i++) {
            click(content, PatolliPlaces.nest(Side.RED, i));
            click(content, PatolliPlaces.nest(Side.BLUE, i));
        }
        click(content, PatolliPlaces.HAND);
        click(content, PatolliPlaces.SHIELD);
        Mouse.click(test.node("move-3-5"), MouseButton.SECONDARY);
        assertThat(test.played()).isEmpty();
        assertThat(test.awaiting()).isEqualTo(Awaiting.MOVE);
        click(content, PatolliPlaces.square(23));
        assertThat(test.played()).containsExactly("21-23");
    }

    private void click(Node content, Point2D at) {
        Mouse.click(test.scene, Fx.call(() -> content.localToScene(at)));
    }

    @Test
    void onlyThePrimaryButtonTakesUpTheBeans() {
        test.from(Position.toCast(Side.RED).on(Side.RED, 3, 21).state()).open();
        Mouse.click(test.node("beansSpot"), MouseButton.SECONDARY);
        assertThat(test.played()).isEmpty();
    }
}
