package patolli.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Writes a file as a whole: a reader, and a machine that loses power, finds the old content or the new. */
public final class AtomicFile {
    private static final Logger LOG = LoggerFactory.getLogger(AtomicFile.class);
    private static final int MOST_TRIES = 1000;

    private AtomicFile() { }

    /** Makes the file, or takes the place of the one that is there. */
    public static void write(Disk disk, Path file, byte[] content) throws IOException {
        Path fresh = fresh(disk, file, content);
        try {
            replace(disk, fresh, file);
        } finally {
            Files.deleteIfExists(fresh);
        }
        disk.forceNames(file.toAbsolutePath().getParent());
    }

    /**
     * Makes a file that is not there yet.
     *
     * @throws FileAlreadyExistsException when it is; it stays as it was
     */
    public static void create(Disk disk, Path file, byte[] content) throws IOException {
        Path fresh = fresh(disk, file, content);
        try {
            disk.move(fresh, file);
        } finally {
            Files.deleteIfExists(fresh);
        }
        disk.forceNames(file.toAbsolutePath().getParent());
    }

    /** The content under a name of its own beside the file, on the disk for good. */
    private static Path fresh(Disk disk, Path file, byte[] content) throws IOException {
        Path fresh = file.resolveSibling(file.getFileName() + "." + ProcessHandle.current().pid() + ".tmp");
        // Whatever a program that was cut off has left there, or somebody else: it is never opened.
        disk.remove(fresh);
        try (FileChannel channel = disk.open(fresh, StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW)) {
            for (ByteBuffer left = ByteBuffer.wrap(content); left.hasRemaining();) {
                channel.write(left);
            }
            channel.force(true);
            return fresh;
        } catch (IOException e) {
            discard(fresh, e);
            throw e;
        }
    }

    private static void discard(Path fresh, IOException because) {
        try {
            Files.deleteIfExists(fresh);
        } catch (IOException e) {
            because.addSuppressed(e);
        }
    }

    private static void replace(Disk disk, Path fresh, Path file) throws IOException {
        try {
            disk.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            // Some network drives: the second best is still a file that was complete before it took the place.
            disk.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /**
     * Gives a file that can't be used another name beside it, {@code <stem>-<n><ending>} with the first n from 1
     * that is free, so that nothing set aside before is lost. It may be anything: it is not opened.
     *
     * @return the new name
     */
    public static Path setAside(Disk disk, Path file, String stem, String ending) throws IOException {
        for (int n = 1; ; n++) {
            Path aside = file.resolveSibling(stem + "-" + n + ending);
            try {
                disk.move(file, aside);
                disk.forceNames(file.toAbsolutePath().getParent());
                return aside;
            } catch (FileAlreadyExistsException e) {
                if (n == MOST_TRIES) {
                    throw e;
                }
            }
        }
    }

    /**
     * Keeps these bytes of a file beside it under a name as {@link #setAside} gives; the file itself stays. Bytes that
     * were kept so before are not kept twice.
     *
     * @param kind what the file holds: nothing larger is read to compare it
     * @return the name under which they are kept
     */
    public static Path keepAside(Disk disk, Path file, byte[] content, FileKind kind, String stem,
            String ending) throws IOException {
        for (int n = 1; ; n++) {
            Path aside = file.resolveSibling(stem + "-" + n + ending);
            try {
                create(disk, aside, content);
                return aside;
            } catch (FileAlreadyExistsException e) {
                if (holds(aside, content, kind)) {
                    return aside;
                }
                if (n == MOST_TRIES) {
                    throw e;
                }
            }
        }
    }

    private static boolean holds(Path aside, byte[] content, FileKind kind) {
        try {
            return Arrays.equals(WholeFile.read(aside, kind), content);
        } catch (IOException e) {
            LOG.debug("{} can't be read", aside, e);
            return false;
        }
    }
}
