package patolli.save;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import patolli.files.DataLock;
import patolli.files.Reason;
import patolli.files.Told;

/**
 * Does at the start what a program that was cut off could not do any more: a contest that was played to its end gets
 * its beans opened, since nobody will take it up again; whatever was decided is counted; and files that were being
 * written are removed, for the old ones or the next attempt hold their content. What lies among the saves and is none
 * is set aside. Not for the FX thread.
 */
public final class Recovery {
    private static final Logger LOG = LoggerFactory.getLogger(Recovery.class);
    /** The player's own files may lie in that folder too. */
    private static final Pattern HALF_WRITTEN =
            Pattern.compile("((settings|statistics).*\\.json|.+\\.patolli(\\.txt)?|\\p{XDigit}+\\.seed)\\.\\d+\\.tmp");

    private final DataLock lock;
    private final Shelf shelf;
    private final StatisticsStore counts;
    private final InstantSource clock;

    /** @param lock of the data folder; without it nothing is touched, for another program may be at work there */
    public Recovery(DataLock lock, Shelf shelf, StatisticsStore counts, InstantSource clock) {
        this.lock = lock;
        this.shelf = shelf;
        this.counts = counts;
        this.clock = clock;
    }

    /**
     * Does it all. What can't be done now stays for the next start.
     *
     * @return what the player must know, a sentence each
     */
    public List<String> run(Path folder) {
        if (lock.holder() != DataLock.Holder.THIS) {
            return List.of();
        }
        try {
            return recover(folder);
        } catch (RuntimeException e) {
            LOG.error("What was cut off could not be put in order", e);
            return List.of(new Trouble.ProgramFault().sentence());
        }
    }

    private List<String> recover(Path folder) {
        Path games = folder.resolve("games");
        List.of(folder, games, games.resolve("deleted"), folder.resolve("seeds")).forEach(this::sweep);
        shelf.list().stream().filter(Shelved.Contest.class::isInstance).map(Shelved.Contest.class::cast)
                .filter(contest -> contest.trouble().filter(Trouble.CutOff.class::isInstance).isPresent())
                .forEach(this::settle);
        return shelf.list().stream().filter(Shelved.Unusable.class::isInstance).map(Shelved.Unusable.class::cast)
                .filter(none -> none.trouble() instanceof Trouble.NoSave).flatMap(none -> setAside(none).stream())
                .toList();
    }

    /** Taking it up renames it. */
    private Optional<String> setAside(Shelved.Unusable none) {
        return shelf.takeUp(none.id()) instanceof Loaded.Refused refused
                ? Optional.of(Told.of("recovery.aside", none.id(), refused.trouble().sentence())) : Optional.empty();
    }

    private void settle(Shelved.Contest contest) {
        Loaded loaded = contest.isOver() ? shelf.takeUp(contest.id()) : shelf.look(contest.id());
        switch (loaded) {
            case Loaded.Taken taken -> {
                counts.count(taken.journal().saved());
                taken.journal().close(clock.instant());
            }
            case Loaded.Seen seen -> counts.count(seen.game());
            case Loaded.Refused refused -> LOG.warn("{}: {}", contest.id(), refused.trouble().sentence());
        }
    }

    private void sweep(Path folder) {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(each -> HALF_WRITTEN.matcher(each.getFileName().toString()).matches())
                    .toList()) {
                lock.disk().remove(file);
            }
        } catch (IOException e) {
            LOG.warn("{} can't be cleared of half-written files ({})", folder, Reason.of(e));
        }
    }
}
