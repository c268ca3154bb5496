package patolli.ui.menu;

import javafx.beans.NamedArg;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/**
 * Keys that a menu's line tells of at its right edge. Who hears them is {@link Shortcuts} and the scene, not the menu.
 */
public final class TellingKeys extends KeyCombination {
    private final String keys;

    /** @param keys as a player reads them */
    public TellingKeys(@NamedArg("keys") String keys) {
        super(ModifierValue.ANY, ModifierValue.ANY, ModifierValue.ANY, ModifierValue.ANY, ModifierValue.ANY);
        this.keys = keys;
    }

    @Override
    public boolean match(KeyEvent event) {
        return false;
    }

    @Override
    public String getName() {
        return keys;
    }

    @Override
    public String getDisplayText() {
        return keys;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TellingKeys told && told.keys.equals(keys);
    }

    @Override
    public int hashCode() {
        return keys.hashCode();
    }
}
