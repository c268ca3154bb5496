package patolli.text;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.concurrent.ConcurrentHashMap;

/** The texts of a bundle in {@code resources/text}, perhaps laid over those of others, with their gaps filled in. */
public final class Texts {
    private final ResourceBundle bundle;
    private final Optional<Texts> beneath;
    /** The patterns that have been filled in, as read: reading takes longer than filling in. */
    private final Map<String, MessageFormat> formats = new ConcurrentHashMap<>();

    /** @param name the bundle: {@code board}, {@code bell/story} */
    public Texts(String name) {
        this(name, Optional.empty());
    }

    private Texts(String name, Optional<Texts> beneath) {
        bundle = ResourceBundle.getBundle("text." + name.replace('/', '.'), Locale.getDefault(),
                Texts.class.getModule());
        this.beneath = beneath;
    }

    /** A bundle that all games share, under what a game has of its own of that name: {@code <game>/<name>}. */
    public static Texts of(String game, String name) {
        Texts shared = new Texts(name);
        try {
            return shared.under(game + "/" + name);
        } catch (MissingResourceException nothingOfItsOwn) {
            return shared;
        }
    }

    /** These texts with another bundle laid over them: what it has is taken from it, the rest from here. */
    public Texts under(String name) {
        return new Texts(name, Optional.of(this));
    }

    /** The bundle itself, for FXML. */
    public ResourceBundle bundle() {
        return bundle;
    }

    /** Whether there is a text under that key. */
    public boolean has(String key) {
        return bundle.containsKey(key) || beneath.filter(texts -> texts.has(key)).isPresent();
    }

    /** The text under a key, a {@link MessageFormat} pattern. */
    public String get(String key, Object... gaps) {
        return bundle.containsKey(key) || beneath.isEmpty() ? filled(bundle.getString(key), gaps)
                : beneath.get().get(key, gaps);
    }

    private String filled(String pattern, Object... gaps) {
        // Most have no gaps.
        if (pattern.indexOf('{') < 0 && pattern.indexOf('\'') < 0) {
            return pattern;
        }
        MessageFormat format = formats.computeIfAbsent(pattern, text -> new MessageFormat(text, bundle.getLocale()));
        synchronized (format) {
            return format.format(gaps);
        }
    }
}
