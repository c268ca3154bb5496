package patolli.ui.table;

import patolli.model.Preferences;
import patolli.ui.common.Pictures;
import patolli.ui.common.View;

/**
 * What a scene beside the table is made with.
 *
 * @param menus  what stands in its corner
 * @param landed told whenever something has come down with a sound
 */
public record Staging(Preferences preferences, Pictures pictures, View menus, Runnable landed) { }
