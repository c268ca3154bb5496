package patolli.pack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Makes an app image and this platform's package (.deb, .msi or .dmg) of what Maven left in {@code target}. Java
 * compiles it itself. Arguments: the build's folder, the version, the jar of the music's encoder, and, if the pictures
 * of the game are to be had at a web address, that address.
 */
public final class Pack {
    static final Path SOURCES = Path.of("src", "package");
    private static final String LAUNCHER = "patolli/patolli.app.Main";
    private final Path out;
    private final Path target;
    private final String version;
    private final Path encoder;
    private final String pictures;

    private Pack(Path target, String version, Path encoder, String pictures) {
        this.target = target;
        this.version = version;
        this.encoder = encoder;
        this.pictures = pictures;
        out = target.resolve("package");
    }

    /** Makes the packages. */
    public static void main(String[] args) throws IOException, InterruptedException {
        new Pack(Path.of(args[0]).toAbsolutePath(), args[1], Path.of(args[2]), args.length > 3 ? args[3] : "").run();
    }

    private void run() throws IOException, InterruptedException {
        if (isLinux() && !Deb.isPossible()) {
            System.out.println("there is no dpkg-deb here: no .deb is made, but an app image that runs where it lies");
        }
        for (String old : List.of("module", "modules", "natives", "assets", "runtime", "image", "deb")) {
            delete(out.resolve(old));
        }
        Modules modules = new Modules(out.resolve("modules"), out.resolve("natives"));
        Path assets = out.resolve("assets");
        new GameModule(target.resolve("classes"), out.resolve("module"), assets)
                .jar(modules.folder().resolve("patolli.jar"));
        Music.pack(assets.resolve("sound"), encoder);
        modules.addAll(target.resolve("lib"));
        Path runtime = JavaImage.link(modules, out.resolve("runtime"));
        Path cache = Training.cache(runtime, out);
        Path image = image(runtime, cache, assets);
        switch (System.getProperty("os.name").toLowerCase(Locale.ROOT)) {
            case String os when os.contains("linux") -> {
                command(image);
                if (Deb.isPossible()) {
                    Deb deb = new Deb(image, out.resolve("deb"), version, pictures);
                    deb.lay();
                    told(deb.build(out));
                }
            }
            case String os when os.contains("win") -> jpackage("msi", image, "windows.args");
            default -> jpackage("dmg", image, "mac.args");
        }
    }

    /** The game with its own Java, to be run where it lies. */
    private Path image(Path runtime, Path cache, Path assets) throws IOException, InterruptedException {
        Path images = out.resolve("image");
        List<String> options = new ArrayList<>(List.of("--type", "app-image", "--name", "Patolli", "--app-version",
                offered(), "--dest", images.toString(), "--runtime-image", runtime.toString(), "--module", LAUNCHER,
                "--icon", Icons.forLauncher(out).toString(), "@" + SOURCES.resolve("common.args")));
        boolean bundle = isMac(System.getProperty("os.name"));
        if (bundle) {
            options.add("@" + SOURCES.resolve("mac-image.args"));
        }
        Tool.java("jpackage", options.toArray(String[]::new));
        Path image = images.resolve(imageName(System.getProperty("os.name")));
        Path app;
        try (Stream<Path> all = Files.walk(image)) {
            app = all.filter(file -> file.endsWith("Patolli.cfg")).findFirst().orElseThrow().getParent();
        }
        Files.copy(cache, app.resolve(Training.CACHE));
        copy(assets, app.resolve("assets"));
        Licences.take(target.resolve("lib"), app.resolve("licences"));
        Licences.add(app.resolve("licences"));
        if (bundle) {
            // jpackage has sealed what it made; a bundle with more in it than that counts as damaged.
            Tool.run("codesign", "--force", "--deep", "--sign", "-", image.toString());
        }
        told(image);
        return image;
    }

    /** On Linux the game is started by a script, which sets what GTK and glibc read from the environment. */
    private static void command(Path image) throws IOException, InterruptedException {
        JavaImage.strip(image.resolve("lib"));
        Path command = image.resolve("bin").resolve("patolli");
        Files.copy(SOURCES.resolve("linux").resolve("patolli.sh"), command);
        Files.setPosixFilePermissions(command, PosixFilePermissions.fromString("rwxr-xr-x"));
        told(command);
    }

    /** The association of saved games, with their icon. */
    private Path associations() throws IOException {
        List<String> lines = new ArrayList<>(Files.readAllLines(SOURCES.resolve("patolli.properties")));
        // Read as properties are: a backslash would be an escape.
        lines.add("icon=" + Icons.forSaves(out).toString().replace('\\', '/'));
        return Files.write(out.resolve("patolli.properties"), lines);
    }

    /** What jpackage calls the image of a game on a platform. */
    static String imageName(String os) {
        return isMac(os) ? "Patolli.app" : "Patolli";
    }

    private String offered() {
        return offered(version, System.getProperty("os.name"));
    }

    /**
     * The version as jpackage takes it on a platform: on macOS, where a bundle's first number must not be zero, 0.x is
     * offered as 1.x.
     */
    static String offered(String version, String os) {
        return isMac(os) && version.startsWith("0.") ? "1" + version.substring(1) : version;
    }

    private void jpackage(String type, Path image, String options) throws IOException, InterruptedException {
        Tool.java("jpackage", "--type", type, "--app-image", image.toString(), "--name", "Patolli",
                "--app-version", offered(), "--dest", out.toString(), "--file-associations",
                associations().toString(), "@" + SOURCES.resolve(options));
    }

    private static boolean isMac(String os) {
        return os.toLowerCase(Locale.ROOT).contains("mac");
    }

    private static boolean isLinux() {
        return System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("linux");
    }

    private static void told(Path made) {
        System.out.println("made " + made);
    }

    static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> all = Files.walk(from)) {
            for (Path each : all.toList()) {
                Path there = to.resolve(from.relativize(each).toString());
                Files.createDirectories(there.getParent());
                Files.copy(each, there, LinkOption.NOFOLLOW_LINKS, StandardCopyOption.COPY_ATTRIBUTES);
            }
        }
    }

    static void delete(Path tree) throws IOException {
        if (Files.exists(tree)) {
            try (Stream<Path> all = Files.walk(tree)) {
                for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(each);
                }
            }
        }
    }
}
