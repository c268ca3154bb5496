package patolli.text;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.stream.Stream;

/** The texts of one bundle in {@code resources/text}, with their gaps filled in. */
public final class Texts {
    private final ResourceBundle bundle;
    /** Those that are asked one after the other. */
    private final List<ResourceBundle> all;

    /** @param name the bundle: {@code board} */
    public Texts(String name) {
        this(bundle(name), List.of());
    }

    private Texts(ResourceBundle shared, List<ResourceBundle> before) {
        bundle = shared;
        all = Stream.concat(before.stream(), Stream.of(shared)).toList();
    }

    /** A bundle that all games share, in which some texts are that game's own: those of {@code <game>/<name>}. */
    public static Texts of(String game, String name) {
        return new Texts(bundle(name), own(game + "." + name).stream().toList());
    }

    private static ResourceBundle bundle(String name) {
        return ResourceBundle.getBundle("text." + name, Locale.getDefault(), Texts.class.getModule());
    }

    private static Optional<ResourceBundle> own(String name) {
        try {
            return Optional.of(bundle(name));
        } catch (MissingResourceException nothingOfItsOwn) {
            return Optional.empty();
        }
    }

    /** The bundle itself, for FXML; of a game's texts the one that all games share. */
    public ResourceBundle bundle() {
        return bundle;
    }

    /** Whether there is a text under that key. */
    public boolean has(String key) {
        return find(key).isPresent();
    }

    private Optional<ResourceBundle> find(String key) {
        return all.stream().filter(each -> each.containsKey(key)).findFirst();
    }

    /** The text under a key, a {@link MessageFormat} pattern. */
    public String get(String key, Object... gaps) {
        ResourceBundle found = find(key).orElse(bundle);
        return new MessageFormat(found.getString(key), found.getLocale()).format(gaps);
    }
}
