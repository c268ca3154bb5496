package patolli.save;

import java.nio.file.Path;

/** The folder of all saves. */
public final class Shelf {
    static final String ENDING = ".patolli";

    private Shelf() { }

    static String id(Path file) {
        String name = file.getFileName().toString();
        return name.endsWith(ENDING) ? name.substring(0, name.length() - ENDING.length()) : name;
    }
}
