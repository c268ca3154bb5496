package patolli.save;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import patolli.beans.Seal;
import patolli.files.FileFault;
import patolli.files.FileKind;
import patolli.files.OddFileException;
import patolli.files.WholeFile;

/** Where the files of a shelf lie and what they are called. */
final class SaveFiles {
    private static final Logger LOG = LoggerFactory.getLogger(SaveFiles.class);
    private static final String ENDING = ".patolli";

    /** What a damaged save is set aside under: no save's ending. */
    static final String ASIDE_ENDING = ENDING + ".txt";

    private final Path games;
    private final Path deleted;

    /** @param folder of all the game's data */
    SaveFiles(Path folder) {
        games = folder.resolve("games");
        deleted = games.resolve("deleted");
    }

    /** The name of a save: its file's, without the ending. */
    static String id(Path file) {
        String name = file.getFileName().toString();
        return name.endsWith(ENDING) ? name.substring(0, name.length() - ENDING.length()) : name;
    }

    /** The name of the save in that file, whatever way leads to it; empty if it does not lie here. */
    Optional<String> known(Path file) {
        try {
            Path real = file.toRealPath();
            return games.toRealPath().equals(real.getParent()) && real.getFileName().toString().endsWith(ENDING)
                    ? Optional.of(id(real)) : Optional.empty();
        } catch (IOException e) {
            // It does not lie here, or can't be read: whoever reads it will say why.
            return Optional.empty();
        }
    }

    Path file(String id) {
        return games.resolve(id + ENDING);
    }

    Path deleted(String id) {
        return deleted.resolve(id + ENDING);
    }

    /** A name like this one that no save has or had, deleted ones included. */
    String unused(String wanted) {
        String id = wanted;
        for (int n = 2; isThere(file(id)) || isThere(deleted(id)); n++) {
            id = wanted + "-" + n;
        }
        return id;
    }

    private static boolean isThere(Path file) {
        return Files.exists(file, LinkOption.NOFOLLOW_LINKS);
    }

    /** All saves; none if the folder is not there. */
    List<Path> all() throws IOException {
        return in(games);
    }

    /** Those that were deleted. */
    List<Path> allDeleted() throws IOException {
        return in(deleted);
    }

    private static List<Path> in(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().endsWith(ENDING)).sorted().toList();
        } catch (NoSuchFileException | NotDirectoryException e) {
            return List.of();
        }
    }

    /** Those of the seals whose beans no save goes on with, deleted ones included. When in doubt, none. */
    Set<Seal> unawaited(Set<Seal> seals) {
        Set<Seal> left = new HashSet<>(seals);
        try {
            for (Path file : Stream.concat(all().stream(), allDeleted().stream()).toList()) {
                left.removeAll(awaited(file));
            }
            return left;
        } catch (IOException e) {
            LOG.warn("The saved games can't be read ({})", FileFault.of(e));
            return Set.of();
        }
    }

    private static Set<Seal> awaited(Path file) throws IOException {
        Set<Seal> awaited = new HashSet<>();
        try {
            if (SaveText.of(WholeFile.read(file, FileKind.SAVE)) instanceof SaveText.Readable save) {
                awaited.add(save.header().seal());
                save.entries().forEach(entry -> {
                    switch (entry) {
                        case Entry.Sealed sealed -> awaited.add(sealed.seal());
                        case Entry.Opened opened -> awaited.remove(save.header().terms().seal(opened.seed()));
                        case Entry.Bet _, Entry.Cast _, Entry.Move _, Entry.Undo _, Entry.Redo _, Entry.Hint _,
                             Entry.Seated _, Entry.Called _, Entry.Plays _, Entry.Again _, Entry.Word _,
                             Entry.TakenUp _, Entry.Named _, Entry.Closed _ -> { }
                    }
                });
            }
        } catch (OddFileException e) {
            LOG.debug("{} is no save", file, e);
        }
        return awaited;
    }

    /** The name that a damaged save is set aside under begins so. */
    static String aside(String id) {
        return id + ".damaged";
    }
}
