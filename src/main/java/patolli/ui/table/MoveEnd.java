package patolli.ui.table;

/** What a piece comes to where a move ends: how much of the throw it uses, and whether it captures there. */
enum MoveEnd {
    WHOLE(""), PART("-half"), TAKING("-taking"), PART_TAKING("-half-taking");

    private final String suffix;

    MoveEnd(String suffix) {
        this.suffix = suffix;
    }

    /** What the names of its frame's pictures have after the size. */
    String suffix() {
        return suffix;
    }

    /** The same, with a capture. */
    MoveEnd taking() {
        return this == WHOLE ? TAKING : PART_TAKING;
    }
}
