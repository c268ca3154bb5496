package patolli.ui.common;

import java.net.URL;
import java.util.List;
import javafx.scene.text.Font;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import patolli.files.AssetFiles;

/** The typefaces that come with the game (Alegreya, SIL Open Font License). */
public final class Fonts {
    private static final Logger LOG = LoggerFactory.getLogger(Fonts.class);
    private static final List<String> FILES = List.of("Alegreya-Medium", "Alegreya-MediumItalic", "Alegreya-Bold",
            "AlegreyaSC-Bold");

    private Fonts() { }

    /** Makes the typefaces known to style sheets; without them the system's own are used. */
    public static void load() {
        for (String file : FILES) {
            // From an address: a stream would be copied into a file first.
            if (AssetFiles.find("fonts/" + file + ".ttf").map(URL::toExternalForm).map(from -> Font.loadFont(from, 12))
                    .isEmpty()) {
                LOG.warn("The typeface {} could not be used; texts are set in the system's own.", file);
            }
        }
    }
}
