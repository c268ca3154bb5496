/** Ends of games that are reckoned through: what a position is worth when nothing is left to be estimated. */
package patolli.ai.endgame;
