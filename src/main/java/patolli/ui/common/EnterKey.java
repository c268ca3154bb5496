package patolli.ui.common;

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
        ties.filter(root, KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER && !event.isAltDown() && !event.isControlDown()) {
                event.consume();
                if (event.getTarget() instanceof ButtonBase button) {
                    button.fire();
                } else {
                    otherwise.run();
                }
            }
        });
    }
}
