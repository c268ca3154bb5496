package patolli.ui.table;

import java.util.List;
import patolli.rules.Spot;

/**
 * Which way a move leads, where that has to be chosen.
 *
 * @param counted the squares that are counted off before the one on which the piece lands
 * @param onward  those that follow it; to point at the first is to point at the move
 */
public record Heading(List<Spot.Square> counted, List<Spot.Square> onward) {

    /** A copy that cannot be changed. */
    public Heading {
        counted = List.copyOf(counted);
        onward = List.copyOf(onward);
    }
}
