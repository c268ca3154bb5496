package patolli.app;

import java.util.logging.Logger;

/** Keeps one line of JavaFX's own log from the player: that it was started from a class path, as by {@code -jar}. */
final class ToolkitLog {
    /** Held, because a logger that nobody holds forgets its filter. */
    private static final Logger JAVAFX = Logger.getLogger("javafx");

    private ToolkitLog() { }

    static void calm() {
        JAVAFX.setFilter(line -> line.getMessage() == null
                || !line.getMessage().startsWith("Unsupported JavaFX configuration"));
    }
}
