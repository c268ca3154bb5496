/** The beans' honesty for the eye: the seal as figure and words, and the sheet on which every cast is checked. */
package patolli.ui.proof;
