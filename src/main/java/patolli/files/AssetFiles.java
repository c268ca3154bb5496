package patolli.files;

import java.net.MalformedURLException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Where pictures, sounds and typefaces are. An installed game has them as files beside its Java: what is read out of a
 * linked image stays in the program's memory, packed, beside what was made of it. All else lies with the classes.
 */
public final class AssetFiles {
    /** The system property that names the folder; an asset that is not in it is looked for with the classes. */
    public static final String FOLDER = "patolli.assets";

    private AssetFiles() { }

    /** @param name its path from the root of the resources, with slashes and none in front */
    public static Optional<URL> find(String name) {
        String folder = System.getProperty(FOLDER, "");
        Path file = Path.of(folder, name);
        if (folder.isEmpty() || !Files.exists(file)) {
            return Optional.ofNullable(AssetFiles.class.getResource("/" + name));
        }
        try {
            return Optional.of(file.toUri().toURL());
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        }
    }
}
