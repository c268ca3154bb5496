package patolli.files;

import patolli.text.Texts;

/** What the player is told of what is kept, in the words of the bundle {@code kept}. */
public final class Told {
    private static final Texts TEXTS = new Texts("kept");

    private Told() { }

    /**
     * The sentence, or the words for one, under a key.
     *
     * @param gaps what stands in the gaps of its pattern
     */
    public static String of(String key, Object... gaps) {
        return TEXTS.get(key, gaps);
    }
}
