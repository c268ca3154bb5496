package patolli.ui.tablan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Polyline;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import patolli.board.TablanBoard;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.testkit.Fx;
import patolli.testkit.Positions;
import patolli.testkit.TestPictures;
import patolli.ui.common.Sprite;
import patolli.ui.table.PieceSprite;
import patolli.ui.table.TableLayout;

/** Light lies on the plank where pieces go over it, and at the end on the row that was counted. */
class PlankLightTest {
    /** So many games are looked at. */
    private static final int SEEDS = 4;

    @BeforeEach
    void start() {
        Fx.start();
    }

    private static Stream<Node> all(Node node) {
        return Stream.concat(Stream.of(node), node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream().flatMap(PlankLightTest::all) : Stream.empty());
    }

    private static List<Sprite> lights(PlankScene test) {
        return test.layer("marks").stream().flatMap(PlankLightTest::all).filter(Sprite.class::isInstance)
                .map(Sprite.class::cast).filter(sprite -> sprite.getImage().getUrl().contains("passed")).toList();
    }

    @Test
    @Tag("breadth")
    void aWayIsLitHollowByHollowAndNoCordLiesOnTheWood() {
        int seen = 0;
        List<State> choices = IntStream.range(0, SEEDS).boxed().flatMap(seed -> Positions.game("tablan", seed)
                .filter(state -> state.phase() == Phase.MOVE && state.mover() == Side.WHITE
                        && state.moves().size() > 1).skip(12).limit(1)).toList();
        for (State choice : choices) {
            try (PlankScene test = new PlankScene()) {
                test.open(choice, Set.of(Side.BLACK), 1);
                test.untilAwaited();
                List<Point2D> taken = Fx.call(() -> TablanBoard.BOARD.sides().stream()
                        .flatMap(side -> test.board.stage().pieces().of(side).stream()).filter(PieceSprite::isVisible)
                        .map(PieceSprite::at).toList());
                List<Point2D> lit = Fx.call(() -> lights(test).stream().map(Sprite::at).toList());
                assertThat(lit).as("under no piece").doesNotContainAnyElementsOf(taken);
                assertThat(test.layer("marks").stream().flatMap(PlankLightTest::all))
                        .noneMatch(Polyline.class::isInstance);
                seen += lit.size();
            }
        }
        assertThat(seen).as("some way leads over a free square").isPositive();
    }

    @Test
    void atTheEndTheRowThatWasCountedIsLit() {
        State end = IntStream.range(0, 40).mapToObj(seed -> Positions.game("tablan", seed)
                .reduce((before, after) -> after).orElseThrow()).filter(state -> !state.winners().isEmpty()).findFirst()
                .orElseThrow();
        Side winner = end.winners().stream().findFirst().orElseThrow();
        Rectangle2D row = Fx.call(() -> {
            TablanStakes stakes = new TablanStakes(new Pane(), TestPictures.get(), new TablanPieces());
            assertThat(stakes.blaze(true, false)).as("while it is played").isEqualTo(Rectangle2D.EMPTY);
            stakes.show(end);
            assertThat(stakes.blaze(false, false)).isEqualTo(Rectangle2D.EMPTY);
            return stakes.blaze(true, false);
        });
        int first = winner == Side.WHITE ? TablanBoard.BOARD.squares() - TablanBoard.COLUMNS : 0;
        assertThat(IntStream.range(0, TablanBoard.BOARD.squares()).filter(n -> row.contains(
                TableLayout.point(TablanBoard.BOARD.square(n)))).boxed().toList()).as("the enemy's home row")
                .isEqualTo(IntStream.range(first, first + TablanBoard.COLUMNS).boxed().toList());
        assertThat(Optional.of(row.getHeight())).hasValue(TablanBoard.BOARD.squareSize());
    }
}
