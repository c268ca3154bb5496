package patolli.board;

/**
 * Where a side's hand holds what it throws.
 *
 * @param at    what is thrown lies there, before the side that is to throw it
 * @param arm   where its arm leads from there, in degrees as {@link HandSheet} has them
 * @param reach how far the arm goes on from there before it is lost in the dark beyond the mat
 * @param bent  how far the arm turns at its elbow, in degrees in the same sense
 */
public record HandPlace(Point at, double arm, double reach, double bent) {

    /** An arm of which nothing is seen beyond the elbow, or which is stretched out. */
    public HandPlace(Point at, double arm, double reach) {
        this(at, arm, reach, 0);
    }
}
