package patolli.forge.sound;

import java.io.IOException;
import java.nio.file.Path;

/**
 * One sound.
 *
 * @param name   that of its file, without the ending
 * @param recipe how it is made
 */
public record Sound(String name, Recipe recipe) {
    /** Makes the bytes of a WAV file. */
    public interface Recipe {
        /** Given the folder of the scores. */
        byte[] make(Path scores) throws IOException;
    }
}
