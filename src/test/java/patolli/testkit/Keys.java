package patolli.testkit;

import java.util.List;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.robot.Robot;

/** The keyboard, as the platform's robot presses it. */
public final class Keys {
    private Keys() { }

    /** Presses a key and keeps it down; once more for the repeats that a keyboard makes. */
    public static void press(KeyCode key) {
        Fx.run(() -> new Robot().keyPress(key));
        settle();
    }

    /** Lets a key go. */
    public static void release(KeyCode key) {
        Fx.run(() -> new Robot().keyRelease(key));
        settle();
    }

    /**
     * Presses a key while Ctrl is held down, where the focus is. The robot of the headless platform leaves the
     * modifiers out.
     */
    public static void control(Scene scene, KeyCode key) {
        chord(scene, key, false);
    }

    /** The same with Shift. */
    public static void controlShift(Scene scene, KeyCode key) {
        chord(scene, key, true);
    }

    private static void chord(Scene scene, KeyCode key, boolean shift) {
        Fx.run(() -> {
            Node focus = scene.getFocusOwner();
            for (var type : List.of(KeyEvent.KEY_PRESSED, KeyEvent.KEY_RELEASED)) {
                Event.fireEvent(focus, new KeyEvent(type, "", key.getName(), key, shift, true, false, false));
            }
        });
        settle();
    }

    /** Presses and lets go. */
    public static void type(KeyCode key) {
        press(key);
        release(key);
    }

    /** The robot's events come through the queue of the FX thread: behind them everything has been handled. */
    private static void settle() {
        Fx.run(() -> { });
        Fx.run(() -> { });
    }
}
