package patolli.ui.table;

import java.util.Locale;
import java.util.function.Consumer;
import javafx.scene.input.KeyEvent;
import patolli.model.Preferences;
import patolli.model.TableModel;
import patolli.settings.Settings;
import patolli.text.Texts;

/** The keys of those who look on while computers play: P stops them and lets them go on, + and - set the pace. */
final class WatchKeys {
    private final TableModel model;
    private final Preferences preferences;
    private final Texts texts;
    private final Consumer<String> notice;

    /** @param notice told in words how fast it goes from now on */
    WatchKeys(TableModel model, Preferences preferences, Texts texts, Consumer<String> notice) {
        this.model = model;
        this.preferences = preferences;
        this.texts = texts;
        this.notice = notice;
    }

    /** Does what a key says; false when it says nothing to somebody who looks on, or somebody plays. */
    boolean pressed(KeyEvent event, boolean repeated) {
        if (!model.isWatched()) {
            return false;
        }
        switch (event.getCode()) {
            case P -> {
                if (!repeated) {
                    model.pause(!model.pausedProperty().get());
                }
            }
            case PLUS, ADD, EQUALS -> pace(1);
            case MINUS, SUBTRACT -> pace(-1);
            default -> {
                return false;
            }
        }
        return true;
    }

    private void pace(int by) {
        preferences.quicken(by);
        notice.accept(texts.get("pace." + preferences.of(Settings.SPEED).get().name().toLowerCase(Locale.ROOT)));
    }
}
