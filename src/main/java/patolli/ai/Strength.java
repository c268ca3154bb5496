package patolli.ai;

import patolli.ai.judge.Evaluator;

/**
 * What makes a player strong or weak.
 *
 * @param evaluator judges positions
 * @param casts     how many casts are looked ahead
 * @param decks     in how many decks of casts a round is played on in a sample, instead of looking ahead; 0 for none
 * @param ends      whether ends of games are reckoned through, where they can be
 * @param blur      how far moves are misjudged, as a standard deviation of the chance to win, 0 or more
 * @param edge      by how much it thinks that it plays better, as contests count it; 0 for equals
 */
record Strength(Evaluator evaluator, int casts, int decks, boolean ends, double blur, double edge) { }
