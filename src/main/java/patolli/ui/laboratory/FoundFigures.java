package patolli.ui.laboratory;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import patolli.ai.laboratory.Findings;
import patolli.ai.measure.Interval;
import patolli.text.Texts;

/** What was found, as a chart of lengths, a sentence for each set of rules, and a reed for each share. */
final class FoundFigures {
    private static final double NAME = 208;
    /** A heading and what it means stand closer than the bars beside them. */
    private static final double CLOSE = -5;
    private static final double HUNDRED = 100;
    private final Pane chartPlace;
    private final VBox sets;
    private final GridPane shares;
    private final Texts texts;
    private List<String> named = List.of();

    FoundFigures(VBox sets, Pane chartPlace, GridPane shares, Texts texts) {
        this.chartPlace = chartPlace;
        this.sets = sets;
        this.shares = shares;
        this.texts = texts;
    }

    /**
     * Tells the rules that are tried.
     *
     * @param rules what is not as usual in each set
     */
    void begin(List<String> rules) {
        named = List.copyOf(rules);
        tell(named);
    }

    private void tell(List<String> lines) {
        sets.getChildren().clear();
        for (int set = 0; set < lines.size(); set++) {
            Label line = label(lines.get(set), "judged");
            line.setId("trial-" + set);
            // Beside the label, not in it: there its height would be that of narrower words.
            HBox.setHgrow(line, Priority.ALWAYS);
            HBox both = new HBox(8, RuleMark.sample(set), line);
            both.setAlignment(Pos.CENTER_LEFT);
            sets.getChildren().add(both);
        }
    }

    /** @param found with each set of rules */
    void show(List<Findings> found) {
        List<String> told = IntStream.range(0, found.size())
                .mapToObj(set -> texts.get("set.rules", named.get(set), lasts(found.get(set)))).toList();
        tell(told);
        chartPlace.getChildren().setAll(new LengthChart(found, texts, String.join(". ", told)));
        shares.getChildren().clear();
        row("first", found, Findings::first, Findings::even);
        row("mattered", found, Findings::mattered, set -> 0.0);
        row("better", found, Findings::better, Findings::even);
    }

    private String lasts(Findings set) {
        Interval casts = set.casts();
        double drawn = set.draws().value();
        String lasts = set.lengths().size() > 1 ? "lasts" : "lasts.once";
        return texts.get(lasts, casts.value(), casts.low(), casts.high(), Findings.minutes(casts.value()))
                + (drawn > 0 ? texts.get("drawn", HUNDRED * drawn) : "");
    }

    private void row(String name, List<Findings> all, Function<Findings, Interval> share,
            Function<Findings, Double> even) {
        int row = shares.getRowCount();
        VBox words = new VBox(CLOSE, label(texts.get(name), "share-name"),
                label(texts.get(name + ".words"), "stat-note"));
        words.setAlignment(Pos.CENTER_LEFT);
        words.setPrefWidth(NAME);
        words.setMinWidth(NAME);
        VBox reeds = new VBox();
        reeds.setAlignment(Pos.CENTER_LEFT);
        reeds.getStyleClass().add("share-pair");
        for (int set = 0; set < all.size(); set++) {
            Interval found = share.apply(all.get(set));
            String number = texts.get("share", HUNDRED * found.value(), HUNDRED * found.low(), HUNDRED * found.high());
            ShareReed reed = new ShareReed(found, set, even.apply(all.get(set)),
                    texts.get("share.told", texts.get("set." + set), texts.get(name), number));
            Label told = label(number, "share-number");
            told.setId(name + "-" + set);
            HBox both = new HBox(10, reed, told);
            both.setAlignment(Pos.CENTER_LEFT);
            reeds.getChildren().add(both);
        }
        shares.addRow(row, words, reeds);
    }

    private static Label label(String text, String style) {
        Label label = new Label(text);
        label.getStyleClass().add(style);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }
}
