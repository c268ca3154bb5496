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
import javafx.scene.shape.QuadCurve;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import patolli.board.TablanBoard;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.testkit.Fx;
import patolli.testkit.Mouse;
import patolli.testkit.Positions;
import patolli.testkit.TestPictures;
import patolli.ui.common.Sprite;
import patolli.ui.table.PieceSprite;
import patolli.ui.table.TableLayout;

/** Light lies where pieces can go on the plank, prints and threads lead there; at the end the counted row is lit. */
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
    void lightLiesWhereWaysEndAndNoCordOnTheWood() {
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
        assertThat(seen).as("some way ends on a free square").isPositive();
    }

    /** What is seen of a layer. */
    private static Stream<Node> seen(PlankScene test, String kind) {
        return test.layer("marks").stream().flatMap(PlankLightTest::shown)
                .filter(node -> node.getClass().getSimpleName().equals(kind));
    }

    private static Stream<Node> shown(Node node) {
        return !node.isVisible() ? Stream.empty() : Stream.concat(Stream.of(node), node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream().flatMap(PlankLightTest::shown) : Stream.empty());
    }

    private static List<Point2D> places(PlankScene test, String kind) {
        return Fx.call(() -> seen(test, kind).map(node -> new Point2D(node.getLayoutX(), node.getLayoutY())).toList());
    }

    private static State choice() {
        return Positions.game("tablan", 3).filter(state -> state.phase() == Phase.MOVE
                && state.mover() == Side.WHITE && state.moves().size() > 3 && state.moves().stream().map(state::view)
                .anyMatch(view -> view.legs().size() > 1)).skip(14).findFirst().orElseThrow();
    }

    @Test
    void onlyThePieceThatIsPointedAtIsTiedToItsRings() {
        try (PlankScene test = new PlankScene()) {
            test.open(choice(), Set.of(Side.BLACK), 1);
            test.untilAwaited();
            Fx.run(() -> assertThat(seen(test, "SquareFrame")).as("rings").hasSizeGreaterThan(3)
                    .allMatch(ring -> ring.getOpacity() >= 0.85));
            assertThat(places(test, "WayThread")).as("no piece is chosen").isEmpty();
            Node piece = test.hit("pick-S").orElseThrow();
            Mouse.move(piece);
            assertThat(places(test, "WayThread")).as("it can go 6 or 12 squares").hasSize(2);
            List<Point2D> ends = Fx.call(() -> test.layer("marks").stream().flatMap(PlankLightTest::shown)
                    .filter(QuadCurve.class::isInstance).map(QuadCurve.class::cast)
                    .map(curve -> new Point2D(curve.getEndX(), curve.getEndY())).distinct().toList());
            List<Point2D> rings = Fx.call(() -> lights(test).stream().map(Sprite::at).toList());
            assertThat(ends).hasSize(2).allSatisfy(end -> assertThat(rings).as("%s", end)
                    .anyMatch(ring -> Math.abs(ring.distance(end) - 30) < 3));
        }
    }

    @Test
    void thereAreSmallPrintsOnEveryOtherFreeHollowOfAWayAndLightOnlyAtItsEnd() {
        try (PlankScene test = new PlankScene()) {
            test.open(choice(), Set.of(Side.BLACK), 1);
            test.untilAwaited();
            Mouse.move(test.hit("pick-S").orElseThrow());
            List<Point2D> taken = Fx.call(() -> TablanBoard.BOARD.sides().stream()
                    .flatMap(side -> test.board.stage().pieces().of(side).stream()).filter(PieceSprite::isVisible)
                    .map(PieceSprite::at).toList());
            List<Point2D> trodden = places(test, "BurntFeet").stream().filter(at -> !at.equals(Point2D.ZERO)
                    && !taken.contains(at)).toList();
            List<Point2D> lit = Fx.call(() -> lights(test).stream().filter(light -> light.getParent().isVisible())
                    .map(Sprite::at).distinct().toList());
            assertThat(trodden).hasSizeGreaterThan(2).doesNotHaveDuplicates().doesNotContainAnyElementsOf(lit)
                    .allSatisfy(at -> assertThat(trodden).noneMatch(other -> !other.equals(at)
                            && other.distance(at) <= TablanBoard.BOARD.squareSize() + 1));
            assertThat(lit).hasSize(2);
        }
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
