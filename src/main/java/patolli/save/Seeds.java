package patolli.save;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import patolli.beans.Seal;
import patolli.beans.Seed;
import patolli.files.AtomicFile;
import patolli.files.Disk;
import patolli.files.FileFault;
import patolli.files.FileKind;
import patolli.files.OddFileException;
import patolli.files.OwnerOnly;
import patolli.files.Told;
import patolli.files.WholeFile;
import patolli.rules.Refusal;

/**
 * The seeds of contests that are not over, each in a file of its own that only its owner may read, apart from the
 * saves. Nothing of a seed is ever logged.
 */
final class Seeds {
    private static final Logger LOG = LoggerFactory.getLogger(Seeds.class);
    private static final int DIGITS = 16;
    private static final String UNREADABLE = ".unreadable";

    private final Disk disk;
    private final Path folder;

    Seeds(Disk disk, Path folder) {
        this.disk = disk;
        this.folder = folder;
    }

    private Path file(Seal seal) {
        return folder.resolve(seal.hex().substring(0, DIGITS) + ".seed");
    }

    /** Puts the seed of a seal of that contest by; one that is there already is left alone. */
    void keep(Header header, Seed seed) throws IOException {
        Seal seal = header.terms().seal(seed);
        Path file = file(seal);
        if (find(header, seal).isPresent()) {
            return;
        }
        OwnerOnly.folder(folder);
        if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            AtomicFile.setAside(disk, file, file.getFileName() + UNREADABLE, "");
        }
        try {
            AtomicFile.create(disk, file, seed.hex().getBytes(StandardCharsets.US_ASCII));
        } catch (FileAlreadyExistsException e) {
            throw new IOException(Told.of("reason.made.now", file), e);
        }
        OwnerOnly.file(file);
    }

    /**
     * Puts a seed by that was here and may have gone.
     *
     * @return what the player must know, also when it can't be done; empty when it was still here
     */
    Optional<String> restore(Header header, Seed seed) {
        if (find(header, header.terms().seal(seed)).isPresent()) {
            return Optional.empty();
        }
        try {
            keep(header, seed);
            return Optional.of(Told.of("seeds.restored"));
        } catch (IOException e) {
            return Optional.of(Told.of("seeds.gone", FileFault.of(e)));
        }
    }

    /** The seed of that seal of a contest, if it is here and whole. */
    Optional<Seed> find(Header header, Seal seal) {
        Path file = file(seal);
        if (Files.notExists(file)) {
            return Optional.empty();
        }
        try {
            Optional<Seed> seed = Optional.of(Seed.parse(new String(WholeFile.read(file, FileKind.SEED),
                    StandardCharsets.ISO_8859_1).strip()))
                    .filter(found -> header.fits(seal, found));
            if (seed.isEmpty()) {
                LOG.warn("{} does not hold what belongs to its seal; the game does without it", file);
            }
            return seed;
        } catch (IOException e) {
            LOG.warn("{} can't be read ({}); the game does without it", file, FileFault.of(e));
        } catch (Refusal e) {
            LOG.warn("{} is damaged; the game does without it", file);
        }
        return Optional.empty();
    }

    /** Why a seed is not there: something that can't hold one lies in its place, and is set aside. */
    Trouble missing(Seal seal) {
        Path file = file(seal);
        try {
            WholeFile.read(file, FileKind.SEED);
        } catch (OddFileException e) {
            return new Trouble.OddBeans(file, e.getReason(), aside(file));
        } catch (IOException e) {
            LOG.debug("{} can't be read", file, e);
        }
        return new Trouble.OtherBeans();
    }

    private Optional<Path> aside(Path file) {
        try {
            return Optional.of(AtomicFile.setAside(disk, file, file.getFileName() + UNREADABLE, ""));
        } catch (IOException e) {
            LOG.warn("{} can't be renamed ({})", file, FileFault.of(e));
            return Optional.empty();
        }
    }

    /** Removes a seed that is no secret any more. */
    void forget(Seal seal) {
        try {
            disk.remove(file(seal));
        } catch (IOException e) {
            LOG.warn("{} can't be removed ({})", file(seal), FileFault.of(e));
        }
    }
}
