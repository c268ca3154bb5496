package patolli.files;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.OpenOption;
import java.nio.file.Path;

/** The way to files that are written: the real one, or one that is full, or that only gives and takes nothing. */
@FunctionalInterface
public interface Disk {
    /** The machine's own. */
    Disk REAL = FileChannel::open;

    /** Opens a file as {@link FileChannel#open(Path, OpenOption...)} does. */
    FileChannel open(Path file, OpenOption... options) throws IOException;

    /** A disk that nothing can be written to, for that reason. */
    static Disk closed(String reason) {
        return (file, options) -> {
            throw new IOException(reason);
        };
    }
}
