package patolli.ui.archive;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import patolli.rules.Game;
import patolli.save.Loaded;
import patolli.save.Shelf;
import patolli.save.Shelved;
import patolli.save.Trouble;

/** The shelf of saved games, seen from the FX thread, which waits for no file: what is asked for comes later. */
public final class Archive {
    private static final Logger LOG = LoggerFactory.getLogger(Archive.class);
    private final Shelf shelf;
    private final Executor files;
    private final Executor screen;
    private final boolean readOnly;
    private final ObservableList<Shelved> saves = FXCollections.observableArrayList();
    private Set<String> open = Set.of();
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

    /**
     * Lists the saves anew.
     *
     * @param otherwise told, beside {@link #troubleProperty()}, what went wrong, as a sentence for the player
     * @param then      done in the end, whatever came of it
     */
    public void refresh(Consumer<String> otherwise, Runnable then) {
        change(each -> Optional.empty(), otherwise, then);
    }

    /** Whether a save is being written on now, as far as was known when they were listed last. */
    public boolean isOnTheTable(String id) {
        return open.contains(id);
    }

    /** Saves a copy under a name. */
    public void copy(String id, String name) {
        change(each -> each.copy(id, name));
    }

    /** Puts a save among the deleted ones. */
    public void delete(String id) {
        // What is gone already, by a second press or another program, is as it was wanted.
        change(each -> each.delete(id).filter(sentence -> lies(each, id)));
    }

    /** Brings a deleted save back. */
    public void restore(String id) {
        change(each -> each.restore(id));
    }

    private void change(Function<Shelf, Optional<String>> work) {
        change(work, sentence -> { }, () -> { });
    }

    private void change(Function<Shelf, Optional<String>> work, Consumer<String> otherwise, Runnable then) {
        files.execute(() -> {
            Optional<String> sentence = attempt(work);
            Optional<List<Shelved>> now = list();
            Set<String> played = now.stream().flatMap(List::stream).map(Shelved::id).filter(shelf::isPlayed)
                    .collect(Collectors.toSet());
            Optional<String> told = sentence.or(() -> now.isPresent() ? Optional.empty() : Optional.of(fault()));
            screen.execute(() -> {
                trouble.set(told.orElse(""));
                open = played;
                now.ifPresent(saves::setAll);
                told.ifPresent(otherwise);
                then.run();
            });
        });
    }

    private static boolean lies(Shelf shelf, String id) {
        return shelf.list().stream().anyMatch(save -> save.id().equals(id));
    }

    private Optional<String> attempt(Function<Shelf, Optional<String>> work) {
        try {
            return work.apply(shelf);
        } catch (RuntimeException e) {
            LOG.error("The saved games could not be changed", e);
            return Optional.of(fault());
        }
    }

    /** Empty when they can't be listed: those that are known stay. */
    private Optional<List<Shelved>> list() {
        try {
            return Optional.of(shelf.list());
        } catch (RuntimeException e) {
            LOG.error("The saved games could not be listed", e);
            return Optional.empty();
        }
    }

    private static String fault() {
        return new Trouble.ProgramFault().sentence();
    }

    /** Looks at a save, without taking it up. */
    public void look(String id, Consumer<Loaded> then) {
        files.execute(() -> {
            Loaded loaded = seen(id);
            screen.execute(() -> then.accept(loaded));
        });
    }

    /**
     * Looks at a save that may lie anywhere, without taking it up.
     *
     * @param then given its name if it lies on this shelf, and what came of it
     */
    public void look(Path file, BiConsumer<Optional<String>, Loaded> then) {
        files.execute(() -> {
            Optional<String> id = shelf.id(file);
            Loaded loaded = id.map(this::seen).orElseGet(() -> Loaded.from(file));
            screen.execute(() -> then.accept(id, loaded));
        });
    }

    /** Reads a save where it is called from, which is not the FX thread. */
    Loaded seen(String id) {
        try {
            return shelf.look(id);
        } catch (RuntimeException e) {
            LOG.error("{} could not be looked at", id, e);
            return new Loaded.Refused(new Trouble.ProgramFault());
        }
    }
}
