package patolli.ui.prolog;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import patolli.text.Texts;

/**
 * A few lines of the story and what is seen with them.
 *
 * @param text    the lines, parted by {@code \n}
 * @param thunder how near the lightning strikes as the page is turned; empty for none
 */
public record StoryPage(String text, Sight sight, Optional<Thunder> thunder) {

    /** What is seen. */
    public enum Sight { RUINS, RAIN, DARK, EYES, SHAPE, SHOWING, TEACHING, CALMING, BROOD, GLEAM, OFFER }

    /** How near a stroke of lightning is. */
    public enum Thunder { NEAR, FAR }

    /** The pages of the bundle {@code prolog}: {@code page.01}, {@code scene.01}, {@code thunder.01} and so on. */
    public static List<StoryPage> of(Texts texts) {
        List<StoryPage> pages = new ArrayList<>();
        for (int n = 1; texts.has(key("page", n)); n++) {
            Optional<Thunder> thunder = texts.has(key("thunder", n))
                    ? Optional.of(Thunder.valueOf(name(texts, key("thunder", n)))) : Optional.empty();
            pages.add(new StoryPage(texts.get(key("page", n)), Sight.valueOf(name(texts, key("scene", n))), thunder));
        }
        return List.copyOf(pages);
    }

    private static String key(String part, int n) {
        return String.format(Locale.ROOT, "%s.%02d", part, n);
    }

    private static String name(Texts texts, String key) {
        return texts.get(key).toUpperCase(Locale.ROOT);
    }
}
