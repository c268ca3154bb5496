package patolli.audio;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What was asked for while a recording was made, in its order.
 *
 * @param troubles what the mixer complained of
 */
record SoundLog(List<Entry> entries, List<String> troubles) {
    private static final Set<String> TRACKS = Arrays.stream(Track.values()).map(Track::file)
            .collect(Collectors.toSet());
    /** In seconds: what is asked for twice so soon sounds once. */
    private static final double MOMENT = 0.04;

    SoundLog {
        entries = entries.stream().sorted(Comparator.comparingDouble(Entry::at)).toList();
    }

    /**
     * One thing that was asked for.
     *
     * @param what {@code clip}, {@code start} or {@code end}
     * @param at   when, in seconds of the recording
     * @param file the name of a sound's file, without its ending
     * @param rate how fast it is played; 1 is as recorded
     */
    record Entry(String what, double at, String file, double rate) {

        boolean isMusic() {
            return TRACKS.contains(file);
        }

        /** The name of the effect, whatever the variant. */
        String kind() {
            return file.replaceAll("-\\d$", "");
        }

        /** As a line of a log with times in seconds. */
        String line() {
            return "%s %.6f %s %s".formatted(what, at, file, rate);
        }
    }

    /** What {@link LoggedEquipment} told, its times becoming seconds of a recording. */
    static SoundLog of(List<String> lines, Recording recording) {
        return new SoundLog(words(lines).map(words -> new Entry(words[0], recording.at(Long.parseLong(words[1])),
                words[2], Double.parseDouble(words[3]))).toList(), troubles(lines));
    }

    /** A log with times in seconds. */
    static SoundLog of(List<String> lines) {
        return new SoundLog(words(lines).map(words -> new Entry(words[0], Double.parseDouble(words[1]), words[2],
                Double.parseDouble(words[3]))).toList(), troubles(lines));
    }

    private static Stream<String[]> words(List<String> lines) {
        return lines.stream().map(line -> line.split(" ")).filter(words -> words.length == 4);
    }

    private static List<String> troubles(List<String> lines) {
        return lines.stream().filter(line -> line.startsWith("trouble")).toList();
    }

    /** A log that {@link #of(List)} can read. */
    List<String> lines() {
        return Stream.concat(entries.stream().map(Entry::line), troubles.stream()).toList();
    }

    /** The effects, but only once what was asked for twice in one moment. */
    List<Entry> clips() {
        Map<String, Double> last = new HashMap<>();
        return entries.stream().filter(entry -> entry.what.equals("clip")).filter(entry ->
                entry.at - Optional.ofNullable(last.put(entry.file, entry.at)).orElse(-1.0) > MOMENT).toList();
    }

    /** The beginnings of music. */
    List<Entry> music() {
        return entries.stream().filter(entry -> entry.what.equals("start") && entry.isMusic()).toList();
    }

    /** When what was started here ended, in seconds; without an end, when the log does. */
    double endOf(Entry start) {
        return entries.stream().skip(entries.indexOf(start)).filter(entry -> entry.what.equals("end")
                && entry.file.equals(start.file)).findFirst().orElse(entries.getLast()).at;
    }

    /** When the same file is played next, in seconds; infinitely late if it is not. */
    double nextOf(Entry clip) {
        return entries.stream().filter(entry -> entry.what.equals("clip") && entry.file.equals(clip.file)
                && entry.at > clip.at + MOMENT).mapToDouble(Entry::at).findFirst().orElse(Double.POSITIVE_INFINITY);
    }
}
