package patolli.ui.theatre;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.util.Duration;
import javafx.util.Subscription;

/**
 * Space and Esc clear the game from the screen. Only a fresh press does: a key that closed a menu or a sheet and is
 * still down does nothing more; and none that is typed into a field. Just after one of them had a use of another kind,
 * as when it closed something, or after a menu has closed by whatever means, neither counts: whoever presses Esc to be
 * rid of a menu, twice or too late, does not mean to end the game.
 */
public final class BossKeys {
    private static final Set<KeyCode> KEYS = EnumSet.of(KeyCode.SPACE, KeyCode.ESCAPE);
    private final BooleanSupplier inPlay;
    private final Runnable vanish;
    private final long grace;
    private final LongSupplier clock;
    private final KeysDown keys = new KeysDown(this::pressed, this::used, this::usedNow);
    private Subscription hearing = Subscription.EMPTY;
    /** When one of them was last pressed for something else, or a menu has closed. */
    private long used;

    /**
     * @param inPlay whether the keys count now
     * @param vanish hides the game; called on the press itself
     * @param grace  for how long neither key counts after one was pressed for something else, or a menu has closed
     * @param clock  measures that, in nanoseconds
     */
    BossKeys(BooleanSupplier inPlay, Runnable vanish, Duration grace, LongSupplier clock) {
        this.inPlay = inPlay;
        this.vanish = vanish;
        this.grace = (long) (grace.toMillis() * 1_000_000);
        this.clock = clock;
        used = clock.getAsLong() - this.grace;
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
        if (!KEYS.contains(event.getCode())) {
            return;
        }
        if (!inPlay.getAsBoolean() || !plain) {
            used(event);
            return;
        }
        event.consume();
        if (!repeated && clock.getAsLong() - used >= grace) {
            vanish.run();
        }
    }

    private void used(KeyEvent event) {
        if (KEYS.contains(event.getCode())) {
            usedNow();
        }
    }

    private void usedNow() {
        used = clock.getAsLong();
    }
}
