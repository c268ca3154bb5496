package patolli.save;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import patolli.files.AtomicFile;
import patolli.files.DataLock;
import patolli.files.FileFault;
import patolli.files.Told;

/**
 * Does at the start what a program that was cut off could not do any more: a contest that was played to its end gets
 * its beans opened, since nobody will take it up again; whatever was decided is counted; and files that were being
 * written are removed, for the old ones or the next attempt hold their content. What lies among the saves and is none,
 * or in the place of a folder, is set aside. Not for the FX thread.
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
     * @return what the player must know, a sentence each: first of contests that can't be played any more
     */
    public List<String> run(Path folder) {
        if (lock.holder() != DataLock.Holder.THIS) {
            return List.of();
        }
        try {
            return recover(folder);
        } catch (RuntimeException | StackOverflowError e) {
            LOG.error("What was cut off could not be put in order", e);
            return List.of(new Trouble.ProgramFault().sentence());
        }
    }

    private List<String> recover(Path folder) {
        Path games = folder.resolve("games");
        List<Path> folders = List.of(games, games.resolve("deleted"), folder.resolve("seeds"));
        List<String> cleared = folders.stream().map(this::clear).flatMap(Optional::stream).toList();
        sweep(folder);
        folders.forEach(this::sweep);
        List<String> mended = shelf.list().stream()
                .filter(Shelved.Contest.class::isInstance).map(Shelved.Contest.class::cast)
                .filter(contest -> contest.trouble().filter(Recovery::isUnfinished).isPresent())
                .map(this::settle).flatMap(Optional::stream).toList();
        List<String> unusable = shelf.list().stream()
                .filter(Shelved.Unusable.class::isInstance).map(Shelved.Unusable.class::cast)
                .map(this::unusable).flatMap(Optional::stream).toList();
        List<String> told = Stream.of(unusable, mended, cleared).flatMap(List::stream).toList();
        told.forEach(LOG::warn);
        return told;
    }

    /** What lies in the place of a folder would keep everything from being saved. */
    private Optional<String> clear(Path folder) {
        if (Files.isDirectory(folder) || Files.notExists(folder, LinkOption.NOFOLLOW_LINKS)) {
            return Optional.empty();
        }
        try {
            Path aside = AtomicFile.setAside(lock.disk(), folder, folder.getFileName() + ".unusable", "");
            return Optional.of(Told.of("recovery.folder", folder.getFileName(), aside.getFileName()));
        } catch (IOException e) {
            return Optional.of(Told.of("recovery.no.folder", folder.getFileName(), FileFault.of(e)));
        }
    }

    /** What the last program did not come to; of a damaged save everything before the damage can be trusted. */
    private static boolean isUnfinished(Trouble trouble) {
        return trouble instanceof Trouble.CutOff || trouble instanceof Trouble.Damaged;
    }

    private Optional<String> unusable(Shelved.Unusable save) {
        return switch (save.trouble()) {
            // Taking it up renames it.
            case Trouble.NoSave _ -> shelf.takeUp(save.id()) instanceof Loaded.Refused refused
                    ? setAside(save, refused.trouble()) : Optional.empty();
            case Trouble.Unreachable unreachable -> Optional.of(unreachable.sentence());
            case Trouble.ProgramFault fault -> Optional.of(told(save, fault));
            case Trouble.Newer _, Trouble.CutOff _, Trouble.Damaged _, Trouble.InUse _, Trouble.OtherBeans _,
                 Trouble.OddBeans _, Trouble.Unsaved _ -> Optional.empty();
        };
    }

    /** What can't even be renamed would be told at every start: it stays for the log, and for who opens the shelf. */
    private static Optional<String> setAside(Shelved save, Trouble trouble) {
        String sentence = told(save, trouble);
        if (trouble instanceof Trouble.Unreachable) {
            LOG.warn(sentence);
            return Optional.empty();
        }
        return Optional.of(sentence);
    }

    private static String told(Shelved save, Trouble trouble) {
        return Told.of("recovery.aside", save.id(), trouble.sentence());
    }

    /** Answers what became of the file, if it was damaged and is put in order. */
    private Optional<String> settle(Shelved.Contest contest) {
        Loaded loaded = contest.isOver() ? shelf.takeUp(contest.id()) : shelf.look(contest.id());
        switch (loaded) {
            case Loaded.Taken taken -> {
                counts.count(taken.journal().saved());
                taken.journal().close(clock.instant());
                return taken.troubles().stream().filter(Trouble.Damaged.class::isInstance).findFirst()
                        .map(trouble -> told(contest, trouble));
            }
            case Loaded.Seen seen -> counts.count(seen.game());
            case Loaded.Refused refused -> LOG.warn("{}: {}", contest.id(), refused.trouble().sentence());
        }
        return Optional.empty();
    }

    private void sweep(Path folder) {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (Stream<Path> files = Files.list(folder)) {
            files.filter(each -> HALF_WRITTEN.matcher(each.getFileName().toString()).matches()
                    && !Files.isDirectory(each)).toList().forEach(this::remove);
        } catch (IOException e) {
            LOG.warn("{} can't be cleared of half-written files ({})", folder, FileFault.of(e));
        }
    }

    private void remove(Path half) {
        try {
            lock.disk().remove(half);
        } catch (IOException e) {
            LOG.warn("{} can't be removed ({})", half, FileFault.of(e));
        }
    }
}
