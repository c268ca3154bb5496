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
import patolli.save.Shelf;

/** Where saves are written: one thing after the other, off the FX thread, and what came of it back on it. */
final class Desk {
    private static final Logger LOG = LoggerFactory.getLogger(Desk.class);
    private final Shelf shelf;
    private final InstantSource clock;
    private final Executor files;
    private final Executor screen;
    private final Consumer<String> trouble;
    private boolean troubled;

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

    /** Reads something; what it comes to is run on the FX thread. */
    void read(Function<Shelf, Runnable> work) {
        files.execute(() -> screen.execute(work.apply(shelf)));
    }

    /**
     * Writes something. Whatever comes of it, the evening goes on.
     *
     * @param work nothing, or what went wrong, as a sentence for the player
     */
    void write(Supplier<Optional<String>> work, Runnable then) {
        try {
            files.execute(() -> {
                Optional<String> sentence = attempt(work);
                screen.execute(() -> {
                    tell(sentence);
                    then.run();
                });
            });
        } catch (RejectedExecutionException e) {
            LOG.warn("The game has ended: nothing more is written.");
        }
    }

    private static Optional<String> attempt(Supplier<Optional<String>> work) {
        try {
            return work.get();
        } catch (RuntimeException e) {
            LOG.error("A save could not be written", e);
            return Optional.of("The game can't be saved any more: something is wrong in the program. You can go on "
                    + "playing; what was saved until now stays.");
        }
    }

    private void tell(Optional<String> sentence) {
        if (sentence.isPresent() && !troubled) {
            trouble.accept(sentence.get());
        }
        troubled = sentence.isPresent();
    }
}
