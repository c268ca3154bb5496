package patolli.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import patolli.beans.Seed;
import patolli.files.DataLock;
import patolli.files.Disk;
import patolli.rules.Event;
import patolli.testkit.BrokenFolder;
import patolli.testkit.FullDisk;
import patolli.testkit.Logged;

/** What a start finds of a program that was cut off. */
class RecoveryTest {
    private static final Instant NOW = Instant.parse("2026-11-22T10:00:00Z");
    @TempDir
    private Path folder;
    @RegisterExtension
    private final Logged log = new Logged("patolli.save");

    private Shelf shelf() {
        SplittableRandom random = new SplittableRandom(5);
        return new Shelf(folder, new FullDisk(), () -> NOW, () -> Seed.draw(random));
    }

    private StatisticsStore counts() {
        return new StatisticsStore(folder, new FullDisk());
    }

    /** A contest that so much was played of when the program was killed. */
    private String cutOff(Played played) {
        Journal journal = shelf().begin(played.header.terms(), played.seed);
        played.entries.stream().skip(1).forEach(journal::append);
        return journal.id();
    }

    private List<String> start() {
        try (DataLock lock = DataLock.take(folder)) {
            return new Recovery(lock, shelf(), counts(), () -> NOW).run(folder);
        }
    }

    private Map<String, String> everything() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).collect(Collectors.toMap(Path::toString, RecoveryTest::text));
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void aContestThatWasPlayedToItsEndIsCountedOnceAndItsBeansAreOpened() throws IOException {
        String id = cutOff(new Played("tablan", 4).straight(10_000));
        start();
        SavedGame game = ((Loaded.Seen) shelf().look(id)).game();
        assertThat(game.beans().getFirst().seed()).isPresent();
        assertThat(game.isClosed()).isTrue();
        assertThat(folder.resolve("seeds")).isEmptyDirectory();
        assertThat(counts().load().statistics().all().contestsPlayed()).isEqualTo(1);
        Map<String, String> settled = everything();
        start();
        assertThat(everything()).isEqualTo(settled);
    }

    @Test
    void aFinishedContestWithHalfALastLineIsFinishedOpenedAndCounted() throws IOException {
        Played played = new Played("tablan", 4).straight(10_000);
        String id = cutOff(played);
        Path file = folder.resolve("games").resolve(id + ".patolli");
        Files.writeString(file, "seed 0123456789abc", StandardOpenOption.APPEND);
        byte[] found = Files.readAllBytes(file);
        assertThat(start()).singleElement().asString().contains(id, "the file breaks off", "is kept as");
        SavedGame game = ((Loaded.Seen) shelf().look(id)).game();
        assertThat(game.fault()).isEmpty();
        assertThat(game.beans().getFirst().seed()).hasValue(played.seed);
        assertThat(game.isClosed()).isTrue();
        assertThat(folder.resolve("seeds")).isEmptyDirectory();
        assertThat(counts().load().statistics().all().contestsPlayed()).isEqualTo(1);
        assertThat(folder.resolve("games").resolve(id + ".damaged-1.patolli.txt")).hasBinaryContent(found);
        assertThat(start()).isEmpty();
    }

    @Test
    void aContestThatGoesOnStaysAsItIs() throws IOException {
        cutOff(new Played("tablan", 4).straight(40));
        Map<String, String> before = everything();
        start();
        before.put(folder.resolve("lock").toString(), "");
        assertThat(everything()).isEqualTo(before);
    }

    @Test
    void gamesThatWereDecidedInItAreCounted() {
        Played played = new Played("patolli", 3).straight(3);
        while (played.sitting.history().getLast().events().stream().noneMatch(Event.GameWon.class::isInstance)) {
            played.straight(played.entries.size() + 1);
        }
        cutOff(played);
        assertThat(played.isOver()).isFalse();
        start();
        assertThat(counts().load().statistics().all().gamesPlayed()).isPositive();
    }

    @Test
    void whatIsNoSaveIsSetAsideAndTold() throws IOException {
        Path file = Files.createDirectories(folder.resolve("games")).resolve("mine.patolli");
        Files.writeString(file, "a shopping list");
        assertThat(start()).hasSize(1).first().asString().contains("mine", "renamed");
        assertThat(file).doesNotExist();
        assertThat(everything().values()).contains("a shopping list");
        assertThat(start()).isEmpty();
    }

    @Test
    void whatCannotBeSetAsideIsForTheLogOnly() throws IOException {
        Path file = Files.createDirectories(folder.resolve("games")).resolve("mine.patolli");
        Files.writeString(file, "a shopping list");
        Shelf still = new Shelf(folder, Disk.closed("it does not move"), () -> NOW,
                () -> Seed.draw(new SplittableRandom(1)));
        try (DataLock lock = DataLock.take(folder)) {
            assertThat(new Recovery(lock, still, counts(), () -> NOW).run(folder)).isEmpty();
        }
        assertThat(file).hasContent("a shopping list");
        assertThat(log.lines()).singleElement().asString().contains("mine", "it does not move");
    }

    @Test
    void halfWrittenFilesGoAndThePlayersOwnStay() throws IOException {
        List<Path> halves = Stream.of("settings.json.17.tmp", "statistics.json.123456.tmp", "games/a.patolli.9.tmp",
                "games/a.damaged-1.patolli.txt.9.tmp", "seeds/0123456789abcdef.seed.9.tmp").map(folder::resolve)
                .toList();
        List<Path> own = Stream.of("notes.17.tmp", "settings.json", "settings.json.tmp", "games/a.tmp")
                .map(folder::resolve).toList();
        for (Path file : Stream.concat(halves.stream(), own.stream()).toList()) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, "x");
        }
        start();
        assertThat(halves).noneMatch(Files::exists);
        assertThat(own).allMatch(Files::exists);
    }

    @Test
    void whileAnotherProgramIsAtItNothingIsTouched() throws IOException {
        cutOff(new Played("tablan", 4).straight(10_000));
        try (DataLock _ = DataLock.take(folder)) {
            Files.writeString(folder.resolve("settings.json.17.tmp"), "x");
            Map<String, String> before = everything();
            start();
            assertThat(everything()).isEqualTo(before);
        }
    }

    @Test
    void whatFailsAsNobodyExpectedIsToldAndTheGameStarts() {
        Shelf failing = new Shelf(BrokenFolder.in(folder), new FullDisk(), () -> NOW,
                () -> Seed.draw(new SplittableRandom(1)));
        try (DataLock lock = DataLock.take(folder)) {
            assertThat(new Recovery(lock, failing, counts(), () -> NOW).run(folder)).hasSize(1).first().asString()
                    .contains("wrong in the program");
        }
        assertThat(log.lines()).hasSize(1);
    }
}
