package patolli.pack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The game's own module, and apart from it pictures, sounds and typefaces, which an installed game reads as files: what
 * is read out of a linked image stays in the program's memory, packed. What style sheets name stays beside them.
 */
final class GameModule {
    private static final List<String> FOLDERS = List.of("images/", "sound/", "fonts/");
    /** What says of which sources pictures and sounds were made: only who makes them asks for it. */
    private static final List<String> STAMPS = List.of("images/stamps/", "sound/stamps.txt");
    private final Path classes;
    private final Path module;
    private final Path assets;

    /**
     * @param classes everything as the build left it
     * @param module  where what is of the module is copied to
     * @param assets  where the rest is
     */
    GameModule(Path classes, Path module, Path assets) {
        this.classes = classes;
        this.module = module;
        this.assets = assets;
    }

    /** Parts them, and makes a module of the one. */
    void jar(Path file) throws IOException, InterruptedException {
        part();
        // From the compiler's own descriptor: that of a finished jar names the packages of pictures too.
        Tool.java("jar", "--create", "--file=" + file, "--main-class=patolli.app.Main", "-C", module.toString(), ".");
    }

    void part() throws IOException {
        String styles = styles();
        try (Stream<Path> all = Files.walk(classes)) {
            for (Path each : all.filter(Files::isRegularFile).toList()) {
                String name = classes.relativize(each).toString().replace('\\', '/');
                if (STAMPS.stream().anyMatch(name::startsWith)) {
                    continue;
                }
                boolean asset = FOLDERS.stream().anyMatch(name::startsWith)
                        && !styles.contains(name.replaceFirst("@2x", ""));
                Path there = (asset ? assets : module).resolve(name);
                Files.createDirectories(there.getParent());
                Files.copy(each, there);
            }
        }
    }

    /** All style sheets; where they name a double size, the single one. */
    private String styles() throws IOException {
        try (Stream<Path> all = Files.list(classes.resolve("css"))) {
            StringBuilder text = new StringBuilder();
            for (Path each : all.sorted().toList()) {
                text.append(Files.readString(each).replace("@2x", ""));
            }
            return text.toString();
        }
    }
}
