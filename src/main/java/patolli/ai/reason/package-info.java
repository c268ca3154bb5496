/**
 * What speaks for and against moves, in events and counts: all of it worked out from the rules, nothing estimated. No
 * JavaFX; it may take tenths of a second and is not for the FX thread.
 */
package patolli.ai.reason;
