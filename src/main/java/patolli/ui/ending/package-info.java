/** The ends: of a game, and of the contest. */
package patolli.ui.ending;
