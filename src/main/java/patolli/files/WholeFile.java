package patolli.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The one way to read files, whatever may lie in their place: only ordinary files are opened, or links to such, and
 * only up to the size of their {@link FileKind}. So nothing is waited for (a pipe that nobody writes to), and nothing
 * read without end (a device, a file of gigabytes).
 */
public final class WholeFile {
    private static final Logger LOG = LoggerFactory.getLogger(WholeFile.class);

    private WholeFile() { }

    /**
     * Reads a file as a whole.
     *
     * @throws OddFileException when it is no ordinary file, or too large
     */
    public static byte[] read(Path file, FileKind kind) throws IOException {
        check(file);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            long size = channel.size();
            if (size > kind.most()) {
                throw new OddFileException(file, Told.of("odd.large", Math.ceilDiv(size, 1_000_000),
                        kind.most() / 1_000_000.0));
            }
            // No more than that: what the system makes up as it is read says that it is empty.
            ByteBuffer content = ByteBuffer.allocate((int) size);
            while (content.hasRemaining() && channel.read(content) >= 0) {
                continue;
            }
            return Arrays.copyOf(content.array(), content.position());
        }
    }

    /**
     * Reads a file that lies where only this player's should.
     *
     * @throws OddFileException also when it may not be read
     */
    public static byte[] readOwn(Path file, FileKind kind) throws IOException {
        try {
            return read(file, kind);
        } catch (AccessDeniedException e) {
            LOG.debug("{} may not be read", file, e);
            throw new OddFileException(file, Told.of("odd.closed"));
        }
    }

    /** Refuses what is no ordinary file, without opening it. */
    static void check(Path file) throws IOException {
        var facts = Files.readAttributes(file, BasicFileAttributes.class);
        if (facts.isDirectory()) {
            throw new OddFileException(file, Told.of("odd.folder"));
        }
        if (!facts.isRegularFile()) {
            throw new OddFileException(file, Told.of("odd.device"));
        }
    }
}
