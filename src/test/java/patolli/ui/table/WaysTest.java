package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Line2D;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Polyline;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.rules.Leg;
import patolli.rules.MoveView;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.patolli.Position;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.ui.common.Sprite;

/** In a choice it is seen which piece goes to which square, and over which others. */
class WaysTest {
    private final TestBoard test = new TestBoard();

    @AfterEach
    void close() {
        test.close();
    }

    private List<Way> ways() {
        return Fx.call(() -> test.board.controller().moves().ways().all());
    }

    private static List<Integer> squares(List<Sprite> marks) {
        return marks.stream().map(mark -> square(mark.at())).toList();
    }

    private static int square(Point2D at) {
        return IntStream.range(0, 68).filter(i -> PatolliPlaces.square(i).equals(at)).findFirst().orElseThrow();
    }

    private List<Boolean> lit() {
        return Fx.call(() -> ways().stream().map(way -> way.road().isVisible()).toList());
    }

    /** A cast, a square that red stands on, and the squares between it and its goal. */
    static Stream<Arguments> walks() {
        return Stream.of(Arguments.of(1, 21, List.of()), Arguments.of(2, 21, List.of(22)),
                Arguments.of(4, 3, List.of(4, 5, 6)), Arguments.of(4, 6, List.of(7, 8, 9)),
                Arguments.of(10, 21, List.of(22, 23, 24, 25, 26, 27, 28, 29, 30)));
    }

    @Test
    void aPieceThatComesOntoTheBoardIsSeenToFlyThereWhileItIsPointedAt() {
        test.from(Position.toMove(Side.RED, 1).on(Side.RED, 3).state()).open();
        Way entering = ways().stream().filter(way -> way.frames().getFirst().at().getX() < 120).findFirst()
                .orElseThrow();
        Way walking = ways().stream().filter(way -> way != entering).findFirst().orElseThrow();
        assertThat(entering.flight().isVisible()).as("before it is pointed at").isFalse();
        Fx.run(() -> entering.stand(Standing.OUT, false));
        assertThat(entering.flight().isVisible()).isTrue();
        List<Bounds> beads = Fx.call(() -> entering.flight().getChildren().stream().map(Node::getBoundsInParent)
                .toList());
        assertThat(beads).hasSizeGreaterThan(10).isSortedAccordingTo(Comparator.comparingDouble(Bounds::getMinX))
                .isSortedAccordingTo(Comparator.comparingDouble(Bounds::getWidth));
        Fx.run(() -> walking.stand(Standing.OUT, false));
        assertThat(walking.flight().getChildren()).as("it walks").isEmpty();
    }

    @ParameterizedTest
    @MethodSource("walks")
    void aWayLiesOnExactlyTheSquaresThatAreWalked(int cast, int from, List<Integer> between) {
        test.from(Position.toMove(Side.RED, cast).on(Side.RED, from, 40).state()).open();
        Way way = ways().stream().filter(each -> each.frames().getFirst().at().equals(PatolliPlaces.square(from)))
                .findFirst().orElseThrow();
        assertThat(squares(way.road().lights())).isEqualTo(between);
        assertThat(squares(way.road().feet())).isEqualTo(between);
    }

    @Test
    void theRoadTurnsWhereThePieceDoes() {
        test.from(Position.toMove(Side.RED, 4).on(Side.RED, 6, 40).state()).open();
        LitRoad road = ways().getFirst().road();
        assertThat(road.feet()).extracting(feet -> Math.round(feet.getRotate())).as("out, along the end, and back in")
                .containsExactly(-45L, 45L, 135L);
        assertThat(road.lights()).extracting(light -> light.getImage().getUrl().contains("turn"))
                .containsExactly(false, true, true);
        assertThat(road.lights()).as("to the right").allMatch(light -> light.getScaleX() == 1);
    }

    @Test
    void whereThePieceTurnsToTheLeftTheCornerIsMirrored() {
        test.from(Position.toMove(Side.RED, 4).on(Side.RED, 14, 40).state()).open();
        List<Sprite> turns = ways().getFirst().road().lights().stream()
                .filter(light -> light.getImage().getUrl().contains("turn")).toList();
        assertThat(squares(turns)).as("the middle of the board").containsExactly(17);
        assertThat(turns.getFirst().getScaleX()).isEqualTo(-1);
    }

