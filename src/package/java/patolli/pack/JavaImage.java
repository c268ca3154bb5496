package patolli.pack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
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
        strip(runtime);
        return runtime;
    }

    /** Leaves out the names that only a debugger reads, where binutils are: a thirtieth of the whole. */
    static void strip(Path tree) throws IOException, InterruptedException {
        if (!Tool.isThere("strip")) {
            return;
        }
        try (Stream<Path> all = Files.walk(tree)) {
            for (Path library : all.filter(file -> file.toString().endsWith(".so")).toList()) {
                Files.setPosixFilePermissions(library, PosixFilePermissions.fromString("rw-r--r--"));
                Tool.run("strip", "--strip-unneeded", library.toString());
            }
        }
    }
}
