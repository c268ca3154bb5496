package patolli.ui.table;

/**
 * A part of the score line.
 *
 * @param style a style class: {@code score-} and a side's key for what is in that side's colour, or {@code score-sign}
 *              for the signs between; the middle's own ink with {@code score-middle}
 */
public record ScorePart(String text, String style) { }
