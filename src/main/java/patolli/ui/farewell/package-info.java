/** The farewell: Tula before sunrise, and a stanza of the prayer for rain. */
package patolli.ui.farewell;
