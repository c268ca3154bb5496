package patolli.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import patolli.beans.Seed;
import patolli.save.Entry;
import patolli.save.Journal;
import patolli.save.SavedGame;
import patolli.save.Terms;
import patolli.save.Trouble;

/** Keeps a contest in a save. The save is begun when the first thing is played, so that none lies there empty. */
final class JournalKeeper implements Keeper {
    private final Desk desk;
    private final Optional<Seed> seed;
    private final Supplier<Journal> source;
    /** What stands at the beginning of the save: who sits where, if they have changed seats before; names, levels. */
    private final List<Entry> first = new ArrayList<>();
    private boolean begun;
    /** Touched where files are written only. */
    private Journal journal;

    private JournalKeeper(Desk desk, Optional<Seed> seed, boolean begun, Supplier<Journal> source) {
        this.desk = desk;
        this.seed = seed;
        this.begun = begun;
        this.source = source;
    }

    /** Keeps a contest that begins. */
    static JournalKeeper beginning(Desk desk, Terms terms, Seed seed) {
        return new JournalKeeper(desk, Optional.of(seed), false, () -> desk.shelf().begin(terms, seed));
    }

    /**
     * Keeps a contest that begins with beans that have been opened.
     *
     * @param word what the players had added to them; empty if nothing
     */
    static JournalKeeper beginningAgain(Desk desk, Terms terms, Seed seed, String word) {
        return new JournalKeeper(desk, Optional.of(seed), false, () -> {
            Journal journal = desk.shelf().begin(terms, seed);
            journal.append(new Entry.Again());
            if (!word.isEmpty()) {
                journal.append(new Entry.Word(word));
            }
            return journal;
        });
    }

    /** Keeps a contest that goes on. */
    static JournalKeeper resumed(Desk desk, Journal journal, Optional<Seed> seed) {
        return new JournalKeeper(desk, seed, true, () -> journal);
    }

    /** The secret of the beans, if it is known. */
    Optional<Seed> seed() {
        return seed;
    }

    @Override
    public void keep(Entry entry, Runnable then) {
        if (!begun && entry instanceof Entry.Seated) {
            first.clear();
            first.add(entry);
            then.run();
        } else if (!begun && (entry instanceof Entry.Called || entry instanceof Entry.Plays)) {
            first.add(entry);
            then.run();
        } else {
            begun = true;
            first.forEach(before -> write(open -> open.append(before), () -> { }));
            first.clear();
            write(open -> open.append(entry), then);
        }
    }

    @Override
    public boolean hasBegun() {
        return begun;
    }

    @Override
    public void over() {
        write(desk.shelf()::openBeans, () -> { });
    }

    @Override
    public void close() {
        if (begun) {
            write(this::close, () -> { });
        }
    }

    /** A contest that has come to its end meanwhile is opened first. */
    private Optional<String> close(Journal open) {
        if (!open.isClosed() && open.saved().isOver()) {
            desk.shelf().openBeans(open);
        }
        return open.close(desk.now());
    }

    /** Tells what the save holds; or otherwise that it can't be told. */
    void look(Consumer<Optional<SavedGame>> then, Consumer<Trouble> otherwise) {
        if (begun) {
            desk.read(shelf -> Optional.of(journal().saved()), then, otherwise);
        } else {
            then.accept(Optional.empty());
        }
    }

    /** Does something with what the save holds, where files are written; or otherwise tells that it can't be done. */
    void visit(Consumer<SavedGame> work, Consumer<Trouble> otherwise) {
        if (begun) {
            desk.read(shelf -> {
                SavedGame saved = journal().saved();
                work.accept(saved);
                return saved;
            }, saved -> { }, otherwise);
        }
    }

    private void write(Function<Journal, Optional<String>> work, Runnable then) {
        desk.write(() -> work.apply(journal()), () -> Optional.ofNullable(journal).flatMap(Journal::news), then);
    }

    private Journal journal() {
        if (journal == null) {
            journal = source.get();
        }
        return journal;
    }
}