    @Test
    void withNothingPointedAtEachPieceIsJoinedToItsGoalByACord() {
        test.from(Position.toMove(Side.RED, 3).on(Side.RED, 3, 21, 30).state()).open();
        assertThat(lit()).containsOnly(false);
        assertThat(ways()).allMatch(way -> way.cord().isLaid());
    }

    @Test
    void theWayThatIsPointedAtIsLitAndTheOthersStandBack() {
        test.from(Position.toMove(Side.RED, 3).on(Side.RED, 3, 21, 30).state()).open();
        Mouse.move(test.node("target-21-24"));
        assertThat(lit()).containsExactly(false, true, false);
        assertThat(ways()).extracting(way -> way.cord().isLaid()).containsExactly(true, false, true);
        assertThat(ways()).extracting(way -> way.frames().getLast().isBack()).containsExactly(true, false, true);
        Mouse.move(test.scene, new Point2D(5, 5));
        assertThat(lit()).containsOnly(false);
        assertThat(ways()).allMatch(way -> way.cord().isLaid() && !way.frames().getLast().isBack());
    }

    @Test
    void ofMouseAndKeysTheLastOneSaysWhichWayIsLit() {
        test.from(Position.toMove(Side.RED, 3).on(Side.RED, 3, 21, 30).state()).open();
        Mouse.move(test.node("move-30-33"));
        Keys.type(KeyCode.RIGHT);
        assertThat(lit()).containsExactly(true, false, false);
        Mouse.move(test.node("move-21-24"));
        assertThat(lit()).containsExactly(false, true, false);
        Mouse.move(test.scene, new Point2D(5, 5));
        assertThat(lit()).as("what has the focus").containsExactly(true, false, false);
    }

    @Test
    void whereTwoShareAStretchTheirCordsLieBesideEachOtherAndSignsShowAtBothEndsOfTheOneThatIsPointedAt() {
        test.from(Position.toMove(Side.RED, 4).on(Side.RED, 21, 22, 40).state()).open();
        assertThat(ways()).as("21, 22 and 40").allMatch(way -> Fx.call(way.cord()::isVisible));
        assertThat(Fx.call(() -> on(ways().get(0), 2).distance(on(ways().get(1), 1))))
                .as("on 23, those of 21 and of 22").isBetween(6.0, 20.0);
        assertThat(Fx.call(() -> start(lines(ways().get(2)).getFirst())).distance(PatolliPlaces.square(40)))
                .as("40 alone").isLessThan(0.01);
        assertThat(signs()).as("nothing is pointed at").isEmpty();
        Mouse.move(test.node("target-22-26"));
        assertThat(signs()).containsExactly("number-2", "goal-2");
        Mouse.move(test.scene, new Point2D(5, 5));
        Keys.type(KeyCode.RIGHT);
        assertThat(signs()).as("what has the focus").containsExactly("number-1", "goal-1");
        assertThat(IntStream.rangeClosed(1, 2).mapToObj(n -> dots("#number-" + n))).as("two of a kind, not four")
                .containsExactly(1, 2).containsExactly(dots("#goal-1"), dots("#goal-2"));
        assertThat(test.scene.lookup("#number-3")).as("whose cord is seen").isNull();
    }

    @Test
    void threadsThatShareAStretchAreSpunEachOtherwiseAndTiedToTheFramesOfTheirGoals() {
        test.from(Position.toMove(Side.RED, 4).on(Side.RED, 21, 22, 40).state()).open();
        assertThat(ways()).extracting(way -> way.cord().isSingle()).containsExactly(true, true, false);
        assertThat(ways().stream().limit(2).map(way -> Fx.call(() -> lines(way).get(1).getStrokeDashArray())))
                .as("21 and 22").doesNotHaveDuplicates();
        assertThat(ways()).allSatisfy(way -> assertThat(Fx.call(() -> end(lines(way).getLast()))
                .distance(way.end())).as("at the edge of the square").isBetween(15.0, 36.0));
    }

