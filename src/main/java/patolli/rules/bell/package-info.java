/**
 * Patolli as R. C. Bell tells it, for two to four players round one pot. {@link patolli.rules.bell.BellGame} is the
 * way in, {@link patolli.rules.bell.BellState} a position; the board and the paths are data in
 * {@link patolli.rules.bell.BellBoard} and {@link patolli.rules.bell.BellPath}. "Rule n" in this package is the
 * paragraph of that number in the rule book's section on this game.
 */
package patolli.rules.bell;
