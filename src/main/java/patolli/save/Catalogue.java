package patolli.save;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import patolli.files.FileFault;
import patolli.play.Decision;

/** What lies on the shelf. A file that has not changed is read once. */
final class Catalogue {
    private static final Logger LOG = LoggerFactory.getLogger(Catalogue.class);
    private static final Comparator<Shelved> LATEST_FIRST =
            Comparator.<Shelved>comparingInt(each -> each instanceof Shelved.Contest contest ? contest.order() : -1)
                    .thenComparing(Shelved::id, Comparator.reverseOrder()).reversed();

    private final SaveFiles files;
    private final Map<Path, Known> known = new HashMap<>();

    private record Known(FileTime changed, long size, Shelved shelved) { }

    Catalogue(SaveFiles files) {
        this.files = files;
    }

    /** All saves, the one that was taken up last first, what can't be used last. */
    List<Shelved> list() {
        try {
            List<Path> all = files.all();
            known.keySet().retainAll(all);
            return all.stream().map(this::look).sorted(LATEST_FIRST).toList();
        } catch (IOException e) {
            LOG.warn("The saved games can't be listed ({})", FileFault.of(e));
            return List.of();
        }
    }

    /** The next number in the order of play. */
    int next() {
        return 1 + list().stream().mapToInt(each -> each instanceof Shelved.Contest contest ? contest.order() : 0)
                .max().orElse(0);
    }

    private Shelved look(Path file) {
        try {
            var facts = Files.readAttributes(file, BasicFileAttributes.class);
            Known before = known.get(file);
            if (before == null || before.size() != facts.size() || !before.changed().equals(facts.lastModifiedTime())) {
                before = new Known(facts.lastModifiedTime(), facts.size(),
                        shelved(SaveFiles.id(file), facts.lastModifiedTime().toInstant(), Loaded.from(file)));
                known.put(file, before);
            }
            return before.shelved();
        } catch (IOException e) {
            return new Shelved.Unusable(SaveFiles.id(file), Instant.EPOCH,
                    new Trouble.Unreachable(file, FileFault.of(e)));
        } catch (RuntimeException | StackOverflowError e) {
            // One save must not hide all others.
            LOG.error("{} could not be read", file, e);
            return new Shelved.Unusable(SaveFiles.id(file), Instant.EPOCH, new Trouble.ProgramFault());
        }
    }

    private static Shelved shelved(String id, Instant changed, Loaded loaded) {
        return switch (loaded) {
            case Loaded.Seen seen -> contest(id, changed, seen);
            case Loaded.Refused refused -> new Shelved.Unusable(id, changed, refused.trouble());
            case Loaded.Taken taken -> throw new IllegalStateException(id + " was only looked at: " + taken);
        };
    }

    private static Shelved.Contest contest(String id, Instant changed, Loaded.Seen seen) {
        SavedGame game = seen.game();
        int casts = (int) game.sitting().history().stream()
                .filter(turn -> turn.decision() instanceof Decision.Cast).count();
        return new Shelved.Contest(id, game.name(), game.header(), game.seats(), game.isReseated(),
                game.sitting().state(), casts, game.order(), game.isClosed() ? game.lastTold() : changed,
                seen.troubles().stream().findFirst());
    }
}
