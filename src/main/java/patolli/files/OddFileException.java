package patolli.files;

import java.nio.file.FileSystemException;
import java.nio.file.Path;

/** What lies there is no file that the game could have written: a folder, a pipe, a device, or far too large. */
public final class OddFileException extends FileSystemException {
    private static final long serialVersionUID = 1L;

    /** @param why in words that fit into brackets */
    OddFileException(Path file, String why) {
        super(file.toString(), null, why);
    }
}
