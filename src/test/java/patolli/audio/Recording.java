package patolli.audio;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Arrays;
import javax.sound.sampled.AudioFileFormat;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.UnsupportedAudioFileException;

/**
 * What a sink was heard to play, mono at 44.1 kHz, and when. A sample's time is never told too early: a piece of the
 * stream is taken to have been heard when it arrived, the most punctual piece of each ten seconds giving the clock,
 * and as much later as the sink works ahead of time.
 */
final class Recording {
    static final int RATE = 44_100;
    /** A null sink gives out up to two pieces before their time; a piece is as long as the recorder asked for. */
    static final int PIECE_MILLIS = 5;
    private static final long AHEAD = 2 * PIECE_MILLIS * 1_000_000L;
    private static final int MINUTES = 15;
    private static final int CLOCK = 10 * RATE;
    private final float[] samples;
    private final long[] offset;
    private int length;

    Recording() {
        this(new float[MINUTES * 60 * RATE], 0);
    }

    private Recording(float[] samples, int length) {
        this.samples = samples;
        this.length = length;
        offset = new long[samples.length / CLOCK + 1];
        Arrays.fill(offset, Long.MAX_VALUE);
    }

    /** Of these samples; it knows no times but its own. */
    static Recording of(float[] samples) {
        return new Recording(samples, samples.length);
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
            offset[clock] = Math.min(offset[clock], now + AHEAD - nanos(length));
        }
    }

    /** A recording that was kept; it knows no times but its own. */
    static Recording kept(Path file) throws IOException {
        try (AudioInputStream in = AudioSystem.getAudioInputStream(file.toFile())) {
            Recording recording = new Recording();
            recording.read(in);
            return recording;
        } catch (UnsupportedAudioFileException e) {
            throw new IOException(file + " is no recording", e);
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

    /** When a time of {@link System#nanoTime()} was, in seconds of this recording. */
    double at(long nanos) {
        double guess = 0;
        for (int tries = 0; tries < 3; tries++) {
            long clock = offset[Math.clamp((int) (guess * RATE) / CLOCK, 0, offset.length - 1)];
            guess = (nanos - (clock == Long.MAX_VALUE ? offset[0] : clock)) / 1e9;
        }
        return guess;
    }

    /** Writes a WAV file. */
    void keep(Path file) throws IOException {
        byte[] bytes = new byte[2 * length];
        for (int i = 0; i < length; i++) {
            int sample = Math.round(samples[i] * 32_768);
            bytes[2 * i] = (byte) sample;
            bytes[2 * i + 1] = (byte) (sample >> 8);
        }
        AudioFormat format = new AudioFormat(RATE, 16, 1, true, false);
        AudioSystem.write(new AudioInputStream(new ByteArrayInputStream(bytes), format, length),
                AudioFileFormat.Type.WAVE, file.toFile());
    }
}
