package patolli.text;

import java.util.List;

/**
 * A place in the help book where the words of a search stand.
 *
 * @param page    the page's id
 * @param title   the page's title
 * @param section the index of the section in the page, 0 for the page's beginning
 * @param heading the section's heading
 * @param snippet the words around the first one found, in pieces; joined they are what is shown
 */
public record Hit(String page, String title, int section, String heading, List<Part> snippet) {

    /** A piece of a snippet, and whether it is one of the words that were searched for. */
    public record Part(String text, boolean found) { }
}
