package patolli.ui.common;

import java.util.function.UnaryOperator;
import javafx.scene.control.TextFormatter;
import javafx.scene.control.TextFormatter.Change;

/** Fields that take only so many characters. */
public final class TextLimit {
    private TextLimit() { }

    /** For a field that takes at most that many characters; what goes beyond is left out. */
    public static TextFormatter<?> of(int most) {
        UnaryOperator<Change> shorten = change -> shorten(change, most);
        return new TextFormatter<>(shorten);
    }

    private static Change shorten(Change change, int most) {
        String now = change.getControlNewText();
        int over = now.codePointCount(0, now.length()) - most;
        if (over <= 0) {
            return change;
        }
        String added = change.getText();
        int fits = added.codePointCount(0, added.length()) - over;
        if (!change.isAdded() || fits <= 0) {
            return null;
        }
        change.setText(added.substring(0, added.offsetByCodePoints(0, fits)));
        int caret = change.getRangeStart() + change.getText().length();
        change.selectRange(caret, caret);
        return change;
    }
}
