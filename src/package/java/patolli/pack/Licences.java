package patolli.pack;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/** The licences and notices that libraries carry in their jars, which go where the libraries go. */
final class Licences {
    private static final String TEXTS = "META-INF/[^/]*(LICENSE|NOTICE)[^/]*";

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

    private static void takeOf(Path library, Path to) throws IOException {
        String name = library.getFileName().toString().replaceFirst("-[0-9].*", "");
        try (JarFile jar = new JarFile(library.toFile())) {
            List<? extends ZipEntry> texts = jar.stream().filter(entry -> entry.getName().matches(TEXTS)).toList();
            for (ZipEntry text : texts) {
                String file = text.getName().substring(text.getName().indexOf('/') + 1).replace(".txt", "");
                try (InputStream in = jar.getInputStream(text)) {
                    Files.copy(in, to.resolve(name + "-" + file + ".txt"));
                }
            }
        }
    }
}
