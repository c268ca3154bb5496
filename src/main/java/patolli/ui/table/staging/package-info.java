/**
 * What decides a game is staged: the rest of the picture dims, the thing grows, meets its fate with weight and is held
 * for a moment. Knows sprites and points only, no rules: every table's. Times are milliseconds at normal tempo.
 */
package patolli.ui.table.staging;
