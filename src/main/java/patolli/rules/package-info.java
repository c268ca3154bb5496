/**
 * What all games share: a {@link patolli.rules.Game} makes {@link patolli.rules.State}s, a state knows what may
 * happen next and answers a cast or a decision with the next state, telling {@link patolli.rules.Events} what
 * happened on the way. Chance is explicit: nothing here draws a cast. No I/O, no JavaFX, no randomness.
 */
package patolli.rules;
