package patolli.forge.sound;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * A sound read back from its file.
 *
 * @param rate     samples a second
 * @param channels samples in [-1, 1]
 */
record Wave(int rate, double[][] channels) {
    private static final int HEAD = 44;

    /** Reads a 16-bit WAV file with the plainest head. */
    static Wave read(Path file) throws IOException {
        ByteBuffer in = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
        if (in.getShort(20) != 1 || in.getShort(34) != 16 || in.getInt(40) != in.capacity() - HEAD) {
            throw new IOException(file + " is not a plain 16-bit WAV file");
        }
        double[][] channels = new double[in.getShort(22)][(in.capacity() - HEAD) / 2 / in.getShort(22)];
        in.position(HEAD);
        for (int i = 0; i < channels[0].length; i++) {
            for (double[] x : channels) {
                x[i] = in.getShort() / 32_768.0;
            }
        }
        return new Wave(in.getInt(24), channels);
    }

    double seconds() {
        return channels[0].length / (double) rate;
    }

    /** All channels as one, at their mean. */
    double[] mid() {
        double[] mid = new double[channels[0].length];
        for (double[] x : channels) {
            for (int i = 0; i < mid.length; i++) {
                mid[i] += x[i] / channels.length;
            }
        }
        return mid;
    }

    /** The piece between two times. */
    double[] piece(double from, double to) {
        int first = (int) (from * rate);
        int end = Math.min(channels[0].length, (int) (to * rate));
        double[][] pieces = new double[channels.length][];
        Arrays.setAll(pieces, c -> Arrays.copyOfRange(channels[c], first, end));
        return new Wave(rate, pieces).mid();
    }
}
