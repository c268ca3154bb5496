package patolli.audio;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Says of a recording whether every sound of its log is in it, and in time. */
final class SoundReport {
    /** In seconds: an effect that begins later than this after its event is too late. */
    private static final double IN_TIME = 0.06;
    /** Of so many hundredths of the effects, at least, must be found when they began. */
    private static final int FOUND_AT_LEAST = 95;
    /** A stretch at a seam that is so long, in seconds, and all below {@link MusicSearch#SILENCE}, is a silence. */
    private static final double STILL = 0.5;
    private final SoundLog log;
    private final SoundSearch search;
    private final MusicSearch music;
    private final PrintStream out;
    private final List<String> faults = new ArrayList<>();

    SoundReport(Recording recording, SoundLog log, PrintStream out) {
        this.log = log;
        this.out = out;
        search = new SoundSearch(recording);
        music = new MusicSearch(recording, search);
        faults.addAll(log.troubles());
    }

    /** Looks a recording over that was kept; the arguments are the WAV files, beside which their logs lie. */
    public static void main(String[] args) throws IOException {
        boolean well = true;
        for (String wav : args) {
            System.out.println(wav);
            well &= new SoundReport(Recording.kept(Path.of(wav)), SoundLog.of(Files.readAllLines(Path.of(
                    wav.replace(".wav", ".log")))), System.out).print();
        }
        System.exit(well ? 0 : 1);
    }

    /** Prints what was found; returns whether it is as it should be. */
    boolean print() {
        effects();
        rattle();
        if (!log.music().isEmpty()) {
            music();
            seams();
        }
        out.println(faults.isEmpty() ? "All is well." : "Not well: " + String.join("; ", faults));
        return faults.isEmpty();
    }

    private void effects() {
        List<SoundLog.Entry> clips = log.clips().stream().filter(clip -> clip.at() + 1 < music.seconds()).toList();
        Map<SoundLog.Entry, SoundSearch.Found> found = clips.parallelStream().collect(Collectors.toMap(clip -> clip,
                clip -> search.find(clip.file(), clip.rate(), clip.at(), log.nextOf(clip)), (one, other) -> one));
        Map<String, List<SoundSearch.Found>> kinds = new TreeMap<>();
        clips.forEach(clip -> kinds.computeIfAbsent(clip.kind(), kind -> new ArrayList<>()).add(found.get(clip)));
        out.println("effects: how much later than its event each is heard (ms)");
        kinds.forEach(this::tell);
        List<SoundSearch.Found> all = clips.stream().map(found::get).toList();
        tell("all", all);
        clips.stream().filter(clip -> !found.get(clip).isSure() || found.get(clip).late() > IN_TIME).forEach(clip ->
                out.printf("    %s: %s at %.3f s, %.1f ms late, like %.2f, clear %.2f%n", found.get(clip).isSure()
                        ? "late" : "not sure", clip.file(), clip.at(), found.get(clip).late() * 1000,
                        found.get(clip).like(), found.get(clip).clear()));
        long sure = all.stream().filter(SoundSearch.Found::isSure).count();
        if (sure * 100 < (long) all.size() * FOUND_AT_LEAST) {
            faults.add("only %d of %d effects were found".formatted(sure, all.size()));
        }
        blame("effects", all);
    }

    private void blame(String what, List<SoundSearch.Found> all) {
        long late = all.stream().filter(found -> found.isSure() && found.late() > IN_TIME).count();
        if (late > 0) {
            faults.add("%d %s were late".formatted(late, what));
        }
    }

    private void tell(String kind, List<SoundSearch.Found> all) {
        double[] late = all.stream().filter(SoundSearch.Found::isSure).mapToDouble(found -> found.late() * 1000)
                .sorted().toArray();
        if (late.length == 0) {
            out.printf("  %-14s %5d, none found%n", kind, all.size());
        } else {
            out.printf("  %-14s %5d, found %5d: median %5.1f, 99 of 100 %5.1f, most %5.1f; over %.0f ms: %d%n", kind,
                    all.size(), late.length, late[late.length / 2], late[(int) (late.length * 0.99)],
                    late[late.length - 1], IN_TIME * 1000,
                    Arrays.stream(late).filter(ms -> ms > IN_TIME * 1000).count());
        }
    }

    private void rattle() {
        String name = Lasting.BEANS_HELD.file();
        List<SoundLog.Entry> starts = log.entries().stream().filter(entry -> entry.file().equals(name)
                && entry.what().equals("start")).toList();
        List<SoundSearch.Found> begun = starts.parallelStream().map(start -> search.find(name, 1, start.at(),
                Double.POSITIVE_INFINITY)).toList();
        tell("rattle", begun);
        long after = IntStream.range(0, starts.size()).filter(i -> {
            double end = log.endOf(starts.get(i));
            return search.isHeard(name, starts.get(i).at() + begun.get(i).late(), end + IN_TIME);
        }).count();
        out.printf("  the beans are let go of %d times; still heard %.0f ms after it: %d%n", starts.size(),
                IN_TIME * 1000, after);
        blame("rattles", begun);
        if (after > 0) {
            faults.add("the rattle was heard %d times after the beans were let go".formatted(after));
        }
    }

    private void music() {
        out.println("music: each second of each piece is looked for at its place");
        for (SoundLog.Entry start : log.music()) {
            music.follow(start.file(), start.at(), log.endOf(start)).ifPresent(followed -> {
                out.println("  " + followed.words());
                if (followed.holes() > 0) {
                    faults.add("%s has %d holes".formatted(start.file(), followed.holes()));
                }
            });
        }
    }

    private void seams() {
        double quietest = 0;
        double longest = 0;
        List<SoundLog.Entry> starts = log.music();
        for (SoundLog.Entry start : starts.subList(1, starts.size())) {
            quietest = Math.min(quietest, music.quietest(start.at() - 1, start.at() + Jukebox.SEAM + 2));
            longest = Math.max(longest, music.longestSilence(start.at() - 1, start.at() + Jukebox.SEAM + 2));
        }
        out.printf("seams: %d; the quietest tenth of a second at any of them: %.1f dBFS; the longest stretch below "
                + "%.0f dBFS: %.1f s%n", starts.size() - 1, quietest, MusicSearch.SILENCE, longest);
        if (longest >= STILL) {
            faults.add("%.1f s of silence at a seam".formatted(longest));
        }
    }
}
