package patolli.ui.proof;

import javafx.geometry.Pos;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import patolli.text.Texts;

/** A number of many digits that can be marked and copied. */
final class HexDigits {
    private final Texts texts = new Texts("seal");
    private final String name;
    private final TextField digits = new TextField();
    private final Hyperlink copy = new Hyperlink(texts.get("copy"));

    /** @param name what the number is, in the bundle {@code seal} */
    HexDigits(String name) {
        this.name = name;
        digits.getStyleClass().setAll("hex-digits");
        digits.setEditable(false);
        digits.setId(name + "Digits");
        digits.setAccessibleText(texts.get(name));
        copy.getStyleClass().setAll("sheet-link");
        copy.setId(name + "Copy");
        copy.setOnAction(event -> copy());
    }

    /** Shows this number. */
    void show(String hex) {
        digits.setText(hex);
        copy.setText(texts.get("copy"));
    }

    private void copy() {
        ClipboardContent content = new ClipboardContent();
        content.putString(digits.getText());
        Clipboard.getSystemClipboard().setContent(content);
        copy.setText(texts.get("copied"));
    }

    /** Where the digits stand. */
    TextField field() {
        return digits;
    }

    /** What copies them. */
    Hyperlink link() {
        return copy;
    }

    /** All on one line, with the number's name. */
    HBox line() {
        Label caption = new Label(texts.get(name));
        caption.getStyleClass().add("hex-name");
        HBox.setHgrow(digits, Priority.ALWAYS);
        HBox line = new HBox(caption, digits, copy);
        line.getStyleClass().add("hex-line");
        line.setAlignment(Pos.CENTER_LEFT);
        return line;
    }
}
