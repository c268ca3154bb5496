package patolli.forge.sound;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Every sound as the file that the program plays: the build has made them before any test. */
final class Rendered {
    private static final Map<String, Wave> READ = new HashMap<>();

    private Rendered() { }

    static Path folder() {
        try {
            return Path.of(Rendered.class.getResource("/sound").toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
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
}
