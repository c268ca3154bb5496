package patolli.files;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The player's own folder, written {@code ~} in what is read on the screen: its path often has a name in it, and
 * pictures of a screen are shown to others.
 *
 * @param path without a separator at its end
 */
public record HomeFolder(String path) {
    /** What may stand before a path: the beginning of the text, a space, a quotation mark, a bracket. */
    private static final String BEFORE = "(?<![^\\s\"'(])";

    /** That of whoever runs the program. */
    public static HomeFolder ofThePlayer() {
        return new HomeFolder(System.getProperty("user.home", "").replaceFirst("[/\\\\]+$", ""));
    }

    /** The text with {@code ~} for this folder wherever the path of it, or of something in it, stands there. */
    public String hidden(String text) {
        return path.isEmpty() ? text
                : text.replaceAll(BEFORE + Pattern.quote(path) + "(?=[/\\\\\\s\"')]|$)", "~");
    }

    /** The reverse, for whoever looks for a file: whole paths again of what lies in this folder. */
    public String whole(String text) {
        return path.isEmpty() ? text
                : text.replaceAll(BEFORE + "~(?=[/\\\\])", Matcher.quoteReplacement(path));
    }
}
