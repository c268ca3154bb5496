package patolli.ui.theatre;

import javafx.beans.property.Property;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** F11 fills the screen with the window, and leads back, whatever is shown. A key that is held does it once. */
public final class FullScreenKey {
    private final Property<Boolean> fullScreen;
    private boolean down;

    public FullScreenKey(Property<Boolean> fullScreen) {
        this.fullScreen = fullScreen;
    }

    /** Hears the key in a scene for as long as that lasts. */
    public void attach(Scene keyboard) {
        keyboard.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.F11) {
                event.consume();
                if (!down) {
                    fullScreen.setValue(!fullScreen.getValue());
                }
                down = true;
            }
        });
        keyboard.addEventFilter(KeyEvent.KEY_RELEASED, event -> down &= event.getCode() != KeyCode.F11);
    }

    /** The window lost the keyboard: the key is not down any more. */
    public void forget() {
        down = false;
    }
}
