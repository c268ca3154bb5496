package patolli.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The licences of libraries go with them into the package. */
class LicencesTest {
    private static final Path COPYRIGHT = Pack.SOURCES.resolve("linux").resolve("copyright");
    @TempDir
    private Path folder;

    @Test
    void thoseOfEveryJarAreTakenAndNothingElse() throws IOException {
        Path libraries = Files.createDirectories(folder.resolve("lib"));
        jar(libraries.resolve("beads-core-2.1.jar"), Map.of("META-INF/LICENSE", "as you like", "META-INF/NOTICE",
                "by us", "META-INF/maven/LICENSE", "deeper", "beads/Bead.class", "code"));
        jar(libraries.resolve("thread-1.0.jar"), Map.of("META-INF/LICENSE.txt", "not sold",
                "thread/pictures/license.txt", "not cut", "thread/Licenses.class", "code"));
        Files.writeString(libraries.resolve("read.me"), "no jar");
        Path to = folder.resolve("app/licences");
        Licences.take(libraries, to);
        assertThat(texts(to)).isEqualTo(Map.of("beads-core-LICENSE.txt", "as you like", "beads-core-NOTICE.txt",
                "by us", "thread-LICENSE.txt", "not sold", "thread-thread-pictures-license.txt", "not cut"));
    }

    @Test
    void everyLibraryOfTheProgramHasATextAndAStanza() throws IOException {
        Path to = folder.resolve("app/licences");
        Path libraries = Files.createDirectories(folder.resolve("lib"));
        for (Path jar : Libraries.shipped()) {
            Files.copy(jar, libraries.resolve(jar.getFileName()));
        }
        Licences.take(libraries, to);
        Licences.add(to);
        List<String> texts = texts(to).keySet().stream().map(text -> text.replaceFirst("-(LICENSE|NOTICE).*", ""))
                .toList();
        List<String> files = values(Files.readString(COPYRIGHT), "Files").flatMap(line -> Stream.of(line.split(" ")))
                .toList();
        assertThat(Libraries.shipped()).hasSizeGreaterThan(15).allSatisfy(jar -> {
            String library = Licences.library(jar);
            assertThat(texts).as(library).anyMatch(text -> library.equals(text) || library.startsWith(text + "-"));
            assertThat(files).as(library).anyMatch(file -> jar.getFileName().toString()
                    .matches(file.replace(".", "\\.").replace("*", ".+")) && !file.equals("*"));
        });
    }

    @Test
    void everyLicenceThatIsNamedIsGivenOnceAndNoOther() throws IOException {
        String text = Files.readString(COPYRIGHT);
        List<String> given = new ArrayList<>();
        Set<String> named = new TreeSet<>();
        for (String stanza : text.split("\n\n")) {
            List<String> licence = values(stanza, "License").toList();
            if (stanza.startsWith("License: ")) {
                given.addAll(licence);
                assertThat(stanza).as("%s has a text", licence).contains("\n ");
            } else if (stanza.startsWith("Files: ")) {
                assertThat(stanza).contains("\nCopyright: ");
                assertThat(licence).as(stanza).hasSize(1);
                named.addAll(List.of(licence.getFirst().split(" and ")));
            }
        }
        assertThat(given).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(named)
                .allMatch(name -> name.matches("[A-Za-z0-9.+-]+"));
        assertThat(text).contains("libgstreamer-lite.so\n").doesNotContain("\t").endsWith("\n");
    }

    /** What stands in the lines of a field. */
    private static Stream<String> values(String text, String field) {
        return text.lines().filter(line -> line.startsWith(field + ": "))
                .map(line -> line.substring(field.length() + 2));
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
