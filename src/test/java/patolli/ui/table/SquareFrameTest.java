package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.shape.Rectangle;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import patolli.board.PatolliBoard;
import patolli.rules.Side;
import patolli.testkit.Fx;
import patolli.testkit.TestPictures;

/** The frame of a square where a piece would land. */
class SquareFrameTest {
    @BeforeAll
    static void start() {
        Fx.start();
    }

    /** The square has the frame's form, and lies under its cord. */
    @Test
    void onASquareOfItsColourGoldLiesOnADarkGround() {
        Fx.run(() -> {
            TableLayout layout = new TableLayout(PatolliBoard.BOARD, MarkLook.CODEX);
            Point2D at = TableLayout.point(PatolliBoard.BOARD.square(0));
            SquareFrame frame = SquareFrame.goal(TestPictures.get(), layout, at, MoveEnd.WHOLE, false);
            assertThat(frame.getChildren()).noneMatch(Rectangle.class::isInstance);
            frame.sink(layout);
            assertThat(frame.getChildren().getFirst()).isInstanceOfSatisfying(Rectangle.class, dark -> {
                assertThat(dark.getWidth()).isEqualTo(PatolliBoard.BOARD.squareSize());
                assertThat(dark.getRotate()).isEqualTo(45);
            });
        });
    }

    /** While another is looked at, a thin cord is enough: a dark square would be seen before the one that is meant. */
    @Test
    void theGroundIsLightAgainWhileAnotherStandsOut() {
        Fx.run(() -> {
            TableLayout layout = new TableLayout(PatolliBoard.BOARD, MarkLook.CODEX);
            SquareFrame frame = SquareFrame.goal(TestPictures.get(), layout,
                    TableLayout.point(PatolliBoard.BOARD.square(0)), MoveEnd.WHOLE, false);
            frame.sink(layout);
            Node dark = frame.getChildren().getFirst();
            assertThat(dark.isVisible()).isTrue();
            frame.stand(Standing.BACK);
            assertThat(dark.isVisible()).isFalse();
            frame.shine(true);
            assertThat(dark.isVisible()).isTrue();
        });
    }

    @Test
    void theCordIsLessBrightWhileAnotherStandsOut() {
        Fx.run(() -> {
            TableLayout layout = new TableLayout(PatolliBoard.BOARD, MarkLook.CODEX);
            SquareFrame frame = SquareFrame.goal(TestPictures.get(), layout,
                    TableLayout.point(PatolliBoard.BOARD.square(0)), MoveEnd.WHOLE, false);
            Node cord = frame.getChildren().getLast();
            assertThat(cord.getOpacity()).isEqualTo(1);
            frame.stand(Standing.BACK);
            assertThat(cord.getOpacity()).as("still seen on every square").isBetween(0.8, 0.9);
            frame.shine(true);
            assertThat(cord.getOpacity()).isEqualTo(1);
        });
    }

    /** A piece in hand lies on no square: it is told by its lift, whether it is pointed at or not. */
    @Test
    void aPieceInARowBesideTheMatHasNoFrame() {
        Fx.run(() -> {
            TableLayout layout = new TableLayout(PatolliBoard.BOARD, MarkLook.CODEX);
            Point2D from = TableLayout.point(PatolliBoard.BOARD.nest(Side.RED, 0));
            Point2D to = TableLayout.point(PatolliBoard.BOARD.square(0));
            Route route = new Route(from, List.of(to), to);
            SquareFrame beside = SquareFrame.origin(TestPictures.get(), layout, route, true);
            assertThat(beside.isVisible()).isFalse();
            beside.stand(Standing.OUT);
            beside.shine(true);
            assertThat(beside.isVisible()).isFalse();
            assertThat(SquareFrame.origin(TestPictures.get(), layout, route, false).isVisible()).isTrue();
        });
    }
}
