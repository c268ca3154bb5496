package patolli.ui.replay;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import patolli.model.ReplayModel;
import patolli.text.Line;
import patolli.text.Texts;

/** What can be done with the chronicle, and what is to be said about it. */
final class ReplayTasks {
    private final ReplayModel model;
    private final List<Line> chronicle;
    private final ReplayDesk desk;
    private final Texts texts;
    private final ReadOnlyObjectWrapper<Optional<String>> news = new ReadOnlyObjectWrapper<>(Optional.empty());

    ReplayTasks(ReplayModel model, List<Line> chronicle, ReplayDesk desk, Texts texts) {
        this.model = model;
        this.chronicle = List.copyOf(chronicle);
        this.desk = desk;
        this.texts = texts;
    }

    /** The chronicle. */
    List<Line> chronicle() {
        return chronicle;
    }

    private List<String> written() {
        return chronicle.stream().map(Line::text).toList();
    }

    /** What became of it, until it is read. */
    ReadOnlyObjectProperty<Optional<String>> newsProperty() {
        return news.getReadOnlyProperty();
    }

    /** It has been read. */
    void read() {
        news.set(Optional.empty());
    }

    void write() {
        desk.write().write(written(), said -> news.set(Optional.of(said)));
    }

    void copy() {
        ClipboardContent content = new ClipboardContent();
        content.putString(String.join("\n", written()) + "\n");
        boolean done = Clipboard.getSystemClipboard().setContent(content);
        news.set(Optional.of(texts.get(done ? "copied" : "notCopied")));
    }

    void review() {
        model.halt();
        desk.review().accept(model);
    }

    /** Plays what is seen out. */
    void rollout() {
        model.halt();
        desk.rollout().accept(model);
    }

    /** Opens the editor with what is seen. */
    void edit() {
        model.halt();
        desk.edit().accept(model.seats());
    }

    void leave() {
        desk.leave().run();
    }
}
