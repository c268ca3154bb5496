package patolli.ui.proof;

import javafx.geometry.Pos;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import patolli.text.Texts;

/** A number of many digits that can be copied, as a line with its name. */
final class HexDigits {
    private final Texts texts = new Texts("seal");
    private final String name;
    private final DigitCells digits = new DigitCells();
    private final Hyperlink copy = new Hyperlink(texts.get("copy"));

    /** @param name what the number is, in the bundle {@code seal} */
    HexDigits(String name) {
        this.name = name;
        digits.setId(name + "Digits");
        digits.setOnKeyPressed(event -> {
            if (event.isShortcutDown() && (event.getCode() == KeyCode.C || event.getCode() == KeyCode.INSERT)) {
                copy();
                event.consume();
            }
        });
        copy.getStyleClass().setAll("sheet-link");
        copy.setId(name + "Copy");
        copy.setMinWidth(Region.USE_PREF_SIZE);
        copy.setOnAction(event -> copy());
    }

    /** Shows this number. */
    void show(String hex) {
        digits.show(hex);
        digits.setAccessibleText(texts.get(name) + " " + hex);
        copy.setText(texts.get("copy"));
    }

    private void copy() {
        ClipboardContent content = new ClipboardContent();
        content.putString(digits.digits());
        Clipboard.getSystemClipboard().setContent(content);
        copy.setText(texts.get("copied"));
    }

    /** What copies them. */
    Hyperlink link() {
        return copy;
    }

    /** Its name, the digits, and what copies them. */
    HBox line() {
        Label caption = new Label(texts.get(name));
        caption.getStyleClass().add("hex-name");
        HBox line = new HBox(caption, digits, copy);
        line.getStyleClass().add("hex-line");
        line.setAlignment(Pos.CENTER_LEFT);
        return line;
    }
}
