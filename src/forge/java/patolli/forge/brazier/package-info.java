/** The braziers at the corners of every table, and the shadows that things throw by their light. */
package patolli.forge.brazier;
