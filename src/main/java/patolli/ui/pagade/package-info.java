/** Pagade on the screen: all that is this game's own at its table. */
package patolli.ui.pagade;
