/**
 * The rule book a second time: one plain implementation a game, written from the book alone,
 * slow and obvious, to be played in lockstep against the engine.
 */
package patolli.oracle;
