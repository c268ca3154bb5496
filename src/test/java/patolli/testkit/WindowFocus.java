package patolli.testkit;

import com.sun.javafx.stage.WindowHelper;
import javafx.stage.Window;

/** The keyboard goes to another program, which the headless platform never does of itself. */
public final class WindowFocus {
    private WindowFocus() { }

    /** Takes the keyboard from a window. */
    public static void lose(Window window) {
        WindowHelper.setFocused(window, false);
    }

    /** Gives it back. */
    public static void regain(Window window) {
        WindowHelper.setFocused(window, true);
    }
}
