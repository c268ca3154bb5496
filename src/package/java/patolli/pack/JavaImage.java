package patolli.pack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The game's own Java, with the modules that it needs and no others. */
final class JavaImage {
    /** The game's module requires what it uses itself; beside it stands the log that slf4j finds as a service. */
    private static final String ROOTS = "patolli,org.slf4j.jul";

    /** Whose packages nothing calls that is linked: Swing, printing, and style sheets for XML. */
    private static final Map<String, List<String>> UNUSED = Map.of(
            "java.desktop", List.of("javax/swing", "sun/swing", "com/sun/java/swing", "javax/print", "sun/print"),
            "java.xml", List.of("com/sun/org/apache/bcel", "com/sun/org/apache/xalan"));
    /**
     * What is left out besides: pages of documentation, an old style, typefaces, pictures of dialogs and a colour table
     * that nobody asks for, and languages that the game does not speak.
     */
    private static final List<String> RESOURCES = Stream.concat(Stream.of("**/doc-files/**", "**/META-INF/maven/**",
            "/javafx.controls/com/sun/javafx/scene/control/skin/caspian/**",
            "/org.controlsfx.controls/org/controlsfx/glyphfont/*.ttf",
            "/org.controlsfx.controls/org/controlsfx/dialog/*.png", "/java.desktop/sun/java2d/cmm/profiles/PYCC.pf"),
            Stream.of("de", "fr", "it", "ja", "ko", "pt_BR", "sv", "zh_CN", "zh_TW").flatMap(language ->
                    Stream.of("**_" + language + ".class", "**_" + language + ".properties"))).toList();
    /**
     * The libraries of what is unused: JavaFX has windows and typefaces of its own, and pictures are written without
     * either.
     */
    private static final List<String> LIBRARIES = List.of("splashscreen", "mlib_image", "fontmanager", "freetype",
            "jawt", "awt_xawt");
    /** What only a debugger, another Java or the making of an archive of classes would read. */
    private static final List<String> TOOLS = List.of("jrt-fs.jar", "classlist");

    private JavaImage() { }

    /** A JDK that has no jmods links from its own image (JEP 493): the path holds the game's modules only. */
    static Path link(Modules modules, Path runtime) throws IOException, InterruptedException {
        Tool.java("jlink", "--module-path", modules.folder().toString(), "--add-modules", ROOTS,
                "--exclude-resources=@" + unused(runtime.resolveSibling("unused.txt")),
                "--strip-java-debug-attributes", "--no-header-files", "--no-man-pages", "--compress=zip-9",
                "--output", runtime.toString());
        boolean windows = System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("win");
        Path libraries = runtime.resolve(windows ? "bin" : "lib");
        try (Stream<Path> all = Files.list(modules.natives())) {
            for (Path library : all.toList()) {
                // Windows' own C libraries come with Java and with JavaFX alike.
                Path there = libraries.resolve(library.getFileName());
                if (!Files.exists(there)) {
                    Files.copy(library, there);
                }
            }
        }
        for (String unused : LIBRARIES) {
            Files.deleteIfExists(libraries.resolve(System.mapLibraryName(unused)));
        }
        for (String tool : TOOLS) {
            Files.deleteIfExists(runtime.resolve("lib").resolve(tool));
        }
        strip(runtime);
        return runtime;
    }

    /** A file that names all resources to be left out: a thirtieth of the whole. */
    private static Path unused(Path list) throws IOException {
        List<String> patterns = new ArrayList<>(RESOURCES.stream().map(pattern -> "glob:" + pattern).toList());
        FileSystem modules = FileSystems.getFileSystem(URI.create("jrt:/"));
        for (Map.Entry<String, List<String>> module : UNUSED.entrySet()) {
            for (String tree : module.getValue()) {
                Path folder = modules.getPath("modules", module.getKey(), tree);
                // A later JDK may have dropped it.
                try (Stream<Path> all = Files.exists(folder) ? Files.walk(folder) : Stream.empty()) {
                    Map<Path, List<Path>> packages = all.filter(file -> file.toString().endsWith(".class"))
                            .collect(Collectors.groupingBy(Path::getParent));
                    packages.values().forEach(classes -> patterns.addAll(butTheSmallest(classes)));
                }
            }
        }
        return Files.write(list, patterns);
    }

    /** jlink takes no module with an empty package. */
    private static List<String> butTheSmallest(List<Path> classes) {
        return classes.stream().sorted(Comparator.comparingLong(JavaImage::size)).skip(1)
                .map(each -> "glob:/" + each.subpath(1, each.getNameCount())).toList();
    }

    private static long size(Path file) {
        try {
            return Files.size(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
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
