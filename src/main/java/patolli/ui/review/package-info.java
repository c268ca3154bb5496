/** The sheet that tells luck from skill in a record. */
package patolli.ui.review;
