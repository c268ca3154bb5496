package patolli.model;

/**
 * What an undo or a redo has just done.
 *
 * @param casts how many casts it went over
 */
public record Jump(Way way, int casts) {
    /** Where it went: back, onwards again, or nowhere as there was nothing to undo or to redo. */
    public enum Way {
        BACK, ONWARDS, NOT_BACK, NOT_ONWARDS
    }
}
