package patolli.board.figure;

import java.util.Set;
import patolli.board.Box;

/**
 * One painted piece of a figure.
 *
 * @param tags shown only with one of these; empty where it is always shown
 * @param box  what it takes up in the figure's field before any joint turns
 */
public record FigurePart(String name, Joint joint, Set<String> tags, Box box) {

    /** A copy that cannot be changed. */
    public FigurePart {
        tags = Set.copyOf(tags);
    }

    /** Whether its outline can be part of the whole figure's; eyes lie within a face. */
    public boolean hasEdge() {
        return !name.startsWith("eye-");
    }

    /** Whether it is seen with these tags. */
    public boolean isShown(Set<String> among) {
        return tags.isEmpty() || tags.stream().anyMatch(among::contains);
    }
}
