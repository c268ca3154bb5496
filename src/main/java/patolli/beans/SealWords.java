package patolli.beans;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The words that seals are told in, one for each value of a byte: the lines of {@code text/seal-words.txt}. */
final class SealWords {
    static final List<String> ALL = read();

    private SealWords() { }

    private static List<String> read() {
        try (InputStream in = SealWords.class.getResourceAsStream("/text/seal-words.txt")) {
            if (in == null) {
                throw new IllegalStateException("text/seal-words.txt is missing from the program");
            }
            return new String(in.readAllBytes(), StandardCharsets.US_ASCII).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException("text/seal-words.txt can't be read", e);
        }
    }
}
