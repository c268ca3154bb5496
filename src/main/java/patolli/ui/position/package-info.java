/** The editor of positions: any game's table, at which pieces are put anywhere and the rest of a position is set. */
package patolli.ui.position;
