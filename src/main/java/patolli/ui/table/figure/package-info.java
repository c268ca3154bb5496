/**
 * The figures at a table: put together from their parts, moved from pose to pose, and what they make of what happens.
 * Nothing here knows a game, nor the rest of the table.
 */
package patolli.ui.table.figure;
