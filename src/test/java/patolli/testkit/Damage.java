package patolli.testkit;

import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A file's content as faults leave it. */
public final class Damage {
    private Damage() { }

    /** The content cut before each of its bytes. */
    public static Stream<byte[]> cuts(byte[] content) {
        return IntStream.range(0, content.length).mapToObj(length -> Arrays.copyOf(content, length));
    }

    /** The content with each of its bits flipped. */
    public static Stream<byte[]> flips(byte[] content) {
        return IntStream.range(0, 8 * content.length).mapToObj(bit -> flip(content, bit));
    }

    /** The content with that bit flipped. */
    public static byte[] flip(byte[] content, int bit) {
        byte[] other = content.clone();
        other[bit / 8] ^= (byte) (1 << bit % 8);
        return other;
    }
}
