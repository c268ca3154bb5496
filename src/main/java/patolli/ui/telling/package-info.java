/** Words that come line by line and pictures that fade in, for scenes that are looked at and left. */
package patolli.ui.telling;
