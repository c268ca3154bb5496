package patolli.ai;

/**
 * A legal move and what it is worth.
 *
 * @param move  as the state numbers it
 * @param value the estimated probability, 0 to 1, that the side to move wins after it (patolli: the contest)
 */
public record Judged(int move, double value) { }
