package patolli.ui.proof;

import patolli.beans.Seal;

/**
 * A seal that lies on the table, and what unfolds it.
 *
 * @param unfold lays the sheet with the whole seal over the scene
 */
public record ShownSeal(Seal seal, Runnable unfold) { }
