package patolli.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.Map;

/** A folder where nothing can be read or written, and in a way that no code expects: by an unchecked exception. */
public final class BrokenFolder {
    private BrokenFolder() { }

    /** @param beside a folder for what it needs itself */
    public static Path in(Path beside) {
        try (FileSystem closed = FileSystems.newFileSystem(beside.resolve("closed.zip"), Map.of("create", "true"))) {
            return closed.getPath("/data");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
