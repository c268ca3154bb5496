package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.model.Awaiting;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.patolli.Position;
import patolli.testkit.Fx;
import patolli.testkit.Mouse;

/** A piece that can't move tells why. */
class StuckTest {
    private final TestBoard test = new TestBoard();

    @AfterEach
    void close() {
        test.close();
    }

    static Stream<Arguments> reasons() {
        return Stream.of(
                Arguments.of(Position.toMove(Side.RED, 4).on(Side.RED, 10, 14), new Spot.Square(10),
                        "With the 4 it would land on a piece of your own."),
                Arguments.of(Position.toMove(Side.RED, 10).on(Side.RED, 67, 3), new Spot.Square(67),
                        "To leave the mat it needs exactly 1 more: a 10 is too much."),
                Arguments.of(Position.toMove(Side.RED, 4).on(Side.RED, 10, 30).on(Side.BLUE, 14), new Spot.Square(10),
                        "The 4 would meet an enemy; bumping is only on skull squares."),
                Arguments.of(Position.toMove(Side.RED, 4).on(Side.RED, 10), new Spot.Hand(Side.RED),
                        "Pieces come onto the mat only with a 1; this is a 4."));
    }

    @ParameterizedTest
    @MethodSource("reasons")
    void pointedAtItTellsWhy(Position position, Spot spot, String why) {
        test.from(position.state()).offeringOnlyMoves().open();
        String before = test.text("expected");
        String id = "stuck-" + Fx.call(() -> test.stage().pieces().on(Side.RED, spot).getId());
        Mouse.move(test.node(id));
        assertThat(test.text("expected")).isEqualTo(why);
        Mouse.move(test.scene, new Point2D(5, 5));
        assertThat(test.text("expected")).isEqualTo(before);
        Fx.run(() -> test.scene.lookup("#" + id).requestFocus());
        assertThat(test.text("expected")).as("with the focus").isEqualTo(why);
        assertThat(Fx.call(() -> test.scene.lookup("#" + id).getAccessibleText())).isEqualTo(why);
        Mouse.click(test.node(id));
        assertThat(test.played()).isEmpty();
        assertThat(test.awaiting()).isEqualTo(Awaiting.MOVE);
    }

    @Test
    void everyPieceOfTheSideTellsSomethingExceptThoseThatAreHome() {
        test.from(Position.toMove(Side.RED, 4).on(Side.RED, 10, 14).off(Side.RED, 2).state()).offeringOnlyMoves()
                .open();
        assertThat(Fx.call(() -> test.scene.getRoot().lookupAll(".stuck-spot")).size()).isEqualTo(3);
        Mouse.click(test.node("move-14-18"));
        assertThat(Fx.call(() -> test.scene.getRoot().lookupAll(".stuck-spot"))).isEmpty();
    }
}
