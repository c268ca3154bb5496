package patolli.ui.common;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import javafx.scene.text.Font;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The typefaces that come with the game (Alegreya, SIL Open Font License). */
public final class Fonts {
    private static final Logger LOG = LoggerFactory.getLogger(Fonts.class);
    private static final List<String> FILES = List.of("Alegreya-Medium", "Alegreya-MediumItalic", "Alegreya-Bold",
            "AlegreyaSC-Bold");

    private Fonts() { }

    /** Makes the typefaces known to style sheets; without them the system's own are used. */
    public static void load() {
        for (String file : FILES) {
            try (InputStream in = Fonts.class.getResourceAsStream("/fonts/" + file + ".ttf")) {
                if (in == null || Font.loadFont(in, 12) == null) {
                    LOG.warn("The typeface {} could not be used; texts are set in the system's own.", file);
                }
            } catch (IOException e) {
                LOG.warn("The typeface {} could not be read; texts are set in the system's own.", file, e);
            }
        }
    }
}
