package patolli.files;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.CopyOption;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.slf4j.LoggerFactory;

/** The way to change files: the real one, or one that is full, or that takes nothing. Reading needs no such way. */
@FunctionalInterface
public interface Disk {
    /** The machine's own. */
    Disk REAL = FileChannel::open;

    /** Opens a file to be written, as {@link FileChannel#open(Path, OpenOption...)} does. */
    FileChannel open(Path file, OpenOption... options) throws IOException;

    /** Gives a file another name, as {@link Files#move} does. */
    default void move(Path from, Path to, CopyOption... options) throws IOException {
        Files.move(from, to, options);
    }

    /** Removes a file if it is there. */
    default void remove(Path file) throws IOException {
        Files.deleteIfExists(file);
    }

    /**
     * Puts the names of a folder's files on the disk for good; a power loss could otherwise take a new one away. Where
     * folders can't be opened (Windows) the system sees to that itself.
     */
    default void forceNames(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException e) {
            LoggerFactory.getLogger(Disk.class).debug("{} can't be forced", folder, e);
        }
    }

    /** A disk on which nothing can be changed, for that reason. */
    static Disk closed(String reason) {
        return new Disk() {
            @Override
            public FileChannel open(Path file, OpenOption... options) throws IOException {
                throw new IOException(reason);
            }

            @Override
            public void move(Path from, Path to, CopyOption... options) throws IOException {
                throw new IOException(reason);
            }

            @Override
            public void remove(Path file) throws IOException {
                throw new IOException(reason);
            }
        };
    }
}
