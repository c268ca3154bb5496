package patolli.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The licences of libraries go with them into the package. */
class LicencesTest {
    @TempDir
    private Path folder;

    @Test
    void thoseOfEveryJarAreTakenAndNothingElse() throws IOException {
        Path libraries = Files.createDirectories(folder.resolve("lib"));
        jar(libraries.resolve("beads-core-2.1.jar"), Map.of("META-INF/LICENSE", "as you like", "META-INF/NOTICE",
                "by us", "META-INF/maven/LICENSE", "deeper", "beads/Bead.class", "code"));
        jar(libraries.resolve("thread-1.0.jar"), Map.of("META-INF/LICENSE.txt", "not sold"));
        Files.writeString(libraries.resolve("read.me"), "no jar");
        Path to = folder.resolve("app/licences");
        Licences.take(libraries, to);
        assertThat(texts(to)).isEqualTo(Map.of("beads-core-LICENSE.txt", "as you like", "beads-core-NOTICE.txt",
                "by us", "thread-LICENSE.txt", "not sold"));
    }

    private static Map<String, String> texts(Path of) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> all = Files.list(of)) {
            for (Path text : all.toList()) {
                texts.put(text.getFileName().toString(), Files.readString(text));
            }
        }
        return texts;
    }

    private static void jar(Path file, Map<String, String> entries) throws IOException {
        try (OutputStream out = Files.newOutputStream(file); JarOutputStream jar = new JarOutputStream(out)) {
            for (Map.Entry<String, String> entry : entries.entrySet()) {
                jar.putNextEntry(new JarEntry(entry.getKey()));
                jar.write(entry.getValue().getBytes(StandardCharsets.UTF_8));
            }
        }
    }
}
