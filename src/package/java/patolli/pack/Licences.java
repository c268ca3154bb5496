package patolli.pack;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/**
 * The licences and notices of the libraries, which go where the libraries go: those that are in their jars, and for the
 * libraries whose jars have none, or not the whole, those of {@code src/package/licences}.
 */
final class Licences {
    private static final Path OWN = Pack.SOURCES.resolve("licences");
    /** At the head of a jar's description, or beside what they are about. */
    private static final String TEXTS = "META-INF/[^/]*(LICENSE|NOTICE)[^/]*"
            + "|(?!META-INF/)(.+/)?(?i:license|notice)(\\.txt)?";

    private Licences() { }

    /** Writes those of all jars of a folder into another, each in a file that is named after its library. */
    static void take(Path libraries, Path to) throws IOException {
        Files.createDirectories(to);
        try (Stream<Path> all = Files.list(libraries)) {
            for (Path jar : all.filter(file -> file.toString().endsWith(".jar")).toList()) {
                takeOf(jar, to);
            }
        }
    }

    /** Writes those that are in no jar into a folder. */
    static void add(Path to) throws IOException {
        Files.createDirectories(to);
        try (Stream<Path> all = Files.list(OWN)) {
            for (Path text : all.toList()) {
                Files.copy(text, to.resolve(text.getFileName()));
            }
        }
    }

    /** What a jar's library is called: the jar's name without the version. */
    static String library(Path jar) {
        return jar.getFileName().toString().replaceFirst("-[0-9].*", "");
    }

    private static void takeOf(Path library, Path to) throws IOException {
        try (JarFile jar = new JarFile(library.toFile())) {
            List<? extends ZipEntry> texts = jar.stream().filter(entry -> entry.getName().matches(TEXTS)).toList();
            for (ZipEntry text : texts) {
                String file = text.getName().replaceFirst("^META-INF/", "").replace(".txt", "").replace('/', '-');
                try (InputStream in = jar.getInputStream(text)) {
                    Files.copy(in, to.resolve(library(library) + "-" + file + ".txt"));
                }
            }
        }
    }
}
