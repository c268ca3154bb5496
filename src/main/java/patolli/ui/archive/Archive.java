package patolli.ui.archive;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import patolli.rules.Game;
import patolli.save.Loaded;
import patolli.save.Shelf;
import patolli.save.Shelved;

/** The shelf of saved games, seen from the FX thread, which waits for no file: what is asked for comes later. */
public final class Archive {
    private final Shelf shelf;
    private final Executor files;
    private final Executor screen;
    private final boolean readOnly;
    private final ObservableList<Shelved> saves = FXCollections.observableArrayList();
    private final ReadOnlyStringWrapper trouble = new ReadOnlyStringWrapper("");

    /**
     * @param found    what lies on the shelf now
     * @param files    where files are read and written, one after the other
     * @param screen   the way back to the FX thread
     * @param readOnly whether another program has the shelf
     */
    public Archive(Shelf shelf, List<Shelved> found, Executor files, Executor screen, boolean readOnly) {
        this.shelf = shelf;
        this.files = files;
        this.screen = screen;
        this.readOnly = readOnly;
        saves.setAll(found);
    }

    /** Every save, the one that was taken up last first; as it was when it was last {@linkplain #refresh listed}. */
    public ObservableList<Shelved> saves() {
        return saves;
    }

    /** What could not be done last, as a sentence for the player; empty when all went well. */
    public ReadOnlyStringProperty troubleProperty() {
        return trouble.getReadOnlyProperty();
    }

    /** Whether nothing can be changed. */
    public boolean isReadOnly() {
        return readOnly;
    }

    /**
     * The contest that was played last and is not over.
     *
     * @param playable whether a game can be played here
     */
    public Optional<Shelved.Contest> resumable(Predicate<Game> playable) {
        return saves.stream().filter(Shelved.Contest.class::isInstance).map(Shelved.Contest.class::cast)
                .filter(contest -> !contest.isOver() && playable.test(contest.header().game())).findFirst();
    }

    /** Lists the saves anew. */
    public void refresh() {
        change(each -> Optional.empty());
    }

    /** Saves a copy under a name. */
    public void copy(String id, String name) {
        change(each -> each.copy(id, name));
    }

    /** Puts a save among the deleted ones. */
    public void delete(String id) {
        change(each -> each.delete(id));
    }

    /** Brings a deleted save back. */
    public void restore(String id) {
        change(each -> each.restore(id));
    }

    private void change(Function<Shelf, Optional<String>> work) {
        files.execute(() -> {
            Optional<String> sentence = work.apply(shelf);
            List<Shelved> now = shelf.list();
            screen.execute(() -> {
                trouble.set(sentence.orElse(""));
                saves.setAll(now);
            });
        });
    }

    /** Looks at a save, without taking it up. */
    public void look(String id, Consumer<Loaded> then) {
        files.execute(() -> {
            Loaded loaded = shelf.look(id);
            screen.execute(() -> then.accept(loaded));
        });
    }
}
