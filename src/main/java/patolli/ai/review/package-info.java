/**
 * What of a record was luck and what was skill: what every cast and every decision changed in the chance to win. No
 * JavaFX; it may take seconds and is not for the FX thread.
 */
package patolli.ai.review;
