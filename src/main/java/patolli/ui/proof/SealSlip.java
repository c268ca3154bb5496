package patolli.ui.proof;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;
import patolli.text.Texts;

/** A seal where it lies on the table: its figure and its six words. A click or Enter unfolds it. */
public final class SealSlip extends Button {
    private static final double FIGURE = 58;

    public SealSlip(ShownSeal shown) {
        Texts texts = new Texts("seal");
        List<String> words = shown.seal().words();
        Label six = line("seal-words", twoLines(words));
        six.setTextAlignment(TextAlignment.RIGHT);
        VBox lines = new VBox(line("seal-caption", texts.get("slip")), six);
        lines.getStyleClass().add("seal-lines");
        HBox slip = new HBox(lines, new SealFigure(shown.seal(), FIGURE));
        slip.getStyleClass().add("seal-slip-content");
        slip.setAlignment(Pos.CENTER_RIGHT);
        getStyleClass().setAll("seal-slip");
        setId("seal");
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        setGraphic(slip);
        setAccessibleText(texts.get("slip.accessible", String.join(" ", words)));
        setTooltip(new Tooltip(texts.get("slip.tooltip")));
        setOnAction(event -> shown.unfold().run());
    }

    /** Words in a row, set apart from one another. */
    static String words(List<String> words) {
        return String.join(" \u00B7 ", words);
    }

    /** The same on two lines. */
    static String twoLines(List<String> words) {
        int half = words.size() / 2;
        return words(words.subList(0, half)) + "\n" + words(words.subList(half, words.size()));
    }

    private static Label line(String style, String text) {
        Label line = new Label(text);
        line.getStyleClass().add(style);
        return line;
    }
}
