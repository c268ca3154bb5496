package patolli.save;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import patolli.beans.Occasion;
import patolli.beans.Seed;
import patolli.beans.Thrown;
import patolli.files.AtomicFile;
import patolli.files.Disk;
import patolli.files.FileFault;
import patolli.files.FileKind;
import patolli.files.OddFileException;
import patolli.files.Told;
import patolli.files.Watch;
import patolli.files.WholeFile;

/**
 * All saves of one data folder. Commands that change a file answer with nothing when all went well, and otherwise
 * with a sentence for the player, and have then changed nothing. Reads and writes files: not for the FX thread. May
 * be used by several threads.
 */
public final class Shelf {
    private static final Logger LOG = LoggerFactory.getLogger(Shelf.class);

    private final Disk disk;
    private final SaveFiles files;
    private final Seeds seeds;
    private final Catalogue catalogue;
    private final InstantSource clock;
    private final Supplier<Seed> newSeed;
    private final Map<String, Journal> played = new HashMap<>();
    private final List<Watch> watches = new ArrayList<>();
    private int taken;

    /**
     * @param folder  of all the game's data; made when first something is saved
     * @param disk    the way to write to it: {@link patolli.files.DataLock#disk()}
     * @param newSeed draws a secret, for a save that has lost its own
     */
    public Shelf(Path folder, Disk disk, InstantSource clock, Supplier<Seed> newSeed) {
        this.disk = disk;
        this.clock = clock;
        this.newSeed = newSeed;
        files = new SaveFiles(folder);
        seeds = new Seeds(disk, folder.resolve("seeds"));
        catalogue = new Catalogue(files);
    }

    /**
     * Begins the save of a new contest and puts its seed by. If that can't be done now the journal tries again with
     * each entry; {@link Journal#retry()} tells why.
     *
     * @param seed what the seal was made from
     */
    public synchronized Journal begin(Terms terms, Seed seed) {
        Header header = Header.of(terms, seed);
        String day = terms.begun().atOffset(ZoneOffset.UTC).toLocalDate().toString();
        String id = unused(FileNames.file(day + "-" + terms.game().name()));
        Journal journal = Journal.begin(disk, files.file(id), header);
        guard(journal, seed);
        watches.forEach(journal::watch);
        played.put(id, journal);
        journal.append(new Entry.TakenUp(order(), now()));
        return journal;
    }

    /** Looks at this, too, before each entry of every save that is begun or taken up from now on. */
    public synchronized void watch(Watch watch) {
        watches.add(watch);
    }

