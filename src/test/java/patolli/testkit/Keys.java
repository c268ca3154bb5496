package patolli.testkit;

import javafx.scene.input.KeyCode;
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
