/**
 * What the player has chosen once and for all games, and the one readable file that keeps it. Nothing here knows a
 * screen.
 */
package patolli.settings;
