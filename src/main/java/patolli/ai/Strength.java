package patolli.ai;

import patolli.ai.judge.Evaluator;

/**
 * What makes a player strong or weak.
 *
 * @param evaluator judges positions
 * @param casts     how many casts are looked ahead
 * @param blur      how far moves are misjudged, as a standard deviation of the chance to win, 0 or more
 * @param edge      how likely a game of a contest is thought to be won between equal positions, 0 to 1
 */
record Strength(Evaluator evaluator, int casts, double blur, double edge) { }
