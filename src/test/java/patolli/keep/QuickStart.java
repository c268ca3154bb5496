package patolli.keep;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How programs are started that live for a second only: from a jar, with the classes in the archive that the first of
 * them leaves when it ends.
 */
final class QuickStart {
    private final Path jar;
    private final Path archive;

    /** @param folder for the jar and the archive */
    QuickStart(Path folder) {
        jar = folder.resolve("classes.jar");
        archive = folder.resolve("classes.jsa");
        List<String> pack = new ArrayList<>(List.of("--create", "--file", jar.toString()));
        // The program, and the words that it says when something is wrong.
        classPath().filter(QuickStart::hasClasses).forEach(place -> Stream.of("patolli", "text")
                .filter(part -> Files.isDirectory(Path.of(place, part)))
                .forEach(part -> pack.addAll(List.of("-C", place, part))));
        assertThat(ToolProvider.findFirst("jar").orElseThrow().run(System.out, System.err,
                pack.toArray(String[]::new))).isZero();
    }

    private static Stream<String> classPath() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator));
    }

    private static boolean hasClasses(String place) {
        return Files.isDirectory(Path.of(place, "patolli"));
    }

    /** Lets a program come to its end, so that those after it find the archive. */
    void warm(Class<?> main, Path folder, String... arguments) throws IOException {
        try (Killable first = Killable.start(command(main), folder, arguments)) {
            assertThat(first.end()).isZero();
        }
    }

    /** Starts that class. */
    List<String> command(Class<?> main) {
        String libraries = classPath().filter(place -> place.endsWith(".jar"))
                .collect(Collectors.joining(File.pathSeparator));
        return List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                Files.exists(archive) ? "-XX:SharedArchiveFile=" + archive : "-XX:ArchiveClassesAtExit=" + archive,
                "-Xlog:disable", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx128m",
                "-cp", jar + File.pathSeparator + libraries, main.getName());
    }
}
