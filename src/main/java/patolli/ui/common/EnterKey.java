package patolli.ui.common;

import java.util.function.BooleanSupplier;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** During play Enter presses what has the focus; Space belongs to the whole game. */
public final class EnterKey {
    private EnterKey() { }

    /**
     * Lets Enter press buttons in a scene.
     *
     * @param otherwise done on Enter when no button has the focus
     */
    public static void presses(Ties ties, Node root, Runnable otherwise) {
        presses(ties, root, () -> false, otherwise);
    }

    /**
     * The same, where something may come before that.
     *
     * @param before does what comes before, and tells whether there was anything
     */
    public static void presses(Ties ties, Node root, BooleanSupplier before, Runnable otherwise) {
        ties.filter(root, KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER && !event.isAltDown() && !event.isControlDown()) {
                event.consume();
                if (before.getAsBoolean()) {
                    return;
                }
                if (event.getTarget() instanceof ButtonBase button) {
                    button.fire();
                } else {
                    otherwise.run();
                }
            }
        });
    }
}
