package patolli.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Optional;

/**
 * By what a file is known again, without reading it.
 *
 * @param key     the system's own; empty where it has none
 * @param made    when it was made: a key may be given again to a file that is made later
 * @param size    in bytes
 * @param changed when it was changed last
 */
public record FileMark(Optional<Object> key, FileTime made, long size, FileTime changed) {

    /** What lies there now, links followed; empty when nothing does. */
    public static Optional<FileMark> of(Path file) throws IOException {
        try {
            var facts = Files.readAttributes(file, BasicFileAttributes.class);
            return Optional.of(new FileMark(Optional.ofNullable(facts.fileKey()), facts.creationTime(), facts.size(),
                    facts.lastModifiedTime()));
        } catch (NoSuchFileException e) {
            return Optional.empty();
        }
    }

    /** Whether that is a mark of the same file, however it may have changed; it must have been there all the time. */
    public boolean isSameFile(FileMark other) {
        // When it was made is told by the time of its last change where the system does not know better.
        return key.isPresent() ? key.equals(other.key) : other.key.isEmpty() && made.equals(other.made);
    }
}
