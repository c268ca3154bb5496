/** The sheet of saved games: what lies there, and what can be done with it. Nothing here reads or writes a file. */
package patolli.ui.shelf;
