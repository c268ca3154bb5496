package patolli.pack;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;

/**
 * The modules to link, and apart from them their native libraries. JavaFX finds those beside the runtime's own; out of
 * a module it would unpack them into the player's home folder, at every start anew checked.
 */
final class Modules {
    private static final List<String> NATIVE = List.of(".so", ".dll", ".dylib");
    private final Path folder;
    private final Path natives;

    Modules(Path folder, Path natives) throws IOException {
        this.folder = Files.createDirectories(folder);
        this.natives = Files.createDirectories(natives);
    }

    Path folder() {
        return folder;
    }

    Path natives() {
        return natives;
    }

    /** Takes over every module in a folder. */
    void addAll(Path jars) throws IOException, InterruptedException {
        try (Stream<Path> all = Files.list(jars)) {
            for (Path jar : all.sorted().toList()) {
                add(jar);
            }
        }
    }

    /** Takes over a module; an empty jar (JavaFX has some) is left out, and one without a descriptor gets one. */
    void add(Path file) throws IOException, InterruptedException {
        try (JarFile jar = new JarFile(file.toFile())) {
            if (jar.stream().noneMatch(entry -> entry.getName().endsWith(".class"))) {
                return;
            }
            if (jar.stream().noneMatch(entry -> entry.getName().endsWith("module-info.class"))) {
                describe(file);
                return;
            }
            if (jar.stream().noneMatch(Modules::isNative)) {
                Files.copy(file, folder.resolve(file.getFileName()));
                return;
            }
            try (var out = new JarOutputStream(Files.newOutputStream(folder.resolve(file.getFileName())))) {
                for (JarEntry entry : jar.stream().toList()) {
                    try (InputStream in = jar.getInputStream(entry)) {
                        if (isNative(entry)) {
                            Files.copy(in, natives.resolve(entry.getName()));
                        } else {
                            write(entry, in, out);
                        }
                    }
                }
            }
        }
    }

    /** Only what has a descriptor can be linked. */
    private void describe(Path file) throws IOException, InterruptedException {
        Path described = folder.resolveSibling("described");
        Pack.delete(described);
        Tool.java("jdeps", "--ignore-missing-deps", "--generate-module-info", described.toString(), file.toString());
        Path source;
        try (Stream<Path> all = Files.walk(described)) {
            source = all.filter(each -> each.endsWith("module-info.java")).findFirst()
                    .orElseThrow(() -> new IOException("jdeps describes no module in " + file));
        }
        String module = source.getParent().getFileName().toString();
        Tool.java("javac", "--patch-module", module + "=" + file, "-d", described.toString(), source.toString());
        Path whole = folder.resolve(file.getFileName());
        Files.copy(file, whole);
        Tool.java("jar", "--update", "--file=" + whole, "-C", described.toString(), "module-info.class");
        Pack.delete(described);
    }

    private static boolean isNative(JarEntry entry) {
        return !entry.getName().contains("/") && NATIVE.stream().anyMatch(entry.getName()::endsWith);
    }

    private static void write(JarEntry entry, InputStream in, JarOutputStream jar) throws IOException {
        jar.putNextEntry(new JarEntry(entry.getName()));
        in.transferTo(jar);
        jar.closeEntry();
    }
}
