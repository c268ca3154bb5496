package patolli.ui.rollout;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import patolli.ai.measure.Interval;
import patolli.ai.rollout.Candidate;
import patolli.ai.rollout.Rollout.Standing;
import patolli.text.Texts;
import patolli.ui.common.ExampleLegend;

/** The chart of a rollout as it may come out, where there is none yet: made up, and the same each time. */
public final class RolloutExample {
    /** What the moves come to, and how far off each is at first. */
    private static final double[] CHANCES = {0.58, 0.53, 0.44};
    private static final double[] OFF = {-0.07, 0.05, 0.04};
    /** How wide the interval is after one game. */
    private static final double WIDE = 0.9;
    private static final int GAMES = 200;
    private static final int TELLINGS = 24;
    /** What comes out for the best of them. */
    static final Interval CHANCE = of(CHANCES[0], GAMES);

    private RolloutExample() { }

    /** The chart of three moves, and under it a bar for each. */
    public static Region figures() {
        Texts texts = new Texts("rollout");
        GridPane rows = new GridPane();
        rows.getStyleClass().add("example-rows");
        for (int n = 0; n < CHANCES.length; n++) {
            Interval chance = of(CHANCES[n], GAMES);
            Label rank = new Label(Integer.toString(n + 1));
            rank.getStyleClass().addAll("rank", "rank-" + (n + 1));
            rank.setMinSize(RolloutController.RANK, RolloutController.RANK);
            rank.setAlignment(Pos.CENTER);
            Label number = new Label(RolloutController.number(texts, chance));
            number.getStyleClass().add("share-number");
            ChanceReed reed = new ChanceReed(chance, chance.high() >= CHANCE.low(), texts.get("example.bar"));
            rows.addRow(n, rank, reed, number);
        }
        ExampleLegend legend = new ExampleLegend(
                RolloutController.meaning(texts, "legend.best", ChanceReed.sample(true)),
                RolloutController.meaning(texts, "legend.lesser", ChanceReed.sample(false)));
        ExampleLegend range = new ExampleLegend(
                RolloutController.meaning(texts, "legend.range", ChanceReed.rangeSample()));
        return new VBox(chart(), rows, legend, range);
    }

    /** The chart of three moves, described as an example. */
    static Pane chart() {
        return chart(CHANCES.length, "axis.best", "example.told");
    }

    /** The chart of a position by itself. */
    static Pane alone() {
        return chart(1, "axis", "example.told.alone");
    }

    private static Pane chart(int moves, String axis, String told) {
        Texts texts = new Texts("rollout");
        NarrowingChart chart = new NarrowingChart(IntStream.rangeClosed(1, TELLINGS).mapToObj(telling ->
                after(telling, moves)).toList(), moves, texts.get(axis), texts.get(told));
        chart.setId("rollout-example");
        return chart;
    }

    private static Interval of(double chance, int games) {
        double reach = WIDE / Math.sqrt(games);
        return new Interval(chance, chance - reach, chance + reach);
    }

    private static Standing after(int telling, int moves) {
        double part = (double) telling / TELLINGS;
        int games = (int) Math.round(part * GAMES);
        List<Candidate> all = new ArrayList<>();
        for (int move = 0; move < moves; move++) {
            // the same casts for all: they go up and down together
            double way = Math.sin(5.5 * part * Math.PI + 0.7 * move) * (1 - part) * 0.03;
            double chance = CHANCES[move] + OFF[move] * Math.pow(1 - part, 2) + way;
            all.add(new Candidate(OptionalInt.of(move), "", of(chance, games), games));
        }
        return new Standing(part, all);
    }
}
