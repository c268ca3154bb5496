package patolli.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Holds what a package logs during a test, instead of showing it. Registered as an extension in a field. */
public final class Logged implements BeforeEachCallback, AfterEachCallback {
    private final Logger logger;
    private final List<String> lines = new ArrayList<>();
    private final Handler handler = new Handler() {
        @Override
        public void publish(LogRecord entry) {
            if (entry.getLevel().intValue() >= Level.INFO.intValue()) {
                lines.add(entry.getMessage());
            }
        }

        @Override
        public void flush() {
            // nothing is held back
        }

        @Override
        public void close() {
            // nothing is open
        }
    };

    /** @param name of the package, or of a class */
    public Logged(String name) {
        logger = Logger.getLogger(name);
    }

    /** The messages so far, without those for developers only. */
    public List<String> lines() {
        return List.copyOf(lines);
    }

    @Override
    public void beforeEach(ExtensionContext context) {
        logger.setUseParentHandlers(false);
        logger.addHandler(handler);
    }

    @Override
    public void afterEach(ExtensionContext context) {
        logger.removeHandler(handler);
        logger.setUseParentHandlers(true);
        lines.clear();
    }
}
