package patolli.ui.telling;

import java.util.EnumSet;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import patolli.ui.common.Ties;

/** Right, Down and Page Down turn to the next page, Left, Up and Page Up back. A key that is held turns one page. */
public final class PageKeys {
    private static final Set<KeyCode> ON = EnumSet.of(KeyCode.RIGHT, KeyCode.DOWN, KeyCode.PAGE_DOWN);
    private static final Set<KeyCode> BACK = EnumSet.of(KeyCode.LEFT, KeyCode.UP, KeyCode.PAGE_UP);

    private PageKeys() { }

    /** Hears these keys before a scene does, and consumes them. */
    public static void turn(Ties ties, Node root, Runnable on, Runnable back) {
        Set<KeyCode> down = EnumSet.noneOf(KeyCode.class);
        ties.filter(root, KeyEvent.KEY_PRESSED, event -> {
            KeyCode key = event.getCode();
            if (ON.contains(key) || BACK.contains(key)) {
                event.consume();
                if (down.add(key)) {
                    (ON.contains(key) ? on : back).run();
                }
            }
        });
        ties.filter(root, KeyEvent.KEY_RELEASED, event -> down.remove(event.getCode()));
    }
}
