/**
 * Trains the networks that judge positions, by games that they play against themselves, and measures how strong they
 * are. Compiled with the tests, not shipped.
 */
package patolli.train;
