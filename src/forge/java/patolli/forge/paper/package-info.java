/** Bark paper cut, primed, dipped and painted; with it what is read on the table, and the painted marks of a move. */
package patolli.forge.paper;
