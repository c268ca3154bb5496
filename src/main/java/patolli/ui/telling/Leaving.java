package patolli.ui.telling;

import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import patolli.ui.common.Ties;

/** A scene that a click or any key leaves. */
public final class Leaving {
    private Leaving() { }

    /**
     * Leaves at the first click on a scene or the first key. Shift and its like alone are none, nor is a key that
     * the scene has consumed, nor M, which is for silence everywhere.
     */
    public static void by(Ties ties, Node root, Runnable leave) {
        ties.filter(root, KeyEvent.KEY_PRESSED, event -> {
            if (!event.isConsumed() && !event.getCode().isModifierKey() && event.getCode() != KeyCode.M) {
                event.consume();
                leave.run();
            }
        });
        ties.filter(root, MouseEvent.MOUSE_CLICKED, event -> {
            event.consume();
            leave.run();
        });
    }
}
