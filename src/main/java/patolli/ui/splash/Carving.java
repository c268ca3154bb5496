package patolli.ui.splash;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;

/** Words cut into stone and filled with bone: shade on the upper left edge, light on the lower right one. */
final class Carving extends StackPane {
    private static final double DEPTH = 1.1;
    /** The slab's shadow lies below it: its middle is higher than the picture's. */
    private static final double RAISED = 2;
    private final List<String> parts;

    /** @param label words with an underscore before their letter */
    Carving(String label) {
        int mark = label.indexOf('_');
        if (mark < 0) {
            throw new IllegalArgumentException("no letter of its own: " + label);
        }
        parts = List.of(label.substring(0, mark), label.substring(mark + 1, mark + 2), label.substring(mark + 2));
        getStyleClass().add("carving");
        getChildren().addAll(cut("shade", -DEPTH), cut("light", DEPTH), cut("bone", 0));
        setMouseTransparent(true);
    }

    private Node cut(String style, double shift) {
        HBox words = new HBox();
        words.getStyleClass().add("words");
        Stream.of(0, 1, 2).forEach(i -> {
            Text text = new Text(parts.get(i));
            text.setUnderline(i == 1);
            text.getStyleClass().add(style);
            words.getChildren().add(text);
        });
        words.setTranslateX(shift);
        words.setTranslateY(shift - RAISED);
        return words;
    }

    /** The words without their mark. */
    String text() {
        return String.join("", parts);
    }

    /** The letter that is underlined. */
    String mnemonic() {
        return parts.get(1);
    }
}
