package patolli.ui.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import patolli.ai.review.Review;
import patolli.ai.review.ReviewedStep;
import patolli.play.Decision;
import patolli.rules.Side;
import patolli.text.Texts;
import patolli.ui.common.ExampleLegend;

/** The chart of a review as it may come out, for the book: made up, and the same each time. */
public final class LuckExample {
    private static final int STEPS = 160;
    /** What the own decisions at these steps lose, and what the other side's do. */
    private static final Map<Integer, Double> OWN = Map.of(21, 0.08, 57, 0.02, 85, 0.13, 97, 0.03, 133, 0.06);
    private static final Map<Integer, Double> OTHER = Map.of(39, 0.05, 71, 0.04, 111, 0.06, 147, 0.03);
    private static final int MARKED = 3;
    /** How far throws carry it to and fro, and how much they bring in the long run. */
    private static final double SWING = 0.045;
    private static final double GAIN = 0.006;
    private static final double SMALL = 0.012;

    private LuckExample() { }

    /** The chart, so wide, and under it what its cords are. */
    public static Region chart(double wide) {
        Texts texts = new Texts("review");
        List<ReviewedStep> steps = new ArrayList<>();
        for (int n = 0; n < STEPS; n++) {
            steps.add(step(n));
        }
        Review review = new Review(List.of(Side.RED, Side.BLUE), List.of(0.5, 0.5), steps, 0);
        List<ReviewedStep> dearest = steps.stream().filter(step -> step.side() == Side.RED)
                .sorted(Comparator.comparingDouble(step -> -step.loss())).limit(MARKED).toList();
        LuckChart chart = new LuckChart(review, Side.RED, Unit.POINTS, dearest, List.of(0), texts.get("example.told"),
                wide);
        chart.setId("luck-example");
        ExampleLegend legend = new ExampleLegend()
                .and(texts.get("luck", "").strip(), LuckChart.sample(LuckChart.LUCK))
                .and(texts.get("skill", "").strip(), LuckChart.sample(LuckChart.SKILL))
                .and(texts.get("later", "").strip(), LuckChart.sample(LuckChart.LATER))
                .and(texts.get("beads"), LuckChart.beadSample());
        Label axes = new Label(texts.get("legend.points"));
        axes.getStyleClass().add("figure-legend");
        axes.setWrapText(true);
        axes.setMinHeight(Region.USE_PREF_SIZE);
        return new VBox(chart, axes, legend);
    }

    /** A throw and a move in turns, two of each side. */
    private static ReviewedStep step(int n) {
        Side side = n / 2 % 2 == 0 ? Side.RED : Side.BLUE;
        boolean thrown = n % 2 == 0;
        double loss = thrown ? 0 : (side == Side.RED ? OWN : OTHER).getOrDefault(n, 0.0);
        double change = thrown ? SWING * Math.sin(0.37 * n * n + n) + GAIN : side == Side.RED ? -loss : loss;
        double later = thrown ? 0 : SMALL * Math.sin(n);
        return new ReviewedStep(n, side, thrown ? new Decision.Cast(0) : new Decision.Move(0), "",
                List.of(change, -change), List.of(later, -later), loss, "", Optional.empty());
    }
}
