package patolli.ui.tablan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import patolli.board.TablanBoard;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.tablan.TablanState;
import patolli.testkit.Fx;
import patolli.ui.table.PieceSprite;
import patolli.ui.table.TableLayout;

/** That everything on the plank lies where the position has it. */
final class PlankLying {
    private PlankLying() { }

    /** Pieces on their squares, and those that were captured in the bowls. */
    static void exactly(PlankScene test) {
        Fx.run(() -> {
            TablanState state = (TablanState) test.model.state();
            for (Side side : state.sides()) {
                List<Spot> due = state.pieces(side);
                List<Point2D> squares = due.stream().filter(Spot.Square.class::isInstance).map(spot ->
                        TableLayout.point(TablanBoard.BOARD.square(((Spot.Square) spot).number()))).toList();
                List<Point2D> lying = test.board.stage().pieces().of(side).stream().filter(PieceSprite::isVisible)
                        .map(PieceSprite::at).toList();
                assertThat(lying).as(side + " on the squares").containsExactlyInAnyOrderElementsOf(squares);
                Side taker = side == Side.WHITE ? Side.BLACK : Side.WHITE;
                assertThat(test.board.stage().stakes().held(Optional.of(taker))).as("taken by " + taker)
                        .isEqualTo(due.size() - squares.size());
            }
        });
    }
}
