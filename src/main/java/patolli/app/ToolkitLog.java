package patolli.app;

import java.util.logging.Logger;

/**
 * Keeps two lines of JavaFX's own log from the player: that it was started from a class path, as by {@code -jar}, and
 * that a list with more lines than it is pixels high was turned to its end.
 */
final class ToolkitLog {
    /** Held, because a logger that nobody holds forgets its filter. */
    private static final Logger JAVAFX = Logger.getLogger("javafx");
    private static final Logger CONTROLS = Logger.getLogger("javafx.scene.control");

    private ToolkitLog() { }

    static void calm() {
        JAVAFX.setFilter(line -> line.getMessage() == null
                || !line.getMessage().startsWith("Unsupported JavaFX configuration"));
        CONTROLS.setFilter(line -> line.getMessage() == null
                || !line.getMessage().startsWith("index exceeds maxCellCount"));
    }
}
