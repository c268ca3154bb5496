package patolli.audio;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.UnsupportedAudioFileException;

/**
 * Finds sounds of the program in a recording, also under music: file and recording are compared as the differences
 * from sample to sample, in which attacks stand out and what hums falls back.
 */
final class SoundSearch {
    static final int RATE = Recording.RATE;
    /**
     * An effect is looked for by so much of it, in seconds, from its {@link #ONSET} on, whichever tells it best: the
     * knock of a step is short, a shell's voice comes slowly.
     */
    private static final double[] BEGINNINGS = {0.05, 0.16, 0.4};
    /** Where it first reaches this part of its peak. */
    private static final double ONSET = 0.1;
    /** So early and so late it is looked for, in seconds. */
    private static final double EARLY = 0.03;
    private static final double LATE = 0.25;
    /**
     * It is found when it is so like its file, and by this factor liker than at any place so far from there, in
     * seconds.
     */
    private static final double CLEAR = 1.25;
    private static final double APART = 0.005;
    private static final double LIKE = 0.2;
    /** What goes on is heard when it is so like its file, within so many samples of where it should be. */
    private static final double STILL_LIKE = 0.5;
    private static final int AROUND = RATE / 100;
    /** The least likeness with which another place counts: what is less is chance. */
    private static final double CHANCE = 0.05;
    private final float[] sharp;
    private final double[] energies;
    private final Map<String, float[]> files = new ConcurrentHashMap<>();

    /**
     * Where a sound was found.
     *
     * @param late  how much later than it was asked for, in seconds
     * @param like  how like its file it is there; 1 is the same
     * @param clear how much liker than anywhere else nearby, as a factor
     */
    record Found(double late, double like, double clear) {

        boolean isSure() {
            return clear >= CLEAR && like >= LIKE;
        }
    }

    SoundSearch(Recording recording) {
        sharp = sharpened(recording.samples(), recording.length());
        energies = Correlation.energies(sharp);
    }

    /**
     * Looks for the beginning of a sound.
     *
     * @param at    when it was asked for, in seconds of the recording
     * @param rate  how fast it was played
     * @param until where to give up, in seconds of the recording
     */
    Found find(String name, double rate, double at, double until) {
        float[] whole = stretched(file(name), rate);
        float[] file = sharpened(whole, whole.length);
        int onset = onset(file);
        int from = (int) ((at - EARLY) * RATE) + onset;
        int places = (int) ((EARLY + Math.min(LATE, until - at)) * RATE);
        Found best = new Found(0, 0, 0);
        for (double[] likeness : likeness(file, onset, from, places)) {
            Found found = clearest(likeness);
            if (found.clear > best.clear) {
                best = found;
            }
        }
        return new Found(best.late - EARLY, best.like, best.clear);
    }

    private static Found clearest(double[] likeness) {
        int most = 0;
        for (int i = 1; i < likeness.length; i++) {
            most = likeness[i] > likeness[most] ? i : most;
        }
        double other = CHANCE;
        for (int i = 0; i < likeness.length; i++) {
            other = Math.abs(i - most) > APART * RATE ? Math.max(other, likeness[i]) : other;
        }
        return new Found(most / (double) RATE, likeness[most], likeness[most] / other);
    }

    /** For each beginning how like it every place is. */
    private double[][] likeness(float[] file, int onset, int from, int places) {
        double[] own = Correlation.energies(file);
        double[][] likeness = new double[BEGINNINGS.length][places];
        for (int b = 0; b < BEGINNINGS.length; b++) {
            int length = (int) Math.min(BEGINNINGS[b] * RATE, file.length - onset);
            double[] both = Correlation.of(sharp, from, places, file, onset, length);
            for (int place = 0; place < places; place++) {
                int start = from + place;
                int end = Math.min(length, sharp.length - start);
                likeness[b][place] = both[place] / Math.sqrt((energies[start + end] - energies[start] + 1e-9)
                        * (own[onset + end] - own[onset] + 1e-9));
            }
        }
        return likeness;
    }

    /** Whether a file is heard that has been playing since a time, in seconds of the recording, from another on. */
    boolean isHeard(String name, double since, double from) {
        float[] file = sharpened(file(name), file(name).length);
        int places = 2 * AROUND;
        double[] likeness = likeness(file, (int) ((from - since) * RATE), (int) (from * RATE) - AROUND, places)[1];
        return Arrays.stream(likeness).max().orElse(0) > STILL_LIKE;
    }

    private static int onset(float[] x) {
        float peak = 0;
        for (float sample : x) {
            peak = Math.max(peak, Math.abs(sample));
        }
        int at = 0;
        while (Math.abs(x[at]) < ONSET * peak) {
            at++;
        }
        return at;
    }

    private static float[] sharpened(float[] x, int length) {
        float[] out = new float[length];
        for (int i = 1; i < length; i++) {
            out[i] = x[i] - x[i - 1];
        }
        return out;
    }

    /** As it sounds when it is played at a rate. */
    private static float[] stretched(float[] x, double rate) {
        float[] out = new float[(int) (x.length / rate)];
        for (int i = 0; i < out.length; i++) {
            double at = i * rate;
            int k = (int) at;
            out[i] = k + 1 < x.length ? (float) (x[k] + (at - k) * (x[k + 1] - x[k])) : 0;
        }
        return out;
    }

    /** A file as the recorder hears it: mono, at its rate. */
    float[] file(String name) {
        return files.computeIfAbsent(name, SoundSearch::read);
    }

    private static float[] read(String name) {
        try (InputStream in = SoundSearch.class.getResourceAsStream("/sound/" + name + ".wav");
                AudioInputStream audio = AudioSystem.getAudioInputStream(new BufferedInputStream(in))) {
            byte[] bytes = audio.readAllBytes();
            int channels = audio.getFormat().getChannels();
            float[] mono = new float[bytes.length / 2 / channels];
            for (int i = 0; i < mono.length * channels; i++) {
                mono[i / channels] += (short) (bytes[2 * i] & 0xff | bytes[2 * i + 1] << 8) / 32_768f / channels;
            }
            return stretched(mono, audio.getFormat().getSampleRate() / RATE);
        } catch (IOException | UnsupportedAudioFileException e) {
            throw new IllegalStateException(name, e);
        }
    }
}
