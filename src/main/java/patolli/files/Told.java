package patolli.files;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import patolli.text.Texts;

/**
 * What the player is told of what is kept, in the words of the bundle {@code kept}; the player's {@link HomeFolder} is
 * written {@code ~} in it.
 */
public final class Told {
    private static final Texts TEXTS = new Texts("kept");

    private Told() { }

    /**
     * The sentence, or the words for one, under a key.
     *
     * @param gaps what stands in the gaps of its pattern
     */
    public static String of(String key, Object... gaps) {
        return HomeFolder.ofThePlayer().hidden(TEXTS.get(key, gaps));
    }

    /** A file in a sentence that anybody at the screen may read: its name, without its path, which says whose it is. */
    public static String name(Path file) {
        return Optional.ofNullable(file.getFileName()).orElse(file).toString();
    }

    /**
     * Several sentences as one: the first, and how many more there are and where they stand. Empty when there is none.
     *
     * @param isLogged whether a log is written that has them all
     */
    public static Optional<String> together(List<String> sentences, boolean isLogged) {
        return sentences.stream().findFirst().map(first -> sentences.size() == 1 ? first
                : isLogged ? Told.of("several.logged", first, sentences.size() - 1)
                : Told.of("several", first, sentences.size() - 1));
    }
}
