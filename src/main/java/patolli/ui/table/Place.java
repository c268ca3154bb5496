package patolli.ui.table;

import patolli.rules.Side;

/** Something on the board that can be pointed at, wherever it lies just then. */
public sealed interface Place {

    /** A square, 0 to 67, with what stands on it. */
    record Square(int number) implements Place { }

    /** The piece of a side that would enter next; one must be in its owner's hand. */
    record Waiting(Side side) implements Place { }

    /** The places of a side's six pieces at the border of the mat. */
    record Row(Side side) implements Place { }

    /** The cloth on which a side's assets lie. */
    record Holding(Side side) implements Place { }

    /** What there is once. */
    enum Thing implements Place { SHIELD, SERPENT, BEANS, MENUS, SCORE }
}
