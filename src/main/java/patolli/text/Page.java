package patolli.text;

import java.util.List;
import org.commonmark.node.Node;

/**
 * A page of the help book.
 *
 * @param id       what links call it: {@code how-to-play}
 * @param title    its first heading, in plain words
 * @param document the page as it was read, to be shown; nobody may change it
 * @param sections its headings in order, each with the text that follows it; the first is the title's
 */
public record Page(String id, String title, Node document, List<Section> sections) {

    /** A heading and the text up to the next one, both in plain words. */
    public record Section(String heading, String text) { }
}
