package patolli.ui.replay;

import java.util.Map;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import patolli.model.ReplayModel;

/** The keyboard of a replay. */
final class ReplayKeys {
    private final Map<KeyCode, Runnable> keys;

    /**
     * @param review  tells luck from skill
     * @param rollout plays the position out
     * @param edit    opens the editor of positions
     * @param leave   ends the replay
     */
    ReplayKeys(ReplayModel model, Runnable review, Runnable rollout, Runnable edit, Runnable leave) {
        keys = Map.ofEntries(Map.entry(KeyCode.LEFT, model::back), Map.entry(KeyCode.RIGHT, model::forward),
                Map.entry(KeyCode.PAGE_UP, model::previousGame), Map.entry(KeyCode.PAGE_DOWN, model::nextGame),
                Map.entry(KeyCode.HOME, () -> model.jump(0)), Map.entry(KeyCode.END, () -> model.jump(model.size())),
                Map.entry(KeyCode.SPACE, model::togglePlaying), Map.entry(KeyCode.R, review),
                Map.entry(KeyCode.O, rollout), Map.entry(KeyCode.E, edit),
                Map.entry(KeyCode.ESCAPE, leave), Map.entry(KeyCode.BACK_SPACE, leave));
    }

    void pressed(KeyEvent event) {
        Runnable command = keys.get(event.getCode());
        if (command != null && !event.isAltDown() && !event.isControlDown() && !event.isMetaDown()) {
            event.consume();
            command.run();
        }
    }

    /** A button would be pressed when the key goes up. */
    void released(KeyEvent event) {
        if (event.getCode() == KeyCode.SPACE) {
            event.consume();
        }
    }
}
