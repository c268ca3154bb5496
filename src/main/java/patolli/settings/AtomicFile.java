package patolli.settings;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Replaces a file as a whole: a reader, and a machine that loses power, finds the old content or the new. */
final class AtomicFile {
    private AtomicFile() { }

    static void write(Path file, byte[] content) throws IOException {
        Path fresh = Files.createTempFile(file.toAbsolutePath().getParent(), file.getFileName().toString(), ".tmp");
        try {
            try (FileChannel channel = FileChannel.open(fresh, StandardOpenOption.WRITE)) {
                for (ByteBuffer left = ByteBuffer.wrap(content); left.hasRemaining();) {
                    channel.write(left);
                }
                channel.force(true);
            }
            replace(fresh, file);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    private static void replace(Path fresh, Path file) throws IOException {
        try {
            Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            // Some network drives: the second best is still a file that was complete before it took the place.
            Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
