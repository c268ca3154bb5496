package patolli.ui.rollout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Polyline;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.ai.measure.Interval;
import patolli.ai.rollout.Candidate;
import patolli.ai.rollout.Rollout.Standing;
import patolli.testkit.Fx;

/** The chart of chances that become sure: each of them is seen, also where several are the same. */
class NarrowingChartTest {
    private static final double CONTOUR = 1.4;

    private static NarrowingChart chart(double... chances) {
        return chart(List.of(0.1, 0.2, 0.4), chances);
    }

    private static NarrowingChart chart(List<Double> parts, double... chances) {
        Fx.start();
        return Fx.call(() -> new NarrowingChart(parts.stream().map(part -> new Standing(part,
                IntStream.range(0, chances.length).mapToObj(n -> candidate(n, part, chances[n])).toList())).toList(),
                6, "games played", "told"));
    }

    private static Candidate candidate(int move, double part, double chance) {
        double wide = 0.05 / part;
        return new Candidate(OptionalInt.of(move), "move " + move, new Interval(chance,
                Math.max(0, chance - wide), Math.min(1, chance + wide)), (int) (100 * part));
    }

    private static <T extends Node> List<T> all(NarrowingChart chart, Class<T> kind) {
        return Stream.concat(chart.getChildren().stream(), chart.getChildren().stream().flatMap(node ->
                node instanceof Pane drawn ? drawn.getChildren().stream() : Stream.empty()))
                .filter(kind::isInstance).map(kind::cast).toList();
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.01, 0.05, 0.5, 0.99, 1})
    void beadsOfNearChancesLieBesideEachOtherWithinTheChart(double chance) {
        for (double apart : new double[] {0, 0.01, 0.03, 0.06}) {
            List<Circle> beads = all(chart(chance, Math.max(0, chance - apart), Math.max(0, chance - 2 * apart)),
                    Circle.class);
            assertThat(beads).hasSize(3).allMatch(bead -> bead.getCenterX() + bead.getRadius() < NarrowingChart.WIDTH
                    && bead.getCenterY() - bead.getRadius() > 0
                    && bead.getCenterY() + bead.getRadius() < NarrowingChart.HEIGHT);
            for (Circle one : beads) {
                assertThat(beads).filteredOn(other -> other != one).as("%s less %s", chance, apart).allMatch(other ->
                        middle(one).distance(middle(other)) >= one.getRadius() + other.getRadius() + CONTOUR + 2);
            }
        }
    }

    private static Point2D middle(Circle bead) {
        return new Point2D(bead.getCenterX(), bead.getCenterY());
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.2, 0.5})
    void theBestOnesCordLiesOnTopWholeAndItsIntervalUnderAllCords(double chance) {
        NarrowingChart chart = chart(chance, chance, chance);
        assertThat(all(chart, Polygon.class)).as("the interval of the best").singleElement()
                .matches(band -> ((Color) band.getFill()).getOpacity() < 0.25);
        List<Polyline> lines = all(chart, Polyline.class);
        assertThat(lines.getLast().getStrokeDashArray()).as("the best").isEmpty();
        assertThat(lines).filteredOn(line -> !line.getStrokeDashArray().isEmpty()).as("the second and the third")
                .hasSize(2).allMatch(line -> line.getStrokeWidth() < lines.getLast().getStrokeWidth());
    }

    /** Whatever the first games showed, and however far apart the moves are. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.3, 0.6, 0.97, 1})
    void everyCordAndTheIntervalLieInsideThePaper(double chance) {
        for (double apart : new double[] {0, 0.02, 0.1, 0.3}) {
            NarrowingChart chart = chart(List.of(0.01, 0.02, 0.1, 0.5, 1.0), chance, Math.max(0, chance - apart),
                    Math.max(0, chance - 2 * apart), Math.max(0, chance - 3 * apart));
            for (Polyline line : all(chart, Polyline.class)) {
                for (int at = 0; at < line.getPoints().size(); at += 2) {
                    assertThat(line.getPoints().get(at)).isBetween(NarrowingChart.LEFT, NarrowingChart.RIGHT);
                    assertThat(line.getPoints().get(at + 1)).isBetween(NarrowingChart.TOP, NarrowingChart.BOTTOM);
                }
            }
            Polygon band = all(chart, Polygon.class).stream().filter(one -> one.getPoints().size() > 6).findFirst()
                    .orElseThrow();
            assertThat(band.getLayoutBounds().getMinY()).isGreaterThanOrEqualTo(NarrowingChart.TOP);
            assertThat(band.getLayoutBounds().getMaxY()).isLessThanOrEqualTo(NarrowingChart.BOTTOM);
        }
    }

    @Test
    void aBeadIsTiedToTheEndOfItsCordAndStandsBesideThePaper() {
        NarrowingChart chart = chart(0.6, 0.6, 0.59, 0.5);
        List<Circle> beads = all(chart, Circle.class);
        List<Line> ties = all(chart, Line.class).stream().filter(line -> line.getStyleClass().contains("tie"))
                .toList();
        assertThat(ties).hasSameSizeAs(beads);
        for (int n = 0; n < beads.size(); n++) {
            Circle bead = beads.get(n);
            assertThat(bead.getCenterX() - bead.getRadius()).isGreaterThan(NarrowingChart.RIGHT);
            assertThat(ties.get(n).getEndY()).isEqualTo(bead.getCenterY());
        }
        List<Double> points = all(chart, Polyline.class).getLast().getPoints();
        assertThat(ties.getFirst().getStartY()).as("of the best").isEqualTo(points.getLast());
    }

    /** It would press all others together. */
    @Test
    void aMoveThatIsFarWorseThanTheBestHasOnlyABead() {
        NarrowingChart chart = chart(List.of(0.5, 1.0), 0.9, 0.88, 0.2);
        assertThat(all(chart, Circle.class)).hasSize(3);
        assertThat(all(chart, Polyline.class)).as("contour and cord of two").hasSize(4);
        assertThat(all(chart, Polygon.class)).filteredOn(mark -> mark.getStyleClass().contains("below")).hasSize(1);
    }

    /** Those that are none of the three best have a thread and a bead each, which lies on no other. */
    @ParameterizedTest
    @ValueSource(doubles = {0.05, 0.5, 0.95})
    void everyMoveHasACordAndABead(double chance) {
        NarrowingChart chart = chart(chance, chance, chance, chance, chance, chance);
        List<Circle> beads = all(chart, Circle.class);
        assertThat(beads).hasSize(6);
        for (Circle one : beads) {
            assertThat(beads).filteredOn(other -> other != one).allMatch(other ->
                    middle(one).distance(middle(other)) >= one.getRadius() + other.getRadius() + CONTOUR + 2);
        }
        assertThat(all(chart, Polyline.class)).as("contour and cord of three; three threads").hasSize(9);
    }

    @Test
    void whatIsCountedStandsUnderIt() {
        assertThat(all(chart(0.5, 0.4), Text.class)).extracting(Text::getText)
                .contains("games played", "20", "30", "40");
    }

    /** At the beginning it was told but once how it stands: both ends are the same. */
    @Test
    void nothingUnderItIsWrittenOverAnother() {
        for (List<Double> parts : List.of(List.of(0.1), List.of(0.1, 0.2), List.of(0.1, 0.2, 0.4))) {
            NarrowingChart chart = chart(parts, 0.5, 0.4);
            for (int size : new int[] {12, 18, 26, 40}) {
                Fx.run(() -> all(chart, Text.class).forEach(text -> text.setFont(Font.font(size))));
                List<Text> under = all(chart, Text.class).stream().filter(Text::isVisible)
                        .filter(text -> text.getY() > NarrowingChart.BOTTOM).toList();
                Text counted = under.stream().filter(text -> text.getText().equals("games played")).findFirst()
                        .orElseThrow();
                assertThat(counted.getBoundsInParent().getCenterX()).as("of the paper")
                        .isCloseTo((NarrowingChart.LEFT + NarrowingChart.RIGHT) / 2, within(1.0));
                assertThat(under).as("%s in %s", parts, size).allMatch(one -> under.stream().allMatch(other ->
                        one == other || !one.getBoundsInParent().intersects(other.getBoundsInParent())));
                if (size == 12) {
                    assertThat(under).extracting(Text::getText).contains(parts.getLast() == 0.4 ? "40"
                            : Long.toString(Math.round(100 * parts.getLast())));
                }
            }
        }
    }
}
