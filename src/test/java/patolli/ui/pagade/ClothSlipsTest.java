package patolli.ui.pagade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Ellipse;
import javafx.scene.shape.QuadCurve;
import org.junit.jupiter.api.Test;
import patolli.board.PagadeBoard;
import patolli.board.Point;
import patolli.model.Awaiting;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.pagade.PagadePath;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.testkit.Pixels;
import patolli.testkit.Positions;
import patolli.ui.common.Sprite;
import patolli.ui.table.PieceSprite;

/** Slips with the faces of dice on the cloth: where pawns can go, and what was thrown for the beginning. */
class ClothSlipsTest {
    /** How high a slip is at least, but for what rounding takes. */
    private static final double LEAST = 24 - 1e-6;

    private static Stream<Node> all(Node node) {
        return Stream.concat(Stream.of(node), node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream().flatMap(ClothSlipsTest::all) : Stream.empty());
    }

    private static List<Node> found(ClothScene cloth, Class<? extends Node> kind) {
        return Fx.call(() -> cloth.layer("hits").stream().flatMap(ClothSlipsTest::all).filter(kind::isInstance)
                .toList());
    }

    private static List<Node> slips(ClothScene cloth) {
        return Fx.call(() -> cloth.layer("hits").stream().flatMap(ClothSlipsTest::all).filter(node ->
                node.getId() != null && node.getId().startsWith("by-")).toList());
    }

    private static Node goal(ClothScene cloth) {
        return cloth.layer("hits").stream().filter(node -> node.getId() != null && node.getId().startsWith("pick-"))
                .findFirst().orElseThrow();
    }

    @Test
    void fromTheStartEveryGoalHasASlipHoweverManyThereAre() {
        try (ClothScene cloth = new ClothScene()) {
            cloth.open(ClothPositions.waitingForACut(), Set.of(), 5);
            assertThat(cloth.untilAwaited()).isEqualTo(Awaiting.MOVE);
            long goals = cloth.state().moves().stream().map(cloth.state()::view)
                    .map(view -> view.legs().getFirst().to()).distinct().count();
            assertThat(goals).isGreaterThan(6);
            assertThat(slips(cloth)).hasSizeGreaterThanOrEqualTo((int) goals);
        }
    }

    /** Whether a pawn is pointed at or not; what is no slip is a flower. */
    @Test
    void noSlipLiesOnAnotherAndEachIsHighEnoughToBeRead() {
        for (State position : List.of(ClothPositions.waitingForACut(), ClothPositions.pairToCut())) {
            try (ClothScene cloth = new ClothScene()) {
                cloth.open(position, Set.of(), 5);
                cloth.untilAwaited();
                assertThat(apart(cloth)).isNotEmpty();
                Mouse.move(goal(cloth));
                assertThat(apart(cloth)).isNotEmpty();
            }
        }
    }

    private static List<Bounds> apart(ClothScene cloth) {
        List<Bounds> slips = Fx.call(() -> slips(cloth).stream().filter(slip -> slip.getStyleClass()
                .contains("dice-tag")).map(slip -> slip.localToParent(slip.getLayoutBounds())).toList());
        assertThat(slips).allMatch(slip -> slip.getHeight() >= LEAST);
        for (Bounds slip : slips) {
            assertThat(slips.stream().filter(other -> other.intersects(slip))).hasSize(1);
        }
        return slips;
    }

    @Test
    void aThreadLeadsToTheSlipsOfThePawnThatIsPointedAt() {
        try (ClothScene cloth = new ClothScene()) {
            cloth.open(ClothPositions.waitingForACut(), Set.of(), 5);
            cloth.untilAwaited();
            assertThat(found(cloth, QuadCurve.class)).isEmpty();
            Mouse.move(goal(cloth));
            // Each is drawn twice: its gold over its edge.
            assertThat(found(cloth, QuadCurve.class)).hasSize(2 * slips(cloth).size());
        }
    }

    /** To the nearer one of each pawn's goals of one die: the further one lies beyond it. */
    @Test
    void whereTwoPawnsCanGoARunningStitchLeadsFromEachToItsNearestGoal() {
        try (ClothScene cloth = new ClothScene()) {
            cloth.open(ClothPositions.twoCanGo(), Set.of(), 5);
            cloth.untilAwaited();
            List<QuadCurve> threads = found(cloth, QuadCurve.class).stream().map(QuadCurve.class::cast).toList();
            assertThat(threads).as("each drawn twice").hasSize(4)
                    .allMatch(thread -> thread.getStrokeDashArray().size() == 2);
            for (int step : List.of(23, 53)) {
                Point goal = PagadeBoard.BOARD.square(PagadePath.number(Side.RED, step));
                assertThat(threads.stream().filter(thread -> goal.distance(new Point(thread.getEndX(),
                        thread.getEndY())) < 24)).as("to step %d", step).hasSize(2);
            }
        }
    }

