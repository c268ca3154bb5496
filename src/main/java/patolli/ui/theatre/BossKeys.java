package patolli.ui.theatre;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.BooleanSupplier;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.util.Subscription;

/**
 * Space and Esc clear the game from the screen. Only a fresh press does: a key that closed a menu or a sheet and is
 * still down does nothing more; and none that is typed into a field.
 */
public final class BossKeys {
    private static final Set<KeyCode> KEYS = EnumSet.of(KeyCode.SPACE, KeyCode.ESCAPE);
    private final BooleanSupplier inPlay;
    private final Runnable vanish;
    private final KeysDown keys = new KeysDown(this::pressed);
    private Subscription hearing = Subscription.EMPTY;

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
        hearing = keys.follow(keyboard);
    }

    /** Hears nothing any more. */
    public void detach() {
        hearing.unsubscribe();
    }

    /** The window lost the keyboard: no key is down any more. */
    public void forget() {
        keys.forget();
    }

    private void pressed(KeyEvent event, boolean repeated) {
        boolean plain = !event.isAltDown() && !event.isControlDown() && !event.isMetaDown()
                && !(event.getTarget() instanceof TextInputControl);
        if (KEYS.contains(event.getCode()) && inPlay.getAsBoolean() && plain) {
            event.consume();
            if (!repeated) {
                vanish.run();
            }
        }
    }
}
