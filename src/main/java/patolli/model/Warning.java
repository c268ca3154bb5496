package patolli.model;

import patolli.rules.State;

/**
 * A move that a player has chosen and that gives very much away, before it is played.
 *
 * @param position where it was chosen
 * @param move     one of its moves
 * @param loss     how much of the chance to win it loses against the best move, a part of 1
 */
public record Warning(State position, int move, double loss) { }
