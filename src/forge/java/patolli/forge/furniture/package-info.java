/**
 * What dialogs, the help book, the tutorial and every control are made of: sheets and slips of bark paper, the opened
 * screenfold, painted plaques, beads, cords and wooden toggles.
 */
package patolli.forge.furniture;
