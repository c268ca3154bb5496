/** The figures beside the board. */
package patolli.forge.codex;
