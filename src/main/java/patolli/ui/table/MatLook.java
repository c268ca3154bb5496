package patolli.ui.table;

import java.util.List;
import java.util.Set;
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
 * @param away    what is otherwise while somebody does not play
 */
public record MatLook(String picture, List<Figure> figures, Side guest, Box room, List<Away> away) {

    /** A copy that cannot be changed. */
    public MatLook {
        figures = List.copyOf(figures);
        away = List.copyOf(away);
    }

    /** A table that looks the same whoever sits at it. */
    public MatLook(String picture, List<Figure> figures, Side guest, Box room) {
        this(picture, figures, guest, room, List.of());
    }

    /** The parts of the table that look otherwise, as those who sit there leave it. */
    List<Away> away(Set<Side> playing) {
        return away.stream().filter(part -> !playing.contains(part.side())).toList();
    }

    /**
     * Somebody who sits there.
     *
     * @param sitter  the figure
     * @param at      its upper left corner
     * @param head    the head beside the name
     */
    public record Figure(Side side, Sitter sitter, Point at, String head) { }

    /**
     * A part of the table as it is while a side does not play.
     *
     * @param at its upper left corner
     */
    public record Away(Side side, String picture, Point at) { }
}
