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
    void addAll(Path jars) throws IOException {
        try (Stream<Path> all = Files.list(jars)) {
            for (Path jar : all.sorted().toList()) {
                add(jar);
            }
        }
    }

    /** Takes over a module; a jar that is none (JavaFX has some, empty) is left out. */
    void add(Path file) throws IOException {
        try (JarFile jar = new JarFile(file.toFile())) {
            if (jar.stream().noneMatch(entry -> entry.getName().endsWith("module-info.class"))) {
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

    private static boolean isNative(JarEntry entry) {
        return !entry.getName().contains("/") && NATIVE.stream().anyMatch(entry.getName()::endsWith);
    }

    private static void write(JarEntry entry, InputStream in, JarOutputStream jar) throws IOException {
        jar.putNextEntry(new JarEntry(entry.getName()));
        in.transferTo(jar);
        jar.closeEntry();
    }
}
