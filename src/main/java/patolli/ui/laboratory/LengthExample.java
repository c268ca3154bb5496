package patolli.ui.laboratory;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import patolli.ai.laboratory.Findings;
import patolli.ai.laboratory.PlayedGame;
import patolli.rules.Side;
import patolli.text.Texts;
import patolli.ui.common.ExampleLegend;

/** The chart of the laboratory as it may come out, for the book: made up, and the same each time. */
public final class LengthExample {
    private static final int GAMES = 200;
    /** How long games are in the middle with each set of rules, and how far they are spread. */
    private static final double[] MIDDLE = {236, 181};
    private static final double[] SPREAD = {21, 18};
    private static final double EVEN = 0.5;
    private static final double LONGER = 0.4;

    private LengthExample() { }

    /** The chart, so wide, and under it what its posts are. */
    public static Region chart(double wide) {
        Texts texts = new Texts("laboratory");
        LengthChart chart = new LengthChart(List.of(found(0), found(1)), texts, texts.get("example.told"), wide);
        chart.setId("length-example");
        ExampleLegend legend = new ExampleLegend().and(texts.get("set.0"), RuleMark.sample(0))
                .and(texts.get("set.1"), RuleMark.sample(1)).and(texts.get("example.mean"), LengthChart.meanSample());
        return new VBox(chart, legend);
    }

    /** Games whose lengths lie about a middle as in a bell, with a longer end, by the inverse of the logistic curve. */
    private static Findings found(int set) {
        List<PlayedGame> games = new ArrayList<>();
        for (int n = 0; n < GAMES; n++) {
            double part = (n + EVEN) / GAMES;
            double off = Math.log(part / (1 - part));
            int casts = (int) Math.round(MIDDLE[set] + SPREAD[set] * off * (off > 0 ? 1 + LONGER : 1));
            games.add(new PlayedGame(casts, casts, 0, Side.RED, Set.of(Side.RED), Set.of(Side.RED)));
        }
        return new Findings(games, List.of(), EVEN);
    }
}
