package patolli.audio;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/**
 * What a sink was heard to play, mono at 44.1 kHz, and when. A sample's time is never told too early: a piece of the
 * stream is taken to have been heard when it arrived, the most punctual piece of each ten seconds giving the clock.
 */
final class Recording {
    static final int RATE = 44_100;
    private static final int MINUTES = 15;
    private static final int CLOCK = 10 * RATE;
    private final float[] samples = new float[MINUTES * 60 * RATE];
    private final long[] offset = new long[samples.length / CLOCK + 1];
    private int length;

    Recording() {
        Arrays.fill(offset, Long.MAX_VALUE);
    }

    /** Reads 16-bit samples until the stream ends. */
    void read(InputStream in) throws IOException {
        byte[] bytes = new byte[1 << 14];
        int odd = 0;
        while (length < samples.length) {
            int count = in.read(bytes, odd, bytes.length - odd);
            long now = System.nanoTime();
            if (count < 0) {
                return;
            }
            int whole = (count + odd) / 2;
            for (int i = 0; i < whole && length < samples.length; i++) {
                samples[length++] = (short) (bytes[2 * i] & 0xff | bytes[2 * i + 1] << 8) / 32_768f;
            }
            odd = (count + odd) % 2;
            if (odd == 1) {
                bytes[0] = bytes[2 * whole];
            }
            int clock = length / CLOCK;
            offset[clock] = Math.min(offset[clock], now - nanos(length));
        }
    }

    private static long nanos(int samples) {
        return samples * 1_000_000_000L / RATE;
    }

    int length() {
        return length;
    }

    float[] samples() {
        return samples;
    }

    /** The sample that was heard at a time of {@link System#nanoTime()}. */
    int at(long nanos) {
        int guess = 0;
        for (int tries = 0; tries < 3; tries++) {
            long clock = offset[Math.clamp(guess / CLOCK, 0, offset.length - 1)];
            guess = (int) ((nanos - (clock == Long.MAX_VALUE ? offset[0] : clock)) * RATE / 1_000_000_000L);
        }
        return guess;
    }
}
