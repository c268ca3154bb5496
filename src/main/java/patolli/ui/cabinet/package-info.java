/** The cabinet in which the games of the house stand, and the page on which a new game is laid out. */
package patolli.ui.cabinet;
