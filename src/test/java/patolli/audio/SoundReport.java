package patolli.audio;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.UnsupportedAudioFileException;

/** Looks for every sound of a log in a recording. */
final class SoundReport {
    /** An effect is looked for by so much of it, in seconds, from where it first reaches a tenth of its peak. */
    private static final double BEGINNING = 0.16;
    private static final double ONSET = 0.1;
    /** In nanoseconds. */
    private static final long MOMENT = 40_000_000;
    /** So early and so late, in seconds. */
    private static final double EARLY = 0.03;
    private static final double LATE = 0.4;
    /** A sound is found when it is so like its file, and this much liker than elsewhere nearby. */
    private static final double LIKE = 0.5;
    /** Music is compared at an eighth of the rate, a second at a time. */
    private static final int COARSE = 8;
    private static final int COARSE_RATE = Recording.RATE / COARSE;
    private static final double MUSIC_LATE = 0.6;
    /** A piece that was played for less, in seconds, tells nothing. */
    private static final int LEAST = 8;
    /** In dBFS: what is softer is not looked for. */
    private static final double QUIET = -50;
    /** In dBFS: below this a stretch counts as silence. */
    private static final double SILENCE = -65;
    private static final List<String> TRACKS = Arrays.stream(Track.values()).map(Track::file).toList();
    private final Recording recording;
    private final List<Line> log;
    private final Map<String, float[]> files = new HashMap<>();
    private final float[] sharp;

    /** A line of the log. */
    private record Line(String what, long time, String file, double rate) { }

    /** Where a sound was found: how much later than asked, in seconds, and how like its file. */
    private record Found(double late, double like) { }

    SoundReport(Recording recording, List<String> lines) {
        this.recording = recording;
        log = lines.stream().map(line -> line.split(" ")).filter(words -> words.length == 4)
                .map(words -> new Line(words[0], Long.parseLong(words[1]), words[2], Double.parseDouble(words[3])))
                .toList();
        lines.stream().filter(line -> line.startsWith("trouble")).forEach(System.out::println);
        sharp = sharpened(recording.samples(), recording.length());
    }

    void print(PrintStream out) throws IOException {
        out.printf("recorded %.1f s, %d starts in the log%n", recording.length() / (double) Recording.RATE, log.size());
        effects(out);
        rattle(out);
        if (log.stream().anyMatch(line -> line.what.equals("start") && TRACKS.contains(line.file))) {
            music(out);
            seams(out);
        }
    }

    private void effects(PrintStream out) {
        Map<String, List<Found>> kinds = new TreeMap<>();
        List<Line> clips = clips();
        List<Found> found = clips.parallelStream().map(this::find).toList();
        for (int i = 0; i < clips.size(); i++) {
            kinds.computeIfAbsent(clips.get(i).file.replaceAll("-\\d$", ""), kind -> new ArrayList<>()).add(found.get(i));
        }
        out.println("effects: how much later than its event each is heard (ms)");
        kinds.forEach((kind, all) -> tell(out, kind, all));
        tell(out, "all", found);
    }

    /** What was asked for, but once what was asked for twice in one moment: that sounds once. */
    private List<Line> clips() {
        Map<String, Long> last = new HashMap<>();
        return log.stream().filter(line -> line.what.equals("clip")).filter(line ->
                line.time - Optional.ofNullable(last.put(line.file, line.time)).orElse(0L) > MOMENT).toList();
    }

    private static void tell(PrintStream out, String kind, List<Found> all) {
        double[] late = all.stream().filter(one -> one.like >= LIKE).mapToDouble(one -> one.late * 1000).sorted().toArray();
        if (late.length == 0) {
            out.printf("  %-14s %5d, none found%n", kind, all.size());
        } else {
            out.printf("  %-14s %5d, found %5d: median %5.1f, 99 of 100 %5.1f, most %5.1f; over 60 ms: %d%n", kind, all.size(),
                    late.length, late[late.length / 2], late[(int) (late.length * 0.99)], late[late.length - 1],
                    Arrays.stream(late).filter(ms -> ms > 60).count());
        }
    }

    private Found find(Line line) {
        float[] whole = file(line.file);
        float[] file = stretched(whole, line.rate, (int) (whole.length / line.rate));
        return findBeginning(sharpened(file, file.length), line.time);
    }

