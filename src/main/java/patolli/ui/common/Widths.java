package patolli.ui.common;

import java.util.stream.Stream;
import javafx.scene.control.Labeled;
import javafx.scene.text.Font;
import javafx.scene.text.Text;

/** How wide words have to be so that no word is broken, and nothing moves when they change. */
public final class Widths {
    private Widths() { }

    /** No narrower than its longest word, in whatever letters. */
    public static void wholeWords(Labeled labeled) {
        Runnable fit = () -> labeled.setMinWidth(Math.ceil(widest(labeled.getFont(),
                Stream.of(labeled.getText().split(" ")))) + 1);
        labeled.fontProperty().subscribe(fit);
        labeled.textProperty().subscribe(fit);
        fit.run();
    }

    /** As wide as the widest of what it may say, with its own margins, where there is room for that. */
    public static void forAll(Labeled labeled, Stream<String> sayings) {
        String[] all = sayings.toArray(String[]::new);
        Runnable fit = () -> labeled.setPrefWidth(Math.ceil(widest(labeled.getFont(), Stream.of(all))
                + labeled.snappedLeftInset() + labeled.snappedRightInset() + graphic(labeled)) + 2);
        labeled.fontProperty().subscribe(fit);
        labeled.insetsProperty().subscribe(fit);
        labeled.graphicProperty().subscribe(fit);
        fit.run();
    }

    private static double graphic(Labeled labeled) {
        return labeled.getGraphic() == null ? 0 : labeled.getGraphic().prefWidth(-1) + labeled.getGraphicTextGap();
    }

    /** How wide its words are in its letters. */
    public static double words(Labeled labeled) {
        return widest(labeled.getFont(), Stream.of(labeled.getText()));
    }

    private static double widest(Font font, Stream<String> words) {
        Text text = new Text();
        text.setFont(font);
        return words.mapToDouble(each -> {
            text.setText(each);
            return text.getLayoutBounds().getWidth();
        }).max().orElse(0);
    }
}
