package patolli.ui.common;

import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** Lists keep Esc for themselves, though they have no use for it unless they are edited. */
public final class EscKey {
    private EscKey() { }

    /** Lets Esc, pressed in a list, reach what lies around it. */
    public static void passes(Ties ties, ListView<?> list) {
        ties.filter(list, KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                event.consume();
                list.getParent().fireEvent(event.copyFor(list.getParent(), list.getParent()));
            }
        });
    }
}
