/**
 * The lord of the dead before his wall of skulls: for the prolog, where he grows out of the dark, and for the ends of
 * games, won and lost. The wall is carved and traced, the figure painted flat as in a codex and lit like the wall.
 */
package patolli.forge.mictlan;
