/**
 * The beans' honesty for the eye: the seal as figure and words and, whole, as a QR code; and the sheet on which every
 * cast is checked.
 */
package patolli.ui.proof;
