package patolli.text;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** The texts of one bundle in {@code resources/text}, with their gaps filled in. */
public final class Texts {
    private final ResourceBundle bundle;

    /** @param name the bundle: {@code board} */
    public Texts(String name) {
        bundle = ResourceBundle.getBundle("text." + name, Locale.getDefault(), Texts.class.getModule());
    }

    /** The bundle itself, for FXML. */
    public ResourceBundle bundle() {
        return bundle;
    }

    /** Whether there is a text under that key. */
    public boolean has(String key) {
        return bundle.containsKey(key);
    }

    /** The text under a key, a {@link MessageFormat} pattern. */
    public String get(String key, Object... gaps) {
        return new MessageFormat(bundle.getString(key), bundle.getLocale()).format(gaps);
    }
}
