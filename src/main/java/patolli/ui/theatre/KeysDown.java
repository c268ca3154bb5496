package patolli.ui.theatre;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.Consumer;
import javafx.collections.ListChangeListener;
import javafx.event.EventHandler;
import javafx.scene.Scene;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.PopupWindow;
import javafx.stage.Window;
import javafx.util.Subscription;

/** The keys that are down, those too that went down in a menu over the scene. */
final class KeysDown {
    private final Set<KeyCode> down = EnumSet.noneOf(KeyCode.class);
    private final Pressed pressed;
    private final Consumer<KeyEvent> elsewhere;
    private final Runnable menuClosed;

    /** Hears a key of the scene go down. */
    @FunctionalInterface
    interface Pressed {
        /** @param repeated whether the key was down already */
        void pressed(KeyEvent event, boolean repeated);
    }

    KeysDown(Pressed pressed) {
        this(pressed, event -> { }, () -> { });
    }

    /**
     * @param elsewhere  hears a key go down in a menu over the scene
     * @param menuClosed run when such a menu has closed, whatever closed it
     */
    KeysDown(Pressed pressed, Consumer<KeyEvent> elsewhere, Runnable menuClosed) {
        this.pressed = pressed;
        this.elsewhere = elsewhere;
        this.menuClosed = menuClosed;
    }

    /** Hears the keys of a scene and of the menus that open from it, until the handle is used. */
    Subscription follow(Scene scene) {
        EventHandler<KeyEvent> press = event -> pressed.pressed(event, !down.add(event.getCode()));
        EventHandler<KeyEvent> release = event -> down.remove(event.getCode());
        EventHandler<KeyEvent> inMenu = event -> {
            down.add(event.getCode());
            elsewhere.accept(event);
        };
        ListChangeListener<Window> popups = change -> {
            while (change.next()) {
                change.getAddedSubList().stream().filter(KeysDown::isMenu).forEach(popup -> {
                    popup.addEventFilter(KeyEvent.KEY_PRESSED, inMenu);
                    popup.addEventFilter(KeyEvent.KEY_RELEASED, release);
                });
                if (change.getRemoved().stream().anyMatch(KeysDown::isMenu)) {
                    menuClosed.run();
                }
            }
        };
        scene.addEventFilter(KeyEvent.KEY_PRESSED, press);
        scene.addEventFilter(KeyEvent.KEY_RELEASED, release);
        Window.getWindows().addListener(popups);
        return () -> {
            Window.getWindows().removeListener(popups);
            scene.removeEventFilter(KeyEvent.KEY_PRESSED, press);
            scene.removeEventFilter(KeyEvent.KEY_RELEASED, release);
        };
    }

    /** A tooltip hears the keys before the scene, but has no use for them. */
    private static boolean isMenu(Window window) {
        return window instanceof PopupWindow && !(window instanceof Tooltip);
    }

    /** The keyboard is elsewhere: no key is down any more. */
    void forget() {
        down.clear();
    }

    /** All of them now. */
    Set<KeyCode> all() {
        return Set.copyOf(down);
    }
}
