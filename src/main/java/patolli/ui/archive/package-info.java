/** Saved games as the scenes want to see them: listed, looked at, checked, copied, deleted. */
package patolli.ui.archive;
