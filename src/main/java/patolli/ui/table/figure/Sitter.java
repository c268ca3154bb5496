package patolli.ui.table.figure;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import patolli.board.figure.FigureSize;
import patolli.board.figure.Rig;

/** Which figure sits somewhere, how large, and which way it looks. */
public record Sitter(Rig rig, FigureSize size, Facing facing) {

    /** The side of the picture to which a figure looks. */
    public enum Facing { RIGHT, LEFT }

    /** Of what is painted of it, from the lowest sheet to the uppermost. */
    public List<String> sheets() {
        return Stream.of("-shadow", "-edge", "").map(layer -> "figure/" + rig.name() + "-"
                + size.name().toLowerCase(Locale.ROOT) + layer + ".png").toList();
    }
}
