/** The sheet that tells how a grand evening stands. */
package patolli.ui.grand;
