package patolli.ui.telling;

import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import patolli.ui.common.Ties;

/** A scene that a click or any key leaves. */
public final class Leaving {
    private Leaving() { }

    /** Leaves at the first click on a scene or the first key; Shift and its like alone are none. */
    public static void by(Ties ties, Node root, Runnable leave) {
        ties.filter(root, KeyEvent.KEY_PRESSED, event -> {
            if (!event.getCode().isModifierKey()) {
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
