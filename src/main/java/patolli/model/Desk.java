package patolli.model;

import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import patolli.files.Told;
import patolli.save.Shelf;
import patolli.save.Trouble;

/** Where saves are written: one thing after the other, off the FX thread, and what came of it back on it. */
final class Desk {
    private static final Logger LOG = LoggerFactory.getLogger(Desk.class);
    private final Shelf shelf;
    private final InstantSource clock;
    private final Executor files;
    private final Executor screen;
    private final Consumer<String> trouble;
    private boolean troubled;

    /**
     * A desk for these saves.
     *
     * @param trouble told, as a sentence for the player, that nothing can be saved, once until it can be again; and
     *                whatever news there are of a save
     */
    Desk(Shelf shelf, InstantSource clock, Executor files, Executor screen, Consumer<String> trouble) {
        this.shelf = shelf;
        this.clock = clock;
        this.files = files;
        this.screen = screen;
        this.trouble = trouble;
    }

    Shelf shelf() {
        return shelf;
    }

    boolean isTroubled() {
        return troubled;
    }

    Instant now() {
        return clock.instant();
    }

    /**
     * Reads something.
     *
     * @param work      done where files are read
     * @param then      given on the FX thread what it comes to
     * @param otherwise told there that it came to nothing, for something is wrong in the program
     */
    <T> void read(Function<Shelf, T> work, Consumer<T> then, Consumer<Trouble> otherwise) {
        execute(() -> screen.execute(attempt(work, then, otherwise)));
    }

    private <T> Runnable attempt(Function<Shelf, T> work, Consumer<T> then, Consumer<Trouble> otherwise) {
        try {
            T found = work.apply(shelf);
            return () -> then.accept(found);
        } catch (RuntimeException e) {
            LOG.error("A save could not be read", e);
            return () -> otherwise.accept(new Trouble.ProgramFault());
        }
    }

    /**
     * Writes something. Whatever comes of it, the evening goes on.
     *
     * @param work nothing, or what went wrong, as a sentence for the player
     * @param news asked after that; nothing, or what else the player must know, as a sentence
     */
    void write(Supplier<Optional<String>> work, Supplier<Optional<String>> news, Runnable then) {
        execute(() -> {
            Optional<String> sentence = attempt(work);
            Optional<String> more = attempt(news);
            screen.execute(() -> {
                tell(sentence);
                more.ifPresent(trouble);
                then.run();
            });
        });
    }

    private void execute(Runnable work) {
        try {
            files.execute(work);
        } catch (RejectedExecutionException e) {
            LOG.warn("The game has ended: nothing more is read or written.");
        }
    }

    private static Optional<String> attempt(Supplier<Optional<String>> work) {
        try {
            return work.get();
        } catch (RuntimeException e) {
            LOG.error("A save could not be written", e);
            return Optional.of(Told.of("journal.fault"));
        }
    }

    private void tell(Optional<String> sentence) {
        if (sentence.isPresent() && !troubled) {
            trouble.accept(sentence.get());
        }
        troubled = sentence.isPresent();
    }
}
