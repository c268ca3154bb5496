package patolli.pack;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;

/**
 * The Debian package. It is made by {@code dpkg-deb} of a plain tree, not by jpackage: that puts everything in /opt,
 * registers it by scripts, and needs fakeroot. Here each file lies where the desktop looks for it, so that there are
 * no scripts, and removing the package removes all of it.
 */
final class Deb {
    private static final Path LINUX = Pack.SOURCES.resolve("linux");
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

    /** Lays out the tree: the files as they will be installed, and what dpkg is told of them. */
    void lay() throws IOException {
        tree();
        control();
    }

    /** Packs the tree, once it is laid out, into a folder. */
    Path build(Path folder) throws IOException, InterruptedException {
        Path deb = folder.resolve("patolli_" + version + "_" + architecture() + ".deb");
        Tool.run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", root.toString(), deb.toString());
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
        write("usr/share/metainfo/patolli.metainfo.xml",
                Metainfo.filled(Files.readString(LINUX.resolve("patolli.metainfo.xml")), version, pictures));
        zipped(LINUX.resolve("patolli.6"), "usr/share/man/man6/patolli.6.gz");
        zipped(Path.of("CHANGELOG.md"), "usr/share/doc/patolli/changelog.gz");
        copy(LINUX.resolve("copyright"), "usr/share/doc/patolli/copyright");
    }

    private void control() throws IOException {
        List<Path> files = files();
        long kilobytes = 0;
        StringBuilder sums = new StringBuilder();
        for (Path file : files) {
            kilobytes += (Files.size(file) + 1023) / 1024;
            sums.append(md5(file)).append("  ").append(root.relativize(file)).append('\n');
        }
        write("DEBIAN/control", Files.readString(LINUX.resolve("control")).replace("@VERSION@", version)
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

    private static String architecture() {
        return System.getProperty("os.arch").equals("aarch64") ? "arm64" : System.getProperty("os.arch");
    }

    private void copy(Path from, String to) throws IOException {
        Files.createDirectories(root.resolve(to).getParent());
        Files.copy(from, root.resolve(to));
    }

    private void write(String to, String text) throws IOException {
        Files.createDirectories(root.resolve(to).getParent());
        Files.writeString(root.resolve(to), text);
    }

    private void zipped(Path from, String to) throws IOException {
        Files.createDirectories(root.resolve(to).getParent());
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(root.resolve(to)))) {
            Files.copy(from, out);
        }
    }
}
