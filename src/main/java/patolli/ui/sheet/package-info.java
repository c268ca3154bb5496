/** The sheets that are laid over a scene: settings, questions, and what this game is. */
package patolli.ui.sheet;
