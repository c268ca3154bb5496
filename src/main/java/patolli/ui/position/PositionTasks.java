package patolli.ui.position;

import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import patolli.model.PositionModel;
import patolli.text.Texts;

/** What can be done with a position as a whole, and what is to be said about it. */
final class PositionTasks {
    private final PositionModel model;
    private final PositionDesk desk;
    private final Texts texts;
    private final ReadOnlyObjectWrapper<Optional<String>> news = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final Map<KeyCode, Runnable> shortcuts;
    private final Map<KeyCode, Runnable> keys;

    PositionTasks(PositionModel model, PositionDesk desk, Texts texts) {
        this.model = model;
        this.desk = desk;
        this.texts = texts;
        shortcuts = Map.of(KeyCode.C, this::copy, KeyCode.V, this::paste, KeyCode.Z, this::undo, KeyCode.Y,
                this::redo);
        keys = Map.of(KeyCode.P, this::play, KeyCode.N, this::begin, KeyCode.R, this::rules, KeyCode.ESCAPE,
                this::leave, KeyCode.F1, desk.help());
    }

    /** What became of it, until something changes. */
    ReadOnlyObjectProperty<Optional<String>> newsProperty() {
        return news.getReadOnlyProperty();
    }

    /** It has been read. */
    void read() {
        news.set(Optional.empty());
    }

    void copy() {
        model.forget();
        news.set(model.text().map(text -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(text + "\n");
            return texts.get(Clipboard.getSystemClipboard().setContent(content) ? "copied" : "notCopied");
        }));
    }

    void paste() {
        String text = Clipboard.getSystemClipboard().getString();
        if (text == null || text.isBlank()) {
            model.forget();
            news.set(Optional.of(texts.get("nothing")));
        } else if (model.read(text)) {
            news.set(Optional.of(texts.get("pasted")));
        }
    }

    void play() {
        model.playable().ifPresent(state -> desk.play().accept(state, model.seatsProperty().get()));
    }

    void begin() {
        model.begin();
    }

    void undo() {
        model.undo();
    }

    void redo() {
        model.redo();
    }

    void rules() {
        desk.rules().run();
    }

    void leave() {
        desk.leave().run();
    }

    /** The keys of the whole scene; a field keeps its own. */
    void pressed(KeyEvent event) {
        boolean typing = event.getTarget() instanceof TextInputControl && event.getCode() != KeyCode.ESCAPE;
        Runnable task = typing || event.isAltDown() ? null
                : event.isShortcutDown() ? shortcuts.get(event.getCode()) : keys.get(event.getCode());
        if (task != null) {
            event.consume();
            task.run();
        }
    }
}
