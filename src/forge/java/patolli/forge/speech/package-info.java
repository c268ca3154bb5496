/** The painted scrolls on which stands what is said at a table, cut by the room that each board has for them. */
package patolli.forge.speech;
