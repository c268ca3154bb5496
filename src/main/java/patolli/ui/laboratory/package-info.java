/** The sheet on which rules are tried out by the thousand games, two sets of them side by side. */
package patolli.ui.laboratory;
