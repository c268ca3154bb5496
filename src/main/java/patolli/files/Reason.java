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
            case AccessDeniedException denied -> "no permission for " + denied.getFile();
            // What stands where the folder should be is no folder.
            case FileAlreadyExistsException exists -> exists.getFile() + " is not a folder";
            case NoSuchFileException missing -> missing.getFile() + " does not exist";
            case NotDirectoryException file -> file.getFile() + " is not a folder";
            case FileSystemException other when other.getReason() != null -> other.getReason();
            default -> e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
        };
    }
}
