package patolli.ui.replay;

import java.util.Map;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import patolli.model.ReplayModel;

/** The keyboard of a replay. */
final class ReplayKeys {
    private final Map<KeyCode, Runnable> keys;

    /** @param leave ends the replay */
    ReplayKeys(ReplayModel model, Runnable leave) {
        keys = Map.of(KeyCode.LEFT, model::back, KeyCode.RIGHT, model::forward,
                KeyCode.PAGE_UP, model::previousGame, KeyCode.PAGE_DOWN, model::nextGame,
                KeyCode.HOME, () -> model.jump(0), KeyCode.END, () -> model.jump(model.size()),
                KeyCode.SPACE, model::togglePlaying, KeyCode.ESCAPE, leave, KeyCode.BACK_SPACE, leave);
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