    /** Bone is for a pawn's goals, or those of a die that was clicked: pointing at a die only brightens its thread. */
    @Test
    void numbersAreStitchedOntoTheClothWhereNothingIsPointedAt() {
        try (ClothScene cloth = new ClothScene()) {
            cloth.open(ClothPositions.waitingForACut(), Set.of(), 5);
            cloth.untilAwaited();
            assertThat(slips(cloth).stream().filter(ClothSlipsTest::isTag)).isNotEmpty()
                    .allMatch(ClothSlipsTest::isStitched);
            Mouse.move(goal(cloth));
            assertThat(slips(cloth).stream().filter(ClothSlipsTest::isTag)).isNotEmpty()
                    .noneMatch(ClothSlipsTest::isStitched);
            Node use = cloth.layer("hits").stream().filter(node -> node.getId() != null
                    && node.getId().startsWith("use-") && slips(cloth).stream().anyMatch(slip -> slip.getId()
                    .equals(node.getId().replace("use-", "by-")))).findFirst().orElseThrow();
            String by = use.getId().replace("use-", "by-");
            Mouse.move(use);
            assertThat(slips(cloth).stream().filter(ClothSlipsTest::isTag)).isNotEmpty()
                    .allMatch(ClothSlipsTest::isStitched)
                    .allMatch(slip -> is(slip, "pointed") == slip.getId().equals(by));
            assertThat(is(use, "chosen")).isFalse();
            Mouse.click(use);
            assertThat(slips(cloth).stream().filter(ClothSlipsTest::isTag)).isNotEmpty()
                    .noneMatch(ClothSlipsTest::isStitched);
        }
    }

    /** No slip lies on a square that is lit: one would look like a die. */
    @Test
    void onSquaresNumbersAreSewnIntoTheSilkAndBesideThemPatchesHang() {
        try (ClothScene cloth = new ClothScene()) {
            cloth.open(ClothPositions.waitingForACut(), Set.of(), 5);
            cloth.untilAwaited();
            for (boolean picked : new boolean[] {false, true}) {
                if (picked) {
                    Mouse.move(goal(cloth));
                }
                List<Node> tags = slips(cloth).stream().filter(ClothSlipsTest::isTag).toList();
                assertThat(tags).anyMatch(tag -> is(tag, "sewn")).allMatch(tag -> is(tag, "sewn") != is(tag, "hung"));
            }
        }
    }

    private static boolean isTag(Node slip) {
        return slip.getStyleClass().contains("dice-tag");
    }

    private static boolean isStitched(Node slip) {
        return is(slip, "stitched");
    }

    private static boolean is(Node slip, String state) {
        return slip.getPseudoClassStates().contains(PseudoClass.getPseudoClass(state));
    }

    @Test
    void aPairThatWouldBeCutIsRingedAndTheSlipHangsBesideItAndCanBeTaken() {
        try (ClothScene cloth = new ClothScene()) {
            cloth.open(ClothPositions.pairToCut(), Set.of(), 5);
            assertThat(cloth.untilAwaited()).isEqualTo(Awaiting.MOVE);
            assertThat(found(cloth, Ellipse.class)).as("rings about one").isEmpty();
            List<Node> rings = Fx.call(() -> cloth.layer("pieceLayer").stream().flatMap(ClothSlipsTest::all)
                    .filter(node -> "pair-ring".equals(node.getId())).toList());
            assertThat(rings).hasSize(1);
            Bounds ring = Fx.call(() -> rings.getFirst().localToScene(rings.getFirst().getLayoutBounds()));
            List<Bounds> pawns = Fx.call(() -> cloth.layer("pieceLayer").stream().filter(PieceSprite.class::isInstance)
                    .map(pawn -> pawn.localToScene(pawn.getLayoutBounds())).filter(pawn -> ring.contains(
                            pawn.getCenterX(), pawn.getCenterY())).toList());
            assertThat(pawns).as("within the ring").hasSize(2);
            Node both = slips(cloth).stream().filter(slip -> slip.getId().endsWith("-pair")).findFirst().orElseThrow();
            assertThat(IntStream.range(0, PagadeBoard.BOARD.squares()).mapToObj(PagadeBoard.BOARD::square)
                    .noneMatch(square -> both.getBoundsInParent().contains(square.x(), square.y()))).isTrue();
            Mouse.click(both);
            assertThat(cloth.played()).hasSize(1);
        }
    }

