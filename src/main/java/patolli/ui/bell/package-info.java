/** The table of Patolli after Bell: its mat and figures, coins, signs on the mat, words and ends. */
package patolli.ui.bell;
