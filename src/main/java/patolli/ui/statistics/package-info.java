/** The sheet that tells how the beans fell in this contest, and of the evenings so far. */
package patolli.ui.statistics;
