package patolli.ui.theatre;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.BooleanSupplier;
import javafx.collections.ListChangeListener;
import javafx.event.EventHandler;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.PopupWindow;
import javafx.stage.Window;

/**
 * Space and Esc clear the game from the screen. Only a fresh press does: a key that closed a menu or a sheet and is
 * still down does nothing more; and none that is typed into a field.
 */
public final class BossKeys {
    private static final Set<KeyCode> KEYS = EnumSet.of(KeyCode.SPACE, KeyCode.ESCAPE);
    private final BooleanSupplier inPlay;
    private final Runnable vanish;
    private final Set<KeyCode> down = EnumSet.noneOf(KeyCode.class);
    private final EventHandler<KeyEvent> pressed = this::pressed;
    private final EventHandler<KeyEvent> released = event -> down.remove(event.getCode());
    private final EventHandler<KeyEvent> elsewhere = event -> down.add(event.getCode());
    private final ListChangeListener<Window> popups = change -> {
        while (change.next()) {
            change.getAddedSubList().stream().filter(PopupWindow.class::isInstance)
                    .forEach(popup -> popup.addEventFilter(KeyEvent.KEY_PRESSED, elsewhere));
        }
    };
    private Scene scene;

    /**
     * @param inPlay whether the keys count now
     * @param vanish hides the game; called on the press itself
     */
    public BossKeys(BooleanSupplier inPlay, Runnable vanish) {
        this.inPlay = inPlay;
        this.vanish = vanish;
    }

    /** Hears the keys of a scene and of the menus that open from it. */
    public void attach(Scene keyboard) {
        scene = keyboard;
        scene.addEventFilter(KeyEvent.KEY_PRESSED, pressed);
        scene.addEventFilter(KeyEvent.KEY_RELEASED, released);
        Window.getWindows().addListener(popups);
    }

    /** Hears nothing any more. */
    public void detach() {
        Window.getWindows().removeListener(popups);
        scene.removeEventFilter(KeyEvent.KEY_PRESSED, pressed);
        scene.removeEventFilter(KeyEvent.KEY_RELEASED, released);
    }

    /** The window lost the keyboard: no key is down any more. */
    public void forget() {
        down.clear();
    }

    private void pressed(KeyEvent event) {
        boolean fresh = down.add(event.getCode());
        boolean plain = !event.isAltDown() && !event.isControlDown() && !event.isMetaDown()
                && !(event.getTarget() instanceof TextInputControl);
        if (KEYS.contains(event.getCode()) && inPlay.getAsBoolean() && plain) {
            event.consume();
            if (fresh) {
                vanish.run();
            }
        }
    }
}
