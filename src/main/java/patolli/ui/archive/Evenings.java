package patolli.ui.archive;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import patolli.play.Skill;
import patolli.save.SavedGame;
import patolli.save.Statistics;
import patolli.save.StatisticsStore;
import patolli.save.Trouble;

/** What was played on all evenings, counted and kept; seen from the FX thread, which waits for no file. */
public final class Evenings {
    private static final Logger LOG = LoggerFactory.getLogger(Evenings.class);
    private final StatisticsStore store;
    private final Executor files;
    private final Executor screen;
    private final Consumer<String> trouble;

    /**
     * @param files   where files are read and written, one after the other
     * @param screen  the way back to the FX thread
     * @param trouble told, as a sentence for the player, what went wrong
     */
    public Evenings(StatisticsStore store, Executor files, Executor screen, Consumer<String> trouble) {
        this.store = store;
        this.files = files;
        this.screen = screen;
        this.trouble = trouble;
    }

    /**
     * Counts a contest as far as it is played; counting it again changes nothing. To be called where files are
     * written.
     */
    public void count(SavedGame contest) {
        attempt(() -> store.count(contest)).flatMap(Function.identity()).ifPresent(this::tell);
    }

    /** Keeps what in a contest was skill and what was luck. @param then done on the FX thread when it is kept */
    public void keep(SavedGame contest, Skill skill, Runnable then) {
        files.execute(() -> {
            Optional<Optional<String>> told = attempt(() -> store.keep(contest, skill));
            told.flatMap(Function.identity()).ifPresent(this::tell);
            if (told.filter(Optional::isEmpty).isPresent()) {
                screen.execute(then);
            }
        });
    }

    /** What has been counted. */
    public void read(Consumer<Statistics> then) {
        files.execute(() -> attempt(store::load).ifPresent(found -> screen.execute(() -> {
            found.troubles().stream().findFirst().ifPresent(trouble);
            then.accept(found.statistics());
        })));
    }

    private <T> Optional<T> attempt(Supplier<T> work) {
        try {
            return Optional.of(work.get());
        } catch (RuntimeException e) {
            LOG.error("The statistics could not be read or written", e);
            tell(new Trouble.ProgramFault().sentence());
            return Optional.empty();
        }
    }

    private void tell(String sentence) {
        screen.execute(() -> trouble.accept(sentence));
    }
}