    private Found findBeginning(float[] file, long time) {
        int onset = onset(file);
        int length = (int) Math.min(BEGINNING * Recording.RATE, file.length - onset);
        return best(sharp, Arrays.copyOfRange(file, onset, onset + length), recording.at(time) + onset
                - (int) (EARLY * Recording.RATE), (int) ((EARLY + LATE) * Recording.RATE), EARLY, Recording.RATE);
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

    /** The place at which a pattern is most like what was recorded. */
    private static Found best(float[] in, float[] pattern, int from, int places, double early, int rate) {
        double most = -1;
        int at = 0;
        double own = 0;
        for (float x : pattern) {
            own += (double) x * x;
        }
        for (int place = 0; place < places; place++) {
            int start = from + place;
            if (start < 0 || start + pattern.length >= in.length) {
                continue;
            }
            double both = 0;
            double there = 1e-9;
            for (int i = 0; i < pattern.length; i++) {
                float x = in[start + i];
                both += x * pattern[i];
                there += x * x;
            }
            double like = both / Math.sqrt(there * own + 1e-12);
            if (like > most) {
                most = like;
                at = place;
            }
        }
        return new Found(at / (double) rate - early, most);
    }

    private void rattle(PrintStream out) {
        String name = Lasting.BEANS_HELD.file();
        float[] file = sharpened(file(name), file(name).length);
        int window = (int) (BEGINNING * Recording.RATE);
        List<Found> begun = new ArrayList<>();
        int ended = 0;
        int after = 0;
        Line start = null;
        for (Line line : log) {
            if (!line.file.equals(name)) {
                continue;
            }
            if (line.what.equals("start")) {
                start = line;
                begun.add(findBeginning(file, line.time));
            } else if (start != null && line.time - start.time < 2_500_000_000L) {
                ended++;
                double late = begun.getLast().late;
                int played = (int) ((line.time - start.time) / 1e9 * Recording.RATE);
                int gone = (int) (0.06 * Recording.RATE);
                Found still = best(sharp, Arrays.copyOfRange(file, played + gone, played + gone + window),
                        recording.at(line.time) + gone + (int) ((late - 0.01) * Recording.RATE),
                        (int) (0.02 * Recording.RATE), 0, Recording.RATE);
                after += still.like >= LIKE ? 1 : 0;
            }
        }
        tell(out, "rattle", begun);
        out.printf("  rattle let go %d times, still heard 60 ms after it %d times%n", ended, after);
    }

    private void music(PrintStream out) {
        float[] coarse = coarse(recording.samples(), recording.length());
        out.println("music: each second of each piece looked for at its place");
        for (int i = 0; i < log.size(); i++) {
            Line start = log.get(i);
            if (!start.what.equals("start") || !TRACKS.contains(start.file)) {
                continue;
            }
            long end = log.stream().skip(i).filter(line -> line.what.equals("end") && line.file.equals(start.file))
                    .mapToLong(Line::time).findFirst().orElse(Long.MAX_VALUE);
            follow(out, coarse, start, Math.min(end, recordedUntil()));
        }
    }

    private long recordedUntil() {
        return log.getLast().time;
    }

    private void follow(PrintStream out, float[] coarse, Line start, long end) {
        float[] file = coarse(file(start.file), file(start.file).length);
        int begin = recording.at(start.time) / COARSE;
        int seconds = (int) Math.min((end - start.time) / 1_000_000_000L, file.length / COARSE_RATE) - 1;
        if (seconds < LEAST) {
            return;
        }
        // The clearest of several places: its beginning may be covered by the end of the piece before.
        Found first = IntStream.iterate(2, from -> from + 4 < seconds, from -> from + 8)
                .mapToObj(from -> best(coarse, Arrays.copyOfRange(file, from * COARSE_RATE, (from + 4) * COARSE_RATE),
                        begin + from * COARSE_RATE, (int) (MUSIC_LATE * COARSE_RATE), 0, COARSE_RATE))
                .max(Comparator.comparingDouble(Found::like)).orElseThrow();
        int offset = begin + (int) Math.round(first.late * COARSE_RATE);
        List<Double> gains = new ArrayList<>();
        List<double[]> clear = new ArrayList<>();
        List<Integer> covered = new ArrayList<>();
        double least = 0;
        double most = 0;
        int compared = 0;
        for (int s = 2; s < seconds; s++) {
            float[] pattern = Arrays.copyOfRange(file, s * COARSE_RATE, (s + 1) * COARSE_RATE);
            if (level(pattern, 0, pattern.length) < QUIET) {
                continue;
            }
            compared++;
            Found found = best(coarse, pattern, offset + s * COARSE_RATE - COARSE_RATE / 20, COARSE_RATE / 10, 0.05,
                    COARSE_RATE);
            int at = offset + s * COARSE_RATE + (int) Math.round(found.late * COARSE_RATE);
            double gain = level(coarse, at, at + COARSE_RATE) - level(pattern, 0, COARSE_RATE);
            if (found.like < 0.5) {
                covered.add(s);
                clear.add(new double[] {s, offset + s * COARSE_RATE, gain});
            } else {
                least = Math.min(least, found.late);
                most = Math.max(most, found.late);
                gains.add(gain);
                clear.add(new double[] {s, at, gain});
            }
        }
        gains.sort(null);
        double usual = gains.isEmpty() ? 0 : gains.get(gains.size() / 2);
        out.printf("  %-20s %3d s from %.1f ms after its start; of %d seconds compared %d keep their place within %.1f to "
                + "%.1f ms, %d are covered by other sounds %s; holes of 20 ms or more: %d%n", start.file, seconds,
                first.late * 1000, compared, compared - covered.size(), least * 1000, most * 1000, covered.size(), covered,
                holes(coarse, file, clear, usual));
    }

    /** Pieces of 20 ms in which the file is to be heard and nothing, or 20 dB less, is. */
    private static int holes(float[] coarse, float[] file, List<double[]> seconds, double usual) {
        int step = COARSE_RATE / 50;
        int holes = 0;
        for (double[] second : seconds) {
            for (int i = 0; i + step <= COARSE_RATE; i += step) {
                int in = (int) second[0] * COARSE_RATE + i;
                double due = level(file, in, in + step) + Math.min(usual, second[2]);
                int at = (int) second[1] + i;
                if (due > QUIET - 10 && level(coarse, at, at + step) < due - 20) {
                    holes++;
                }
            }
        }
        return holes;
    }

    private void seams(PrintStream out) {
        int seams = 0;
        double quietest = 0;
        double longest = 0;
        List<Line> starts = log.stream().filter(line -> line.what.equals("start") && TRACKS.contains(line.file)).toList();
        for (Line start : starts.stream().skip(1).toList()) {
            seams++;
            double still = 0;
            for (double t = -1; t < Jukebox.SEAM + 2; t += 0.1) {
                int at = recording.at(start.time) + (int) (t * Recording.RATE);
                double level = level(recording.samples(), at, at + Recording.RATE / 10);
                quietest = Math.min(quietest, level);
                still = level < SILENCE ? still + 0.1 : 0;
                longest = Math.max(longest, still);
            }
        }
        out.printf("seams: %d; the quietest tenth of a second at any of them: %.1f dBFS; the longest stretch below %.0f "
                + "dBFS: %.1f s%n", seams, quietest, SILENCE, longest);
    }

    private static double level(float[] x, int from, int to) {
        double sum = 0;
        for (int i = Math.max(0, from); i < Math.min(to, x.length); i++) {
            sum += x[i] * x[i];
        }
        return 10 * Math.log10(sum / Math.max(1, to - from) + 1e-12);
    }

    /** Each sample less the one before: attacks stand out, and what hums falls back. */
    private static float[] sharpened(float[] x, int length) {
        float[] out = new float[length];
        for (int i = 1; i < length; i++) {
            out[i] = x[i] - x[i - 1];
        }
        return out;
    }

    private static float[] coarse(float[] x, int length) {
        float[] out = new float[length / COARSE];
        IntStream.range(0, out.length).parallel().forEach(i -> {
            float sum = 0;
            for (int j = 0; j < COARSE; j++) {
                sum += x[i * COARSE + j];
            }
            out[i] = sum / COARSE;
        });
        return out;
    }

    private static float[] stretched(float[] x, double rate, int length) {
        float[] out = new float[length];
        for (int i = 0; i < length; i++) {
            double at = i * rate;
            int k = (int) at;
            out[i] = k + 1 < x.length ? (float) (x[k] + (at - k) * (x[k + 1] - x[k])) : 0;
        }
        return out;
    }

    /** A file as the recorder hears it: mono, at its rate. */
    private synchronized float[] file(String name) {
        return files.computeIfAbsent(name, SoundReport::read);
    }

    private static float[] read(String name) {
        try (InputStream in = SoundReport.class.getResourceAsStream("/sound/" + name + ".wav");
                AudioInputStream audio = AudioSystem.getAudioInputStream(new BufferedInputStream(in))) {
            byte[] bytes = audio.readAllBytes();
            int channels = audio.getFormat().getChannels();
            float[] mono = new float[bytes.length / 2 / channels];
            for (int i = 0; i < mono.length * channels; i++) {
                mono[i / channels] += (short) (bytes[2 * i] & 0xff | bytes[2 * i + 1] << 8) / 32_768f / channels;
            }
            double rate = audio.getFormat().getSampleRate() / Recording.RATE;
            return stretched(mono, rate, (int) (mono.length / rate));
        } catch (IOException | UnsupportedAudioFileException e) {
            throw new IllegalStateException(name, e);
        }
    }
}
