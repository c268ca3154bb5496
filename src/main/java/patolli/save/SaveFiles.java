package patolli.save;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import patolli.beans.Seal;
import patolli.files.Reason;

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

    Path file(String id) {
        return games.resolve(id + ENDING);
    }

    Path deleted(String id) {
        return deleted.resolve(id + ENDING);
    }

    /** A name like this one that no save has or had, deleted ones included. */
    String unused(String wanted) {
        String id = wanted;
        for (int n = 2; Files.exists(file(id)) || Files.exists(deleted(id)); n++) {
            id = wanted + "-" + n;
        }
        return id;
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

    /** Whether some save, deleted or not, goes on with the beans of that seal. When in doubt, yes. */
    boolean isAwaited(Seal seal) {
        try {
            return Stream.concat(all().stream(), allDeleted().stream()).anyMatch(file -> awaits(file, seal));
        } catch (IOException e) {
            LOG.warn("The saved games can't be listed ({})", Reason.of(e));
            return true;
        }
    }

    private static boolean awaits(Path file, Seal seal) {
        try {
            return SaveText.of(Files.readAllBytes(file)) instanceof SaveText.Readable save
                    && (save.header().seal().equals(seal) || save.entries().contains(new Entry.Sealed(seal)))
                    && save.entries().stream().noneMatch(entry -> entry instanceof Entry.Opened opened
                            && save.header().fits(seal, opened.seed()));
        } catch (IOException e) {
            LOG.warn("{} can't be read ({})", file, Reason.of(e));
            return true;
        }
    }

    /** The name that a damaged save is set aside under begins so. */
    static String aside(String id) {
        return id + ".damaged";
    }
}
