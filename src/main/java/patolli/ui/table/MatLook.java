package patolli.ui.table;

import java.util.List;
import patolli.board.Box;
import patolli.board.Point;
import patolli.rules.Side;
import patolli.ui.table.figure.Sitter;

/**
 * What is painted of a game's table.
 *
 * @param picture the floor with the mat on it, as large as the scene
 * @param figures who sits at it, in the order in which they are painted
 * @param guest   whose figure makes room when something else is to lie on the table
 * @param room    the place of that, clear of all that is played with
 */
public record MatLook(String picture, List<Figure> figures, Side guest, Box room) {

    /** A copy that cannot be changed. */
    public MatLook {
        figures = List.copyOf(figures);
    }

    /**
     * Somebody who sits there.
     *
     * @param sitter  the figure
     * @param at      its upper left corner
     * @param head    the head beside the name
     */
    public record Figure(Side side, Sitter sitter, Point at, String head) { }
}
