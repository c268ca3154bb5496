package patolli.pack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;

/** The game's own Java, with the modules that it needs and no others. */
final class JavaImage {
    /** The game's module requires what it uses itself; beside it stands the log that slf4j finds as a service. */
    private static final String ROOTS = "patolli,org.slf4j.jul";

    private JavaImage() { }

    /** A JDK that has no jmods links from its own image (JEP 493): the path holds the game's modules only. */
    static Path link(Modules modules, Path runtime) throws IOException, InterruptedException {
        Tool.java("jlink", "--module-path", modules.folder().toString(), "--add-modules", ROOTS,
                "--strip-java-debug-attributes", "--no-header-files", "--no-man-pages", "--compress=zip-9",
                "--output", runtime.toString());
        boolean windows = System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("win");
        Path libraries = runtime.resolve(windows ? "bin" : "lib");
        try (Stream<Path> all = Files.list(modules.natives())) {
            for (Path library : all.toList()) {
                Files.copy(library, libraries.resolve(library.getFileName()));
            }
        }
        return runtime;
    }
}
