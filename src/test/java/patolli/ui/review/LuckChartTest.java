package patolli.ui.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.Rectangle;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.ai.Opponents;
import patolli.ai.review.Review;
import patolli.ai.review.ReviewedStep;
import patolli.ai.review.Reviewer;
import patolli.play.Step;
import patolli.play.Turn;
import patolli.rules.Side;
import patolli.testkit.Fx;
import patolli.testkit.Records;

/** The cords over a record, where their points lie. */
@Tag("breadth")
class LuckChartTest {
    private static final double EXACTLY = 1e-6;

    private static Review review(String setup, long seed) {
        List<Turn> game = Records.game(setup, seed);
        return new Reviewer(Opponents.adviser()).review(game.getFirst().before(),
                Step.of(game, Records.seats(game.getFirst().before())), part -> { }, () -> false).orElseThrow();
    }

    private static LuckChart chart(Review review, Side side, Unit unit) {
        Fx.start();
        return Fx.call(() -> new LuckChart(review, side, unit, List.of(), List.of(0), "told"));
    }

    /** The heights of a cord, before the first step and after each. */
    private static List<Double> heights(LuckChart chart, String cord) {
        List<Double> points = ((Polyline) chart.lookup("#" + cord)).getPoints();
        return IntStream.range(0, points.size() / 2).mapToObj(n -> points.get(2 * n + 1)).toList();
    }

    private static Map<String, List<Double>> heights(LuckChart chart) {
        Map<String, List<Double>> heights = new TreeMap<>();
        Stream.of("luck-cord", "skill-cord", "later-cord").forEach(cord -> heights.put(cord, heights(chart, cord)));
        return heights;
    }

    @ParameterizedTest
    @ValueSource(strings = {"patolli", "bell", "pagade", "tablan", "bell players=3", "bell players=4 partners=true"})
    void allThreeCordsTogetherMakeEveryChange(String setup) {
        Review review = review(setup, 3);
        for (Unit unit : review.assets() == 0 ? List.of(Unit.POINTS) : List.of(Unit.POINTS, Unit.assets(review))) {
            for (Side side : review.sides()) {
                int seat = review.sides().indexOf(side);
                LuckChart chart = chart(review, side, unit);
                Map<String, List<Double>> heights = heights(chart);
                double middle = chart.y(0);
                double changed = 0;
                for (int n = 0; n <= review.steps().size(); n++) {
                    if (n > 0) {
                        ReviewedStep step = review.steps().get(n - 1);
                        changed += step.changes().get(seat) + step.later().get(seat);
                    }
                    int at = n;
                    assertThat(heights.values().stream().mapToDouble(cord -> cord.get(at) - middle).sum() + middle)
                            .isCloseTo(chart.y(unit.whole() * changed), within(EXACTLY));
                }
                assertThat(heights.get("luck-cord").getLast())
                        .isCloseTo(chart.y(unit.whole() * review.luck(side)), within(EXACTLY));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"patolli", "tablan"})
    void theCordsTakeTheWholeHeightAndStayInside(String setup) {
        Review review = review(setup, 4);
        for (Side side : review.sides()) {
            LuckChart chart = chart(review, side, Unit.POINTS);
            Rectangle paper = chart.getChildren().stream().filter(Rectangle.class::isInstance)
                    .map(Rectangle.class::cast).findFirst().orElseThrow();
            List<Double> all = heights(chart).values().stream().flatMap(List::stream).toList();
            double top = Collections.min(all) - paper.getY();
            double bottom = paper.getY() + paper.getHeight() - Collections.max(all);
            assertThat(top).isBetween(0.0, paper.getHeight() / 5);
            assertThat(bottom).isBetween(0.0, paper.getHeight() / 5);
        }
    }

    /** A game in which one side loses more, and one in which the other does, are both among them. */
    @ParameterizedTest
    @ValueSource(strings = {"patolli", "bell", "pagade", "tablan"})
    void theCordOfDecisionsEndsAtTheOthersLossesLessTheOwn(String setup) {
        for (long seed = 3; seed < 5; seed++) {
            Review review = review(setup, seed);
            for (Side side : review.sides()) {
                Side other = review.sides().get(1 - review.sides().indexOf(side));
                LuckChart chart = chart(review, side, Unit.POINTS);
                List<Double> heights = heights(chart, "skill-cord");
                double more = review.lost(other) - review.lost(side);
                assertThat(heights.getLast()).isCloseTo(chart.y(100 * more), within(EXACTLY));
                assertThat(heights.getLast() < chart.y(0)).as("above the middle").isEqualTo(more > 0);
                for (int n = 0; n < review.steps().size(); n++) {
                    ReviewedStep step = review.steps().get(n);
                    double falls = heights.get(n + 1) - heights.get(n);
                    assertThat(falls).isCloseTo((step.side() == side ? 1 : -1)
                            * (chart.y(0) - chart.y(100 * step.loss())), within(EXACTLY));
                }
            }
        }
    }
}
