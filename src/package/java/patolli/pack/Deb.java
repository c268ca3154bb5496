package patolli.pack;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * The Debian package. It is made by {@code dpkg-deb} of a plain tree, not by jpackage: that puts everything in /opt,
 * registers it by scripts, and needs fakeroot. Here each file lies where the desktop looks for it, so that there are
 * no scripts, and removing the package removes all of it.
 */
final class Deb {
    private static final Path LINUX = Pack.SOURCES.resolve("linux");
    private static final String PACKER = "dpkg-deb";
    private static final String MAINTAINER = "Maintainer: ";
    private static final DateTimeFormatter DATE =
            DateTimeFormatter.ofPattern("EEE, dd MMM yyyy HH:mm:ss Z", Locale.ENGLISH);
    private final Path image;
    private final Path root;
    private final String version;
    private final String pictures;

    /** @param pictures the web address of a folder with the game's pictures, or nothing */
    Deb(Path image, Path root, String version, String pictures) {
        this.image = image;
        this.root = root;
        this.version = version;
        this.pictures = pictures;
    }

    /** Whether this machine can pack the tree. */
    static boolean isPossible() {
        return Tool.isThere(PACKER);
    }

    /** Lays out the tree: the files as they will be installed, and what dpkg is told of them. */
    void lay() throws IOException, InterruptedException {
        tree();
        control();
    }

    /** Packs the tree, once it is laid out, into a folder. */
    Path build(Path folder) throws IOException, InterruptedException {
        Path deb = folder.resolve("patolli_" + version + "_" + architecture() + ".deb");
        Tool.run(PACKER, "--root-owner-group", "-Zxz", "--build", root.toString(), deb.toString());
        return deb;
    }

    private void tree() throws IOException {
        Pack.copy(image, root.resolve("usr/lib/patolli"));
        Path bin = Files.createDirectories(root.resolve("usr/bin"));
        Files.createSymbolicLink(bin.resolve("patolli"), Path.of("../lib/patolli/bin/patolli"));
        for (int size : Icons.SIZES) {
            String hicolor = "usr/share/icons/hicolor/" + size + "x" + size;
            copy(Icons.file(size), hicolor + "/apps/patolli.png");
            copy(Icons.save(size), hicolor + "/mimetypes/application-x-patolli-save.png");
        }
        copy(LINUX.resolve("patolli.desktop"), "usr/share/applications/patolli.desktop");
        copy(LINUX.resolve("patolli-mime.xml"), "usr/share/mime/packages/patolli.xml");
        String metainfo = Metainfo.filled(template("patolli.metainfo.xml"), version, pictures);
        LocalDate date = Metainfo.released(metainfo);
        write("usr/share/metainfo/patolli.metainfo.xml", metainfo);
        zipped(template("patolli.6").replace("@DATE@", date.toString()).replace("@VERSION@", version),
                "usr/share/man/man6/patolli.6.gz");
        zipped(changes(date), "usr/share/doc/patolli/changelog.gz");
        zipped(Files.readString(Path.of("CHANGELOG.md")), "usr/share/doc/patolli/CHANGELOG.md.gz");
        copy(LINUX.resolve("copyright"), "usr/share/doc/patolli/copyright");
    }

    /** The change log in the form that dpkg reads; what has changed stands in the game's own. */
    private String changes(LocalDate date) throws IOException {
        String maintainer = template("control").lines().filter(line -> line.startsWith(MAINTAINER)).findFirst()
                .orElseThrow().substring(MAINTAINER.length());
        return "patolli (" + version + ") unstable; urgency=medium\n\n  * See CHANGELOG.md.gz.\n\n -- " + maintainer
                + "  " + DATE.format(date.atStartOfDay(ZoneOffset.UTC)) + "\n";
    }

    private void control() throws IOException, InterruptedException {
        List<Path> files = files();
        long kilobytes = 0;
        StringBuilder sums = new StringBuilder();
        for (Path file : files) {
            kilobytes += (Files.size(file) + 1023) / 1024;
            sums.append(md5(file)).append("  ").append(root.relativize(file)).append('\n');
        }
        write("DEBIAN/control", template("control").replace("@VERSION@", version)
                .replace("@ARCHITECTURE@", architecture()).replace("@SIZE@", Long.toString(kilobytes))
                .replace("@GLIBC@", Glibc.of(image)));
        write("DEBIAN/md5sums", sums.toString());
        try (Stream<Path> all = Files.walk(root)) {
            for (Path each : all.filter(any -> !Files.isSymbolicLink(any)).toList()) {
                boolean runs = Files.isDirectory(each) || Files.isExecutable(each);
                Files.setPosixFilePermissions(each, PosixFilePermissions.fromString(runs ? "rwxr-xr-x" : "rw-r--r--"));
            }
        }
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> all = Files.walk(root.resolve("usr"))) {
            return all.filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)).sorted().toList();
        }
    }

    private static String md5(Path file) throws IOException {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("MD5").digest(Files.readAllBytes(file)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What dpkg calls this machine's kind. */
    private static String architecture() throws IOException, InterruptedException {
        if (Tool.isThere("dpkg")) {
            return Tool.answer("dpkg", "--print-architecture");
        }
        return System.getProperty("os.arch").equals("aarch64") ? "arm64" : System.getProperty("os.arch");
    }

    private static String template(String name) throws IOException {
        return Files.readString(LINUX.resolve(name));
    }

    private void copy(Path from, String to) throws IOException {
        Files.createDirectories(root.resolve(to).getParent());
        Files.copy(from, root.resolve(to));
    }

    private void write(String to, String text) throws IOException {
        Files.createDirectories(root.resolve(to).getParent());
        Files.writeString(root.resolve(to), text);
    }

    private void zipped(String text, String to) throws IOException {
        Files.createDirectories(root.resolve(to).getParent());
        Files.write(root.resolve(to), Gzip.of(text.getBytes(StandardCharsets.UTF_8)));
    }
}
