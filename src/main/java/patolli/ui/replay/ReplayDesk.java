package patolli.ui.replay;

import java.util.List;
import java.util.function.Consumer;
import patolli.model.ReplayModel;
import patolli.play.Seats;

/**
 * What lies round a replay.
 *
 * @param name    what the record is called
 * @param write   writes the chronicle to a file
 * @param review  lays the sheet over it that tells luck from skill
 * @param rollout lays the sheet over it on which its position is played out
 * @param edit    opens the editor with the position that is seen, and with who plays there
 * @param leave   ends the replay
 */
public record ReplayDesk(String name, Scribe write, Consumer<ReplayModel> review, Consumer<ReplayModel> rollout,
        Consumer<Seats> edit, Runnable leave) {

    /** Writes lines somewhere, not on the FX thread. */
    @FunctionalInterface
    public interface Scribe {

        /** @param then told on the FX thread, in a sentence, what became of it */
        void write(List<String> lines, Consumer<String> then);
    }
}