    @Test
    void whatEachHasThrownForTheBeginningIsSeenUntilTheNextTurn() {
        try (ClothScene cloth = new ClothScene()) {
            cloth.open(Positions.opening("pagade players=4"), Set.of(), 1);
            assertThat(thrown(cloth)).isEmpty();
            Keys.type(KeyCode.ENTER);
            assertThat(thrown(cloth)).containsExactly("thrown-red");
            Keys.type(KeyCode.ENTER);
            Keys.type(KeyCode.ENTER);
            Keys.type(KeyCode.ENTER);
            assertThat(thrown(cloth)).hasSize(4).allSatisfy(id -> onRest((Pane) cloth.scene.lookup("#" + id)));
            assertThat(Fx.call(() -> PagadeBoard.BOARD.sides().stream().filter(side -> cloth.scene
                    .lookup("#thrown-" + side.key()).getPseudoClassStates().contains(PseudoClass
                            .getPseudoClass("chosen"))).toList())).isNotEmpty().hasSizeLessThan(4);
        }
    }

    /** Both dice lie on one strip, at the same height, as far from its middle. */
    private static void onRest(Pane thrown) {
        Sprite rest = Fx.call(() -> (Sprite) thrown.getChildren().getFirst());
        Bounds strip = Fx.call(rest::getBoundsInParent);
        List<Bounds> dice = Fx.call(() -> thrown.getChildren().stream().filter(node -> node instanceof ImageView die
                && die.getImage().getUrl().contains("pagade/dice")).map(Node::getBoundsInParent).toList());
        assertThat(dice).hasSize(2).allMatch(strip::contains)
                .allMatch(die -> Math.abs(die.getCenterY() - strip.getCenterY()) < 0.5);
        assertThat(dice.getFirst().getCenterX() + dice.getLast().getCenterX())
                .isCloseTo(2 * strip.getCenterX(), within(0.5));
    }

    private static List<String> thrown(ClothScene cloth) {
        return Fx.call(() -> PagadeBoard.BOARD.sides().stream().map(side -> cloth.scene.lookup("#thrown-"
                + side.key())).filter(Node::isVisible).map(Node::getId).toList());
    }

    /** With their rims, however they stand or lie, on squares of either breadth. */
    @Test
    void twoPawnsOfASideStandWithinTheBreadthOfTheirSquare() {
        Fx.start();
        PagadePieces pieces = new PagadePieces();
        for (Side side : PagadeBoard.BOARD.sides()) {
            Point square = PagadeBoard.BOARD.armBox(side).middle();
            for (String picture : List.of(pieces.playing(side, 0), pieces.again(side, 0))) {
                Pixels pawn = Pixels.of(picture.replace(".png", "@2x.png"));
                double half = IntStream.range(0, pawn.argb().length).filter(i -> pawn.alpha(i) > 0.97)
                        .mapToDouble(i -> Math.abs(i % pawn.width() + 0.5 - pawn.width() / 2.0) / 2).max()
                        .orElseThrow();
                for (int i = 0; i < 2; i++) {
                    double off = Math.abs(PagadeBoard.BOARD.sharing(square, i, 2).x()) * pieces.apart();
                    assertThat(off + half * PagadeBoard.BOARD.crowded(square, 2)).as(picture)
                            .isLessThanOrEqualTo(PagadeBoard.BOARD.room(square).width() / 2 + 0.5);
                }
            }
        }
    }

    /** No pawn looks over the edge of its square, as it stands there or lies. */
    @Test
    void pawnsAreNoHigherThanSquares() {
        Fx.start();
        double most = PagadeBoard.BOARD.room(PagadeBoard.BOARD.square(0)).height();
        PagadePieces pieces = new PagadePieces();
        for (Side side : PagadeBoard.BOARD.sides()) {
            for (String picture : List.of(pieces.playing(side, 0), pieces.again(side, 0))) {
                Pixels pawn = Pixels.of(picture.replace(".png", "@2x.png"));
                int[] rows = IntStream.range(0, pawn.argb().length).filter(i -> pawn.alpha(i) > 0.97)
                        .map(i -> i / pawn.width()).toArray();
                assertThat((rows[rows.length - 1] - rows[0] + 1) / 2.0).as(picture).isLessThanOrEqualTo(most + 1);
            }
        }
    }
}
