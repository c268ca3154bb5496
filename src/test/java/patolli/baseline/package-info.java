/**
 * A strong player that looks no further than its own move, written by hand: what the trained networks are measured by.
 * No training knows it or changes it.
 */
package patolli.baseline;
