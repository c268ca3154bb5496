package patolli.forge.sound.signal;

import static java.nio.ByteOrder.LITTLE_ENDIAN;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Random;

/** The bytes of a 16-bit WAV file. */
public final class Wav {
    private static final int HEAD = 44;

    private Wav() { }

    /** Channels of one length, in [-1, 1]. Dither keeps quiet tails from turning into distortion. */
    public static byte[] bytes(int rate, double[]... channels) {
        int frame = 2 * channels.length;
        int size = frame * channels[0].length;
        Random dither = new Random(1);
        ByteBuffer out = ByteBuffer.allocate(HEAD + size).order(LITTLE_ENDIAN);
        out.put(ascii("RIFF")).putInt(HEAD - 8 + size);
        out.put(ascii("WAVEfmt ")).putInt(16).putShort((short) 1).putShort((short) channels.length);
        out.putInt(rate).putInt(rate * frame).putShort((short) frame).putShort((short) 16);
        out.put(ascii("data")).putInt(size);
        for (int i = 0; i < channels[0].length; i++) {
            for (double[] x : channels) {
                out.putShort(step(x[i], dither));
            }
        }
        return out.array();
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private static short step(double x, Random dither) {
        double noise = x == 0 ? 0 : dither.nextDouble() - dither.nextDouble();
        return (short) Math.clamp(Math.rint(x * 32_767 + noise), -32_768, 32_767);
    }
}
