package patolli.board;

/**
 * Where a side's hand holds what it throws.
 *
 * @param at    what is thrown lies there, before the side that is to throw it
 * @param arm   where its arm leads from there, in degrees as {@link HandSheet} has them
 * @param reach how far the arm goes on from there before it is lost in the dark beyond the mat
 */
public record HandPlace(Point at, double arm, double reach) { }
