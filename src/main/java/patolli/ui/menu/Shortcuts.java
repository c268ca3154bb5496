package patolli.ui.menu;

import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import patolli.model.TableModel;

/** The keys that stand behind lines of the menus. */
final class Shortcuts {
    private Shortcuts() { }

    /** Whether a position is to be played out: O, but not where something is typed. */
    static boolean isRollout(KeyEvent event) {
        return event.getCode() == KeyCode.O && !event.isShortcutDown() && !event.isAltDown()
                && !(event.getTarget() instanceof TextInputControl);
    }

    /** Undoes and redoes; false when that is not what was pressed. */
    static boolean pressed(KeyEvent event, TableModel table) {
        // A field undoes its own typing.
        if (!event.isShortcutDown() || event.isAltDown() || event.getTarget() instanceof TextInputControl) {
            return false;
        }
        if (event.getCode() == KeyCode.Z && !event.isShiftDown()) {
            table.undo();
        } else if (event.getCode() == KeyCode.Y || event.getCode() == KeyCode.Z) {
            table.redo();
        } else {
            return false;
        }
        return true;
    }
}
