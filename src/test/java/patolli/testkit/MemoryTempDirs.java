package patolli.testkit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDirFactory;

/**
 * The folders of tests lie in memory where the system has room for them there: every line of a save is forced to the
 * disk, which tests wait for and don't look at.
 */
public final class MemoryTempDirs implements TempDirFactory {
    private static final Path MEMORY = Path.of("/dev/shm");
    private static final long ENOUGH = 2L << 30;

    @Override
    public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext context) throws IOException {
        boolean room = Files.isDirectory(MEMORY) && Files.isWritable(MEMORY)
                && Files.getFileStore(MEMORY).getUsableSpace() >= ENOUGH;
        return room ? Files.createTempDirectory(MEMORY, "patolli-test") : Files.createTempDirectory("patolli-test");
    }
}
