package patolli.forge.sound.score;

import java.util.List;

/**
 * A piece.
 *
 * @param title   its name
 * @param seconds how long it sounds
 * @param parts   its players
 */
public record Score(String title, double seconds, List<Part> parts) {
    /** The part of a name. */
    public Part part(String name) {
        return parts.stream().filter(p -> p.name().equals(name)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no part is called " + name));
    }
}