    @Test
    void threadsBesideEachOtherAreQuieterThanACordAndQuieterStillBehindTheWayThatIsLit() {
        test.from(Position.toMove(Side.RED, 4).on(Side.RED, 21, 22, 40).state()).open();
        assertThat(firm(0)).isEqualTo(firm(1)).isBetween(0.5, 0.9);
        assertThat(firm(2)).as("a cord").isEqualTo(1);
        assertThat(Fx.call(() -> lines(ways().getFirst()).getFirst().getStrokeWidth()))
                .isLessThan(Fx.call(() -> lines(ways().getLast()).getFirst().getStrokeWidth()) * 0.7);
        Mouse.move(test.node("target-21-25"));
        assertThat(firm(1)).isLessThan(0.35);
        Mouse.move(test.scene, new Point2D(5, 5));
        assertThat(firm(1)).isEqualTo(firm(0));
    }

    private double firm(int way) {
        return Fx.call(() -> ways().get(way).cord().getChildren().getFirst().getOpacity());
    }

    @Test
    void threadsBesideEachOtherDoNotCross() {
        test.from(Position.toMove(Side.RED, 4).on(Side.RED, 21, 22, 24, 40).state()).open();
        List<List<Double>> threads = Fx.call(() -> ways().stream().limit(3)
                .map(way -> List.copyOf(lines(way).getFirst().getPoints())).toList());
        assertThat(ways().stream().limit(3)).allMatch(way -> Fx.call(way.cord()::isSingle));
        for (int i = 0; i < threads.size(); i++) {
            for (int j = 0; j < i; j++) {
                assertThat(crossings(threads.get(i), threads.get(j))).as("%d and %d", i, j).isZero();
            }
        }
    }

    private static long crossings(List<Double> one, List<Double> other) {
        return parts(one).filter(part -> parts(other).anyMatch(part::intersectsLine)).count();
    }

    private static Stream<Line2D> parts(List<Double> line) {
        return IntStream.range(1, line.size() / 2).mapToObj(i -> new Line2D.Double(line.get(2 * i - 2),
                line.get(2 * i - 1), line.get(2 * i), line.get(2 * i + 1)));
    }

    @Test
    void noThreadRunsOverTheWayThatIsLitAndTheOthersComeBackWhenNoneIs() {
        test.from(Position.toMove(Side.RED, 4).on(Side.RED, 21, 22, 40).state()).open();
        Way other = ways().get(1);
        double whole = Fx.call(() -> length(other));
        Mouse.move(test.node("target-21-25"));
        assertThat(Fx.call(other.cord()::isLaid)).isTrue();
        assertThat(Fx.call(() -> start(lines(other).getFirst())).distance(PatolliPlaces.square(25)))
                .as("beyond the square where the lit way ends").isGreaterThan(15);
        assertThat(Fx.call(() -> length(other))).as("less than one square is left of it").isBetween(0.0, 30.0);
        assertThat(Fx.call(() -> length(ways().get(2)))).as("which shares nothing").isGreaterThan(100);
        Mouse.move(test.scene, new Point2D(5, 5));
        assertThat(Fx.call(() -> length(other))).isEqualTo(whole);
    }

    @Test
    void threadsLieInTheMiddleWhereNoOtherGoes() {
        test.from(Position.toMove(Side.RED, 4).on(Side.RED, 21, 24, 40).state()).open();
        List<Double> first = Fx.call(() -> List.copyOf(lines(ways().getFirst()).getFirst().getPoints()));
        assertThat(new Point2D(first.get(0), first.get(1)).distance(PatolliPlaces.square(21)))
                .as("alone from 21 to 24").isLessThan(0.01);
        assertThat(IntStream.range(0, first.size() / 2).mapToObj(i -> new Point2D(first.get(2 * i),
                first.get(2 * i + 1)))).anyMatch(at -> at.distance(PatolliPlaces.square(23)) < 0.01);
    }

    /** Of few moves that share a long stretch each free square on their ways has one pair of feet, and no thread. */
    @Test
    void whereFewWouldGoFarFeetTellTheirWays() {
        test.from(Position.toMove(Side.RED, 10).on(Side.RED, 21, 23, 40).state()).open();
        assertThat(feet()).as("but where pieces stand and moves end").containsExactly(22, 24, 25, 26,
                27, 28, 29, 30, 32);
        assertThat(ways().stream().limit(2)).allMatch(way -> Fx.call(() -> lines(way)).isEmpty());
        Mouse.move(test.node("target-21-31"));
        assertThat(feet()).as("beyond the lit way").containsExactly(32);
        Mouse.move(test.scene, new Point2D(5, 5));
        assertThat(feet()).hasSize(9);
    }

