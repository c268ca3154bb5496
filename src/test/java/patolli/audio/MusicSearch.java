package patolli.audio;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** Follows music through a recording, second by second, at an eighth of its rate. */
final class MusicSearch {
    /** In dBFS: below this a stretch counts as silence. */
    static final double SILENCE = -65;
    private static final int COARSE = 8;
    private static final int RATE = Recording.RATE / COARSE;
    /** So late, in seconds, a piece may begin after it is asked for. */
    private static final double LATE = 0.6;
    /** A piece that was played for less, in seconds, tells nothing. */
    private static final int LEAST = 8;
    /** In dBFS: what is softer is not looked for. */
    private static final double QUIET = -50;
    /** What is so like the file is the music and not another sound over it. */
    private static final double LIKE = 0.5;
    /** A hole is a piece of a fiftieth of a second in which the music is so many decibels softer than it should be. */
    private static final int HOLE = RATE / 50;
    private static final double HOLLOW = 20;
    private static final double TENTH = 0.1;
    private final Recording recording;
    private final SoundSearch sounds;
    private final float[] coarse;
    private final double[] energies;

    /**
     * How a piece was heard.
     *
     * @param holes pieces of 20 ms in which it should be heard and is not
     */
    record Followed(String words, int holes) { }

    /**
     * A second of a piece: where it lies in the file, in seconds, where in the recording, and how loud, in decibels.
     */
    private record Second(int of, int at, double gain) { }

    /** A place, in seconds after the first, and how like the pattern it is there. */
    private record Place(double late, double like) { }

    MusicSearch(Recording recording, SoundSearch sounds) {
        this.recording = recording;
        this.sounds = sounds;
        coarse = coarse(recording.samples(), recording.length());
        energies = Correlation.energies(coarse);
    }

    /** How long the recording is, in seconds. */
    double seconds() {
        return recording.length() / (double) Recording.RATE;
    }

    /** Follows a piece from when it was asked for to its end, in seconds; empty if it was too short. */
    Optional<Followed> follow(String name, double start, double end) {
        float[] whole = sounds.file(name);
        float[] file = coarse(whole, whole.length);
        int begin = (int) (start * RATE);
        int seconds = (int) Math.min(Math.min(end, seconds()) - start, file.length / (double) RATE) - 1;
        if (seconds < LEAST) {
            return Optional.empty();
        }
        // The clearest of several places: its beginning may be covered by the end of the piece before.
        Place first = IntStream.iterate(2, from -> from + 4 < seconds, from -> from + 8)
                .mapToObj(from -> best(Arrays.copyOfRange(file, from * RATE, (from + 4) * RATE), begin + from * RATE,
                        (int) (LATE * RATE)))
                .max(Comparator.comparingDouble(Place::like)).orElseThrow();
        return Optional.of(secondBySecond(name, file, begin, first.late, seconds));
    }

    private Followed secondBySecond(String name, float[] file, int begin, double late, int seconds) {
        int offset = begin + (int) Math.round(late * RATE);
        List<Double> gains = new ArrayList<>();
        List<Second> heard = new ArrayList<>();
        List<Integer> covered = new ArrayList<>();
        double least = 0;
        double most = 0;
        for (int s = 2; s < seconds; s++) {
            float[] pattern = Arrays.copyOfRange(file, s * RATE, (s + 1) * RATE);
            if (level(pattern, 0, RATE) < QUIET) {
                continue;
            }
            Place place = best(pattern, offset + s * RATE - RATE / 20, RATE / 10);
            double shift = place.late - 0.05;
            boolean clear = place.like >= LIKE;
            int at = offset + s * RATE + (clear ? (int) Math.round(shift * RATE) : 0);
            double gain = level(coarse, at, at + RATE) - level(pattern, 0, RATE);
            heard.add(new Second(s, at, gain));
            if (clear) {
                least = Math.min(least, shift);
                most = Math.max(most, shift);
                gains.add(gain);
            } else {
                covered.add(s);
            }
        }
        gains.sort(null);
        int holes = holes(file, heard, gains.isEmpty() ? 0 : gains.get(gains.size() / 2));
        String place = "%-20s from %.3f s on %3d s, %.1f ms after its start".formatted(name, begin / (double) RATE,
                seconds, late * 1000);
        String kept = "of %d seconds compared %d keep their place within %.1f to %.1f ms".formatted(heard.size(),
                gains.size(), least * 1000, most * 1000);
        String rest = "%d are covered by other sounds %s; holes of 20 ms or more: %d".formatted(covered.size(), covered,
                holes);
        return new Followed(place + "; " + kept + ", " + rest, holes);
    }

    private int holes(float[] file, List<Second> seconds, double usual) {
        int holes = 0;
        for (Second second : seconds) {
            for (int i = 0; i + HOLE <= RATE; i += HOLE) {
                int in = second.of * RATE + i;
                double due = level(file, in, in + HOLE) + Math.min(usual, second.gain);
                int at = second.at + i;
                if (due > QUIET - 10 && level(coarse, at, at + HOLE) < due - HOLLOW) {
                    holes++;
                }
            }
        }
        return holes;
    }

    /** How loud the quietest tenth of a second is between two times, in dBFS. */
    double quietest(double from, double to) {
        return tenths(from, to).min().orElse(0);
    }

    /** How long the longest stretch is that lies below {@link #SILENCE}, between two times, in seconds. */
    double longestSilence(double from, double to) {
        double still = 0;
        double longest = 0;
        for (double level : tenths(from, to).toArray()) {
            still = level < SILENCE ? still + TENTH : 0;
            longest = Math.max(longest, still);
        }
        return longest;
    }

    private DoubleStream tenths(double from, double to) {
        int tenth = (int) (TENTH * Recording.RATE);
        return IntStream.range(0, (int) ((to - from) / TENTH)).map(i -> (int) (from * Recording.RATE) + i * tenth)
                .filter(at -> at >= 0 && at + tenth <= recording.length())
                .mapToDouble(at -> level(recording.samples(), at, at + tenth));
    }

    /** The place at which a pattern is most like the recording. */
    private Place best(float[] pattern, int from, int places) {
        double own = Correlation.energies(pattern)[pattern.length] + 1e-12;
        double[] both = Correlation.of(coarse, from, places, pattern, 0, pattern.length);
        Place best = new Place(0, -1);
        for (int place = 0; place < places; place++) {
            int start = from + place;
            if (start < 0 || start + pattern.length >= coarse.length) {
                continue;
            }
            double there = energies[start + pattern.length] - energies[start] + 1e-9;
            double like = both[place] / Math.sqrt(there * own);
            best = like > best.like ? new Place(place / (double) RATE, like) : best;
        }
        return best;
    }

    /** In dBFS. */
    private static double level(float[] x, int from, int to) {
        double sum = 0;
        for (int i = Math.max(0, from); i < Math.min(to, x.length); i++) {
            sum += x[i] * x[i];
        }
        return 10 * Math.log10(sum / Math.max(1, to - from) + 1e-12);
    }

    private static float[] coarse(float[] x, int length) {
        float[] out = new float[length / COARSE];
        for (int i = 0; i < out.length; i++) {
            for (int j = 0; j < COARSE; j++) {
                out[i] += x[i * COARSE + j] / COARSE;
            }
        }
        return out;
    }
}
