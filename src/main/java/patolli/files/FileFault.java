package patolli.files;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;

/** Why a file could not be used, in words that fit into brackets. A file has its name in them, but not its path. */
public final class FileFault {
    private FileFault() { }

    /** What went wrong. */
    public static String of(IOException e) {
        return switch (e) {
            case AccessDeniedException denied -> Told.of("reason.denied", name(denied));
            // What stands where the folder should be is no folder.
            case FileAlreadyExistsException exists -> Told.of("reason.no.folder", name(exists));
            case NoSuchFileException missing -> Told.of("reason.missing", name(missing));
            case NotDirectoryException file -> Told.of("reason.no.folder", name(file));
            case FileSystemException other when other.getReason() != null -> other.getReason();
            // Its message would be nothing but a path.
            case FileSystemException bare -> Told.of("reason.unnamed", bare.getClass().getSimpleName());
            default -> e.getMessage() == null ? Told.of("reason.unnamed", e.getClass().getSimpleName())
                    : HomeFolder.ofThePlayer().hidden(e.getMessage());
        };
    }

    private static String name(FileSystemException e) {
        return e.getFile() == null ? e.getClass().getSimpleName() : Told.name(Path.of(e.getFile()));
    }
}
