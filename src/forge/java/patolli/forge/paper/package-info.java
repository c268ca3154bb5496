/** What is read on the table: papers (panels, name plates, the leaf of a bet) and the painted marks of a move. */
package patolli.forge.paper;
