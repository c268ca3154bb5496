package patolli.ui.course;

import patolli.board.Box;
import patolli.rules.Side;

/** Something on a board that can be pointed at, wherever it lies just then. */
public sealed interface Place {

    /** A square, by its number, with what stands on it. */
    record Square(int number) implements Place { }

    /** The piece of a side that would enter next; one must be in its owner's hand. */
    record Waiting(Side side) implements Place { }

    /** The places of a side's pieces beside the board. */
    record Row(Side side) implements Place { }

    /** Where a side's stakes lie. */
    record Holding(Side side) implements Place { }

    /** The plate with a side's name. */
    record Plate(Side side) implements Place { }

    /** Something painted. */
    record Area(Box box) implements Place { }

    /** What there is once; the pool is where the stakes lie that are played for. */
    enum Thing implements Place { POOL, BEANS, MENUS, SCORE }
}
