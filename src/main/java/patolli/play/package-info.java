/** A sitting at the table: the game's history, one cast or decision after the other, whoever makes them. */
package patolli.play;
