package patolli.forge.sound;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Every sound as a file, made once for all tests: in the folder that {@code -Dsounds=} names, or a temporary one. */
final class Rendered {
    private static final Map<String, Wave> READ = new HashMap<>();
    private static Path folder;

    private Rendered() { }

    static synchronized Path folder() {
        if (folder == null) {
            try {
                String named = System.getProperty("sounds");
                folder = named == null ? Files.createTempDirectory("sounds") : Path.of(named);
                SoundForge.make(folder, "");
                if (named == null) {
                    Runtime.getRuntime().addShutdownHook(new Thread(Rendered::clear));
                }
            } catch (IOException e) {
                throw new IllegalStateException(e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(e);
            }
        }
        return folder;
    }

    static synchronized Wave wave(String name) throws IOException {
        if (!READ.containsKey(name)) {
            READ.put(name, Wave.read(folder().resolve(name + ".wav")));
        }
        return READ.get(name);
    }

    /** The names of all sounds. */
    static List<String> names() {
        return Sounds.all().stream().map(Sound::name).toList();
    }

    private static void clear() {
        try (var files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
            Files.delete(folder);
        } catch (IOException e) {
            System.err.println("left behind: " + folder + " (" + e.getMessage() + ")");
        }
    }
}