    /** Puts the seed by before anything more is written, and again if it goes before it is opened. */
    private void guard(Journal journal, Seed seed) {
        journal.before(() -> seeds.keep(journal.header(), seed));
        journal.watch(() -> journal.holds(new Entry.Opened(seed)) ? Optional.empty()
                : seeds.restore(journal.header(), seed));
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.SECONDS);
    }

    private int order() {
        taken = Math.max(taken + 1, catalogue.next());
        return taken;
    }

    /** A journal whose file could not be made yet has its name all the same. */
    private String unused(String wanted) {
        String id = files.unused(wanted);
        for (int n = 2; played.containsKey(id); n++) {
            id = files.unused(wanted + "-" + n);
        }
        return id;
    }

    /** Every save, the one that was taken up last first. */
    public synchronized List<Shelved> list() {
        return catalogue.list();
    }

    /** The name of the save in that file, if it is one of this shelf. */
    public Optional<String> id(Path file) {
        return files.known(file);
    }

    /** The contest that was played last and is not over. */
    public Optional<Shelved.Contest> resumable() {
        return list().stream().filter(Shelved.Contest.class::isInstance).map(Shelved.Contest.class::cast)
                .filter(contest -> !contest.isOver()).findFirst();
    }

    /** Loads a save to be looked at; gives {@link Loaded.Seen} or {@link Loaded.Refused}. */
    public synchronized Loaded look(String id) {
        Journal journal = played.get(id);
        return isPlayed(id) ? Loaded.of(SaveText.write(journal.header(), journal.entries()))
                : Loaded.from(files.file(id));
    }

    /**
     * Loads a save to be played on; gives {@link Loaded.Taken} or {@link Loaded.Refused}. What is damaged is mended
     * up to its last good entry, and what is no save renamed; the file as it was is kept beside it.
     */
    public synchronized Loaded takeUp(String id) {
        if (isPlayed(id)) {
            return new Loaded.Refused(new Trouble.InUse());
        }
        Path file = files.file(id);
        try {
            byte[] bytes = WholeFile.readOwn(file, FileKind.SAVE);
            return switch (Loaded.of(bytes)) {
                case Loaded.Seen seen -> taken(id, seen.game(), mended(id, bytes, seen));
                case Loaded.Refused refused -> new Loaded.Refused(setAside(id, refused.trouble()));
                case Loaded.Taken taken -> taken;
            };
        } catch (OddFileException e) {
            return setAside(id, e);
        } catch (IOException e) {
            return new Loaded.Refused(new Trouble.Unreachable(file, FileFault.of(e)));
        }
    }

    private Loaded setAside(String id, OddFileException odd) {
        try {
            return new Loaded.Refused(setAside(id, new Trouble.NoSave(odd.getReason(), Optional.empty())));
        } catch (IOException e) {
            return new Loaded.Refused(new Trouble.Unreachable(files.file(id), FileFault.of(e)));
        }
    }

    private Trouble setAside(String id, Trouble trouble) throws IOException {
        return trouble instanceof Trouble.NoSave none ? new Trouble.NoSave(none.why(), Optional.of(AtomicFile
                .setAside(disk, files.file(id), SaveFiles.aside(id), SaveFiles.ASIDE_ENDING))) : trouble;
    }

    private List<Trouble> mended(String id, byte[] bytes, Loaded.Seen seen) throws IOException {
        List<Trouble> troubles = new ArrayList<>();
        for (Trouble trouble : seen.troubles()) {
            if (trouble instanceof Trouble.Damaged damaged) {
                Path file = files.file(id);
                Path aside = AtomicFile.keepAside(disk, file, bytes, FileKind.SAVE, SaveFiles.aside(id),
                        SaveFiles.ASIDE_ENDING);
                AtomicFile.write(disk, file, SaveText.write(seen.game().header(), seen.game().entries()));
                troubles.add(new Trouble.Damaged(damaged.kept(), damaged.fault(), Optional.of(aside)));
            } else {
                troubles.add(trouble);
            }
        }
        return troubles;
    }

    private Loaded taken(String id, SavedGame game, List<Trouble> troubles) throws IOException {
        Header header = game.header();
        Journal journal = Journal.resume(disk, files.file(id), header, game.entries());
        Optional<Seed> seed = game.isOver() ? Optional.empty()
                : Optional.of(seeds.find(header, game.beans().getLast().seal()).orElseGet(newSeed));
        SameBeans others = seed.isEmpty() ? SameBeans.NONE
                : SameBeans.of(seed.get(), game.word(), files.file(id), files,
                played.values().stream().filter(open -> !open.isClosed()).toList());
        Map<Occasion, Thrown> thrown = new HashMap<>(others.thrown());
        thrown.putAll(game.thrown());
        played.put(id, journal);
        watches.forEach(journal::watch);
        seed.filter(found -> header.fits(game.beans().getLast().seal(), found))
                .ifPresent(found -> guard(journal, found));
        List<Optional<String>> unsaved = new ArrayList<>();
        unsaved.add(journal.append(new Entry.TakenUp(order(), now())));
        seed.filter(found -> !header.fits(game.beans().getLast().seal(), found)).ifPresent(other -> {
            troubles.add(seeds.missing(game.beans().getLast().seal()));
            guard(journal, other);
            unsaved.add(journal.append(new Entry.Sealed(header.terms().seal(other))));
        });
        if (game.isOver()) {
            unsaved.add(openBeans(journal));
        } else if (!game.isAgain() && (others.opened() || thrown.size() > game.thrown().size())) {
            unsaved.add(journal.append(new Entry.Again()));
        }
        unsaved.stream().flatMap(Optional::stream).findFirst().map(Trouble.Unsaved::new).ifPresent(troubles::add);
        return new Loaded.Taken(game, journal, seed, Map.copyOf(thrown), List.copyOf(troubles));
    }

    /**
     * The contest of this journal is over: its beans are opened, as far as their seeds are here. When the record of
     * that is on the disk, seeds that no other save needs are removed. Harmless when it has been done before.
     */
    public synchronized Optional<String> openBeans(Journal journal) {
        SavedGame game = journal.saved();
        if (!game.isOver()) {
            throw new IllegalStateException(journal.id() + " is not over");
        }
        // What has gone from among the seeds comes back.
        journal.retry();
        for (SavedGame.Beans beans : game.beans()) {
            if (beans.seed().isEmpty()) {
                seeds.find(game.header(), beans.seal()).ifPresent(seed -> journal.append(new Entry.Opened(seed)));
            }
        }
        Optional<String> trouble = journal.retry();
        if (trouble.isEmpty()) {
            files.unawaited(journal.saved().beans().stream().filter(beans -> beans.seed().isPresent())
                    .map(SavedGame.Beans::seal).collect(Collectors.toSet())).forEach(seeds::forget);
        }
        return trouble;
    }

    /**
     * Saves a copy under a name, also of the contest that is being played.
     *
     * @param name what the player typed
     */
    public synchronized Optional<String> copy(String id, String name) {
        String line = FileNames.line(name);
        if (line.isEmpty()) {
            return Optional.of(Told.of("shelf.no.name"));
        }
        Path to = files.file(unused(FileNames.file(line)));
        return switch (look(id)) {
            case Loaded.Refused refused -> Optional.of(refused.trouble().sentence());
            case Loaded.Taken taken -> throw new IllegalStateException(taken.toString());
            case Loaded.Seen seen -> {
                List<Entry> entries = new ArrayList<>(seen.game().entries());
                entries.removeIf(Entry.Closed.class::isInstance);
                entries.add(new Entry.Named(line));
                entries.add(new Entry.Closed(seen.game().isClosed() ? seen.game().lastTold() : now()));
                yield attempt("shelf.copy", to, () -> {
                    Files.createDirectories(to.getParent());
                    AtomicFile.create(disk, to, SaveText.write(seen.game().header(), entries));
                });
            }
        };
    }

    /** Puts a save among the deleted ones. */
    public synchronized Optional<String> delete(String id) {
        if (isPlayed(id)) {
            return Optional.of(Told.of("shelf.played"));
        }
        return attempt("shelf.delete", files.file(id), () -> {
            Files.createDirectories(files.deleted(id).getParent());
            disk.move(files.file(id), files.deleted(id));
        });
    }

    /** Brings a deleted save back. */
    public synchronized Optional<String> restore(String id) {
        return attempt("shelf.restore", files.deleted(id),
                () -> disk.move(files.deleted(id), files.file(id)));
    }

    /** Whether a save is being written on by whoever took it up here. */
    public synchronized boolean isPlayed(String id) {
        return played.containsKey(id) && !played.get(id).isClosed();
    }

    private static Optional<String> attempt(String failure, Path file, Journal.Step step) {
        try {
            step.run();
            return Optional.empty();
        } catch (FileAlreadyExistsException e) {
            LOG.warn("{} stands in the way", e.getFile());
            return Optional.of(Told.of(failure, Told.name(file),
                    Told.of("reason.in.the.way", Told.name(Path.of(e.getFile())))));
        } catch (IOException e) {
            LOG.warn("{} can't be written, moved or removed", file, e);
            return Optional.of(Told.of(failure, Told.name(file), FileFault.of(e)));
        }
    }
}
