package patolli.keep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import patolli.beans.Occasion;
import patolli.beans.Seed;
import patolli.files.Disk;
import patolli.rules.Refusal;
import patolli.save.Entry;
import patolli.save.Loaded;
import patolli.save.SavedGame;
import patolli.save.StatisticsStore;
import patolli.save.Trouble;
import patolli.settings.Settings;
import patolli.settings.SettingsStore;

/** Everything that was shown of the contests in one folder, over any number of starts: so it must be found there. */
final class Ledger {
    private final Path folder;
    /** What was shown of each contest, in the words of {@link Spoken}; the last one is under way. */
    private final List<List<String>> contests = new ArrayList<>(List.of(new ArrayList<>()));
    private int width = Settings.STANDARD.get(Settings.WINDOW_WIDTH);
    private String opening = "new";
    private int over;
    private int counted;
    private boolean recovered;
    private int torn;
    private final Map<Path, Read> read = new HashMap<>();

    /** A save that is looked at again only when it is another. */
    private record Read(byte[] bytes, SavedGame game) { }

    Ledger(Path folder) {
        this.folder = folder;
    }

    /** How many contests have been played to their end. */
    int over() {
        return over;
    }

    /** How much was shown. */
    int shown() {
        return contests.stream().mapToInt(List::size).sum();
    }

    /** How many saves ended in half a line. */
    int torn() {
        return torn;
    }

    /** Writes down what one start said, in its order. */
    void hear(List<String> lines) {
        Optional<String> first = lines.stream().filter(line -> line.startsWith("new") || line.startsWith("resumed "))
                .findFirst();
        first.ifPresent(line -> assertThat(line).as("how it goes on").isEqualTo(opening));
        recovered = first.isPresent();
        for (String line : lines) {
            switch (line.split(" ")[0]) {
                case "lock" -> assertThat(line).isEqualTo("lock THIS");
                case "new" -> begin();
                case "resumed", "left" -> { }
                case "width" -> width = Integer.parseInt(line.split(" ")[1]);
                case "bet", "cast", "move", "undo", "redo", "hint", "seats" -> contests.getLast().add(line);
                default -> fail(line);
            }
        }
    }

    private void begin() {
        if (!contests.getLast().isEmpty()) {
            contests.add(new ArrayList<>());
        }
    }

    /** Compares the folder with what was shown. What was kept and not shown any more counts as shown from now on. */
    void check() {
        List<SavedGame> saves = saves();
        assertThat(saves).hasSizeBetween(contests.size() - 1, contests.size());
        if (saves.size() < contests.size()) {
            assertThat(contests.getLast()).as("of which there is no save").isEmpty();
        }
        // Those before did not change.
        for (int i = Math.max(0, saves.size() - 2); i < saves.size(); i++) {
            compare(i, saves.get(i));
        }
        checkOrder(saves);
        Optional<SavedGame> last = saves.stream().skip(contests.size() - 1L).findFirst();
        opening = last.filter(game -> !game.isOver()).map(Ledger::resumed).orElse("new");
        int least = recovered ? over : counted;
        over = (int) saves.stream().filter(SavedGame::isOver).count();
        counted = new StatisticsStore(folder, Disk.REAL).load().statistics().all().contestsPlayed();
        assertThat(counted).as("contests counted").isBetween(least, over);
    }

    /** Compares the setting that was changed now and then, always by one. */
    void checkSettings() {
        int found = new SettingsStore(folder).load().settings().get(Settings.WINDOW_WIDTH);
        assertThat(found - width).as("a setting kept and not shown").isBetween(0, 1);
        width = found;
    }

    private static String resumed(SavedGame game) {
        return "resumed " + Spoken.position(game.sitting().history(), game.sitting().undone(), game.seats(),
                game.sitting().state());
    }

    private void compare(int number, SavedGame save) {
        List<String> shown = contests.get(number);
        List<String> kept = save.entries().stream().map(Spoken::of).filter(line -> !line.isEmpty()).toList();
        assertThat(kept).as("contest " + number).startsWith(shown.toArray(String[]::new));
        List<String> more = kept.subList(shown.size(), kept.size());
        if (number < contests.size() - 1) {
            assertThat(save.isOver()).isTrue();
            assertThat(more).isEmpty();
        } else {
            assertThat(more).as("kept and not shown: one command, and all of it").hasSizeLessThanOrEqualTo(1);
        }
        contests.set(number, new ArrayList<>(kept));
        assertThat(save.beans()).as("no other beans").hasSize(1);
        Map<Occasion, Entry> casts = new HashMap<>();
        save.entries().forEach(entry -> {
            if (entry instanceof Entry.Cast cast && cast.shake().isPresent()) {
                assertThat(casts.putIfAbsent(cast.occasion(), cast)).isIn(null, cast);
            }
        });
        if (!save.isOver()) {
            assertThat(save.header().terms().seal(seed(save))).isEqualTo(save.header().seal());
        }
    }

    private Seed seed(SavedGame save) {
        try {
            return Seed.parse(Files.readString(folder.resolve("seeds")
                    .resolve(save.header().seal().hex().substring(0, 16) + ".seed")));
        } catch (IOException | Refusal e) {
            throw new AssertionError("the seed of a contest that is not over", e);
        }
    }

    /** The order of play is one line, whatever the clock said. */
    private static void checkOrder(List<SavedGame> saves) {
        Set<Integer> all = new HashSet<>();
        for (SavedGame save : saves) {
            int last = 0;
            for (Entry entry : save.entries()) {
                if (entry instanceof Entry.TakenUp taken) {
                    assertThat(taken.nth()).isGreaterThan(last);
                    assertThat(all.add(taken.nth())).isTrue();
                    last = taken.nth();
                }
            }
        }
    }

    /** All saves, in the order in which they were begun. */
    List<SavedGame> saves() {
        int damaged = 0;
        List<SavedGame> saves = new ArrayList<>();
        for (Path file : files("games")) {
            String name = file.getFileName().toString();
            if (name.endsWith(".patolli")) {
                saves.add(read.compute(file, this::save).game());
            } else if (name.contains(".damaged-")) {
                damaged++;
            } else {
                assertThat(name).as("what a killed program leaves").endsWith(".tmp");
            }
        }
        assertThat(damaged).as("set aside").isLessThanOrEqualTo(torn);
        saves.sort(Comparator.comparing(Ledger::begun));
        return saves;
    }

    private static int begun(SavedGame save) {
        return save.entries().stream().filter(Entry.TakenUp.class::isInstance)
                .map(entry -> ((Entry.TakenUp) entry).nth()).findFirst().orElseThrow();
    }

    private Read save(Path file, Read before) {
        byte[] bytes = bytes(file);
        if (before != null && Arrays.equals(bytes, before.bytes())) {
            return before;
        }
        if (!(Loaded.of(bytes) instanceof Loaded.Seen seen)) {
            throw new AssertionError(file + " can't be read");
        }
        for (Trouble trouble : seen.troubles()) {
            if (trouble instanceof Trouble.Damaged damaged) {
                assertThat(damaged.fault().why()).as("all that a kill can do").isEqualTo("the file breaks off");
                torn++;
            }
        }
        return new Read(bytes, seen.game());
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The files in the folder, or a folder in it; none if it is not there. */
    List<Path> files(String below) {
        Path place = folder.resolve(below);
        if (Files.notExists(place)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(place)) {
            return files.filter(Files::isRegularFile).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
