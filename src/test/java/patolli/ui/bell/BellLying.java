package patolli.ui.bell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;
import patolli.board.BellBoard;
import patolli.board.Point;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.bell.BellPlayer;
import patolli.rules.bell.BellState;
import patolli.testkit.Fx;
import patolli.ui.table.PieceSprite;
import patolli.ui.table.TableStage;

/** That everything on the table lies where the position has it. */
final class BellLying {
    private BellLying() { }

    /** Pieces on squares, in hand and home; coins; signs. */
    static void exactly(TestTable test) {
        Fx.run(() -> {
            BellState state = (BellState) test.model.state();
            for (Side side : BellBoard.BOARD.sides()) {
                List<PieceSprite> pieces = test.board.stage().pieces().of(side);
                if (state.sides().contains(side)) {
                    pieces(state, side, pieces);
                    coins(state, side, test.board.stage());
                    signs(state, side, test);
                } else {
                    assertThat(pieces).as("of %s, who does not play", side).isEmpty();
                    assertThat(test.scene.lookup("#direction-" + side.key()).isVisible()).isFalse();
                }
            }
            assertThat(test.board.stage().stakes().held(Optional.empty())).as("in the pot").isEqualTo(state.pot());
        });
    }

    private static void pieces(BellState state, Side side, List<PieceSprite> pieces) {
        List<Spot> due = state.pieces(side);
        assertThat(pieces).as(side + " pieces").hasSize(due.size());
        List<Point2D> squares = due.stream().filter(Spot.Square.class::isInstance)
                .map(spot -> at(BellBoard.BOARD.square(((Spot.Square) spot).number()))).toList();
        List<Point2D> lying = new ArrayList<>(pieces.stream().map(PieceSprite::at).toList());
        assertThat(lying).as(side + " on the squares").containsAll(squares);
        List<Point2D> nests = IntStream.range(0, pieces.size()).mapToObj(i -> at(BellBoard.BOARD.nest(side, i)))
                .toList();
        lying.removeAll(squares);
        assertThat(nests).as(side + " beside the board").containsAll(lying);
        long golden = pieces.stream().filter(piece -> piece.getImage().getUrl().contains("gold")).count();
        assertThat(golden).as(side + " golden").isEqualTo(due.stream().filter(Spot.Home.class::isInstance).count());
    }

    private static Point2D at(Point point) {
        return new Point2D(point.x(), point.y());
    }

    private static void coins(BellState state, Side side, TableStage stage) {
        assertThat(stage.stakes().held(Optional.of(side))).as(side + " coins")
                .isEqualTo(state.player(state.sides().indexOf(side)).purse());
    }

    private static void signs(BellState state, Side side, TestTable test) {
        BellPlayer player = state.player(state.sides().indexOf(side));
        assertThat(test.scene.lookup("#direction-" + side.key()).isVisible()).as(side + " has a direction")
                .isEqualTo(player.direction() != 0);
        assertThat(test.scene.lookup("#misses-" + side.key()).isVisible()).as(side + " misses a turn")
                .isEqualTo(player.miss());
        assertThat(test.scene.lookup("#steps-back-" + side.key()).isVisible()).as(side + " must step back")
                .isEqualTo(player.stepBack() != BellPlayer.NOWHERE);
        assertThat(test.scene.lookup("#pair-" + side.key()).isVisible()).as(side + " has a partner")
                .isEqualTo(state.options().text("partners").equals("true"));
    }
}
