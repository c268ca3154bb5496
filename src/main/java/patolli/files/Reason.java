package patolli.files;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** Why a file could not be used, in words that fit into brackets. */
public final class Reason {
    private Reason() { }

    /** What went wrong. */
    public static String of(IOException e) {
        return switch (e) {
            case AccessDeniedException denied -> Told.of("reason.denied", denied.getFile());
            // What stands where the folder should be is no folder.
            case FileAlreadyExistsException exists -> Told.of("reason.no.folder", exists.getFile());
            case NoSuchFileException missing -> Told.of("reason.missing", missing.getFile());
            case NotDirectoryException file -> Told.of("reason.no.folder", file.getFile());
            case FileSystemException other when other.getReason() != null -> other.getReason();
            default -> e.getMessage() == null ? Told.of("reason.unnamed", e.getClass().getSimpleName())
                    : HomeFolder.ofThePlayer().hidden(e.getMessage());
        };
    }
}
