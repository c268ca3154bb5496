package patolli.files;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.CopyOption;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;

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
