package patolli.ui.common;

import java.util.List;

/**
 * How a line is drawn that has to be told from others without its colour too: dark, bright or pale, and whole, broken
 * or in beads, over a contour of ink.
 *
 * @param pigment its colour
 * @param dashes  how long its parts and gaps are, one after the other, in its own widths; none for a whole line
 */
public record Cord(Pigment pigment, List<Double> dashes) {
    /** For the first, the second and the third of what is ranked. */
    public static final List<Cord> RANKS = List.of(whole(Pigment.COCHINEAL),
            new Cord(Pigment.TURQUOISE, List.of(3.2, 2.6)), new Cord(Pigment.BONE, List.of(0.01, 2.0)));
    private static final Cord OTHERS = whole(Pigment.INK);

    public Cord {
        dashes = List.copyOf(dashes);
    }

    /** A line in one piece. */
    public static Cord whole(Pigment pigment) {
        return new Cord(pigment, List.of());
    }

    /** @param place from 0, of what is ranked; beyond the third all look alike, and are told by their numbers */
    public static Cord of(int place) {
        return place < RANKS.size() ? RANKS.get(place) : OTHERS;
    }

    /** The dashes of a line so wide. */
    public double[] dashes(double width) {
        return dashes.stream().mapToDouble(each -> each * width).toArray();
    }

    /** What is written on its colour. */
    public Pigment written() {
        return pigment == Pigment.COCHINEAL || pigment == Pigment.JADE || pigment == Pigment.INK ? Pigment.BONE
                : Pigment.INK;
    }
}
