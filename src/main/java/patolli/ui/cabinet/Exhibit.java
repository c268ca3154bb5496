package patolli.ui.cabinet;

import patolli.rules.Game;

/**
 * A game in the cabinet.
 *
 * @param isOpen whether there is a table to play it at
 * @param isTaught whether there is a tutorial for it
 */
public record Exhibit(Game game, boolean isOpen, boolean isTaught) { }
