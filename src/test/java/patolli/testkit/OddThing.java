package patolli.testkit;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;

/** What may lie in the place of a file though no program would write it there. */
public enum OddThing {
    /** Whoever opens it waits for its other end. */
    PIPE,
    LINK_TO_A_PIPE,
    /** Has no end. */
    LINK_TO_A_DEVICE,
    FOLDER,
    /** Three gigabytes, that take no room on the disk. */
    LARGE_FILE;

    private static final Path ZERO = Path.of("/dev/zero");
    private static final long MUCH = 3_000_000_000L;

    /** Puts one there; skips the test where the machine knows no such thing. */
    public void put(Path place) throws IOException {
        Files.createDirectories(place.getParent());
        switch (this) {
            case PIPE -> pipe(place);
            case LINK_TO_A_PIPE -> {
                Path pipe = Files.createTempDirectory(place.getParent(), "elsewhere").resolve("pipe");
                pipe(pipe);
                Files.createSymbolicLink(place, pipe);
            }
            case LINK_TO_A_DEVICE -> {
                assumeTrue(Files.exists(ZERO));
                Files.createSymbolicLink(place, ZERO);
            }
            case FOLDER -> Files.createDirectories(place.resolve("inside"));
            case LARGE_FILE -> {
                try (FileChannel channel = FileChannel.open(place, StandardOpenOption.CREATE_NEW,
                        StandardOpenOption.SPARSE, StandardOpenOption.WRITE)) {
                    channel.write(ByteBuffer.wrap(new byte[1]), MUCH - 1);
                }
            }
        }
    }

    /** Whether it lies there, as it was put. */
    public boolean isAt(Path place) throws IOException {
        if (Files.notExists(place, LinkOption.NOFOLLOW_LINKS)) {
            return false;
        }
        var facts = Files.readAttributes(place, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        return switch (this) {
            case PIPE -> facts.isOther();
            case LINK_TO_A_PIPE, LINK_TO_A_DEVICE -> facts.isSymbolicLink();
            case FOLDER -> Files.isDirectory(place.resolve("inside"));
            case LARGE_FILE -> facts.size() == MUCH;
        };
    }

    private static void pipe(Path place) throws IOException {
        try {
            assumeTrue(new ProcessBuilder("mkfifo", place.toString()).start().waitFor() == 0);
        } catch (IOException e) {
            assumeTrue(false, "there are no pipes: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }
}
