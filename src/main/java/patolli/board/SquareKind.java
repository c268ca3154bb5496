package patolli.board;

/** How a square is painted, which is also what a player must see of it. */
public enum SquareKind {
    /** A square like most. */
    PLAIN,
    /** Where a side's pieces enter. */
    ENTRY,
    /** Skull and knives: a piece may be bumped here. */
    DANGER,
    /** Black wedges: landing costs. */
    WEDGE,
    /** Plain by default, a wedge by an option. */
    WEDGE_BY_OPTION,
    /** Rounded at its outer corner: cast again. */
    ROUNDED
}
