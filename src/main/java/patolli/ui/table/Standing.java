package patolli.ui.table;

/** How much of a move is seen among those that are offered. */
enum Standing {
    /** Another one is pointed at. */
    BACK,
    /** None is pointed at. */
    PLAIN,
    /** It is pointed at or advised, or its piece is chosen and nothing else is pointed at. */
    OUT
}
