package patolli.keep;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is in a folder, byte for byte. */
final class Contents {
    private Contents() { }

    static Map<Path, String> of(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.collect(Collectors.toMap(file -> file, Contents::content));
        }
    }

    private static String content(Path file) {
        try {
            return Files.isDirectory(file) ? "folder" : Files.readString(file, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
