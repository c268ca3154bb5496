package patolli.ui.replay;

import java.util.List;
import java.util.function.Consumer;

/**
 * What lies round a replay.
 *
 * @param name  what the record is called
 * @param write writes the chronicle to a file
 * @param leave ends the replay
 */
public record ReplayDesk(String name, Scribe write, Runnable leave) {

    /** Writes lines somewhere, not on the FX thread. */
    @FunctionalInterface
    public interface Scribe {

        /** @param then told on the FX thread, in a sentence, what became of it */
        void write(List<String> lines, Consumer<String> then);
    }
}