    /** The squares with feet on the first two ways that stand for a cord that is seen. */
    private List<Integer> feet() {
        return Fx.call(() -> ways().stream().limit(2).filter(way -> way.cord().isLaid()).flatMap(way ->
                ((Group) way.cord().getChildren().getFirst()).getChildren().stream()).filter(Sprite.class::isInstance)
                .map(Sprite.class::cast).map(pair -> square(pair.at())).sorted().toList());
    }

    private static List<Polyline> lines(Way way) {
        return ((Group) way.cord().getChildren().getFirst()).getChildren().stream()
                .filter(Polyline.class::isInstance).map(Polyline.class::cast).toList();
    }

    private static Point2D start(Polyline line) {
        return new Point2D(line.getPoints().get(0), line.getPoints().get(1));
    }

    private static Point2D end(Polyline line) {
        int n = line.getPoints().size();
        return new Point2D(line.getPoints().get(n - 2), line.getPoints().get(n - 1));
    }

    /** How long a line of a cord is. */
    private static double length(Way way) {
        List<Double> at = lines(way).getFirst().getPoints();
        return IntStream.range(1, at.size() / 2).mapToDouble(i -> Math.hypot(at.get(2 * i) - at.get(2 * i - 2),
                at.get(2 * i + 1) - at.get(2 * i - 1))).sum();
    }

    /** Where a thread beside others lies on the n-th square from where it begins. */
    private static Point2D on(Way way, int n) {
        List<Double> points = lines(way).getFirst().getPoints();
        int i = 10 * n;
        return new Point2D(points.get(2 * i), points.get(2 * i + 1));
    }

    /** The signs that are seen. */
    private List<String> signs() {
        return Fx.call(() -> test.scene.getRoot().lookupAll("*").stream().filter(Knot.class::isInstance)
                .filter(Node::isVisible).map(Node::getId).toList());
    }

    /** How many dots are on a bead. */
    private int dots(String id) {
        return Fx.call(() -> ((Knot) test.scene.lookup(id)).getChildren().size() - 1);
    }

    @Test
    void whereNoneShareAStretchThereAreCordsAndNoSigns() {
        test.from(Position.toMove(Side.RED, 3).on(Side.RED, 3, 21, 30).state()).open();
        assertThat(ways()).allMatch(way -> Fx.call(way.cord()::isVisible));
        assertThat(test.scene.lookup("#number-1")).isNull();
    }

    @Test
    void bothLegsOfAMoveAreShown() {
        test.from(Position.toMove(Side.RED, 1).on(Side.RED, 21, 40).state()).open();
        List<Way> both = Fx.call(() -> new Ways(new Pane(), test.stage().pieces(), test.stage().layout(), test.pictures)
                .add(new MoveView(0, List.of(leg(21, 22, 23), leg(40, 41, 42, 43))), Optional.empty()));
        assertThat(both).extracting(way -> squares(way.road().lights())).containsExactly(List.of(22), List.of(41, 42));
        Fx.run(() -> both.forEach(way -> way.stand(Standing.OUT, false)));
        assertThat(both).allMatch(way -> way.road().isVisible() && way.frames().stream().allMatch(SquareFrame::isOut));
        assertThat(both.getLast().open()).containsExactly(Stream.of(40, 43, 41, 42).map(PatolliPlaces::square)
                .toArray(Point2D[]::new));
    }

    /** Over these squares, the ends included. */
    private static Leg leg(int... squares) {
        List<Spot.Square> all = IntStream.of(squares).mapToObj(Spot.Square::new).toList();
        return new Leg(Side.RED, all.getFirst(), all.getLast(), all.subList(1, all.size() - 1), 1);
    }

    @Test
    void ofAMoveFromTheHandTheWayBeginsAtThePieceThatIsPointedAt() {
        test.from(Position.toMove(Side.RED, 1).on(Side.RED, 30).state()).open();
        List<PieceSprite> hand = Fx.call(() -> test.stage().pieces().inHand(Side.RED));
        Way entering = ways().stream().filter(way -> way.frames().getFirst().at().equals(hand.getFirst().home()))
                .findFirst().orElseThrow();
        Fx.run(() -> entering.from(hand.getLast().home()));
        assertThat(entering.frames().getFirst().at()).as("another one is pointed at").isEqualTo(hand.getLast().home());
    }
}
