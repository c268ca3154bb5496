/**
 * The help book: an opened screenfold with its contents at the left and a page, or what a search found, at the right.
 */
package patolli.ui.book;
