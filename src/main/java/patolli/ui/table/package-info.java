/** The table of any game: its scene, the mat, what lies on it, and how things move over it. */
package patolli.ui.table;
