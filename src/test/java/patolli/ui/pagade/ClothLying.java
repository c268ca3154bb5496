package patolli.ui.pagade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;
import patolli.board.PagadeBoard;
import patolli.board.Point;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.testkit.Fx;
import patolli.ui.table.PieceSprite;
import patolli.ui.table.TableLayout;

/** That every pawn lies where the position has it, and none on another. */
final class ClothLying {
    private static final double HALF = 18;

    private ClothLying() { }

    static void exactly(ClothScene test) {
        Fx.run(() -> {
            State state = test.model.state();
            Set<Point2D> taken = new HashSet<>();
            for (Side side : state.sides()) {
                List<PieceSprite> pawns = test.board.stage().pieces().of(side);
                List<Point2D> lying = pawns.stream().map(PieceSprite::at).toList();
                assertThat(lying).as("%s of %s", side, state).hasSize(4).allMatch(taken::add);
                for (Spot spot : Set.copyOf(state.pieces(side))) {
                    long due = state.pieces(side).stream().filter(each -> each.isWith(spot)).count();
                    assertThat(lying.stream().filter(at -> lies(spot, at))).as("%s at %s of %s", side, spot, state)
                            .hasSize((int) due);
                }
            }
        });
    }

    private static boolean lies(Spot spot, Point2D at) {
        PagadeBoard board = PagadeBoard.BOARD;
        return switch (spot) {
            case Spot.Square square -> covers(board.square(square.number()), at);
            case Spot.Hand hand -> isOneOf(at, i -> board.nest(hand.side(), i));
            case Spot.Home home -> isOneOf(at, i -> board.done(home.side(), i));
            case Spot.Captured _ -> false;
        };
    }

    private static boolean covers(Point middle, Point2D at) {
        return Math.abs(middle.x() - at.getX()) < HALF && Math.abs(middle.y() - at.getY()) < HALF;
    }

    private static boolean isOneOf(Point2D at, IntFunction<Point> place) {
        return IntStream.range(0, 4).mapToObj(place).map(TableLayout::point).anyMatch(at::equals);
    }
}
