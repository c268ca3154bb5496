package patolli.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.files.DataLock;
import patolli.files.Told;
import patolli.save.Journal;
import patolli.save.Loaded;
import patolli.save.SaveText;
import patolli.save.Shelved;
import patolli.settings.Settings;
import patolli.testkit.Logged;
import patolli.testkit.OddThing;
import patolli.testkit.PlayedContest;

/** Whatever lies in the data folder: the game starts at once, says what it found, and can keep what is played. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class DataFolderTest {
    private static final PlayedContest CONTEST = PlayedContest.of("tablan", 11);
    @TempDir
    private Path folder;
    @RegisterExtension
    private final Logged log = new Logged("patolli");

    private DataFolder open() {
        return DataFolder.open(folder, new SecureRandom());
    }

    /** Plays a little and leaves. */
    private static String play(DataFolder data) {
        Journal journal = data.shelf().begin(CONTEST.header().terms(), CONTEST.seed());
        CONTEST.unopened().subList(0, 5).forEach(entry -> assertThat(journal.append(entry)).isEmpty());
        assertThat(journal.close(CONTEST.header().begun())).isEmpty();
        assertThat(data.store().save(Settings.STANDARD.with(Settings.MUSIC, false))).isEmpty();
        return journal.id();
    }

    /** A program was killed at the end of a contest, before it could open the beans. */
    private void killed() throws IOException {
        Path games = Files.createDirectories(folder.resolve("games"));
        Files.write(games.resolve("killed.patolli"), SaveText.write(CONTEST.header(), CONTEST.unopened()));
        Files.createDirectories(seedFile().getParent());
        Files.writeString(seedFile(), CONTEST.seed().hex());
    }

    private Path seedFile() {
        return folder.resolve("seeds").resolve(CONTEST.header().seal().hex().substring(0, 16) + ".seed");
    }

    private static Stream<Arguments> odd() {
        return Stream.of("games/one.patolli", "settings.json", "lock", "games", "games/deleted", "seeds")
                .flatMap(place -> Stream.of(OddThing.values()).filter(thing -> isOdd(place, thing))
                        .map(thing -> Arguments.of(place, thing)));
    }

    /** A folder is nothing odd in the place of one, and a lock may be of any size. */
    private static boolean isOdd(String place, OddThing thing) {
        return switch (thing) {
            case PIPE, LINK_TO_A_PIPE, LINK_TO_A_DEVICE -> true;
            case FOLDER -> place.contains(".") || place.equals("lock");
            case LARGE_FILE -> !place.equals("lock");
        };
    }

    @ParameterizedTest
    @MethodSource("odd")
    void anOddThingIsToldOnceSetAsideAndInNobodysWay(String where, OddThing thing) throws IOException {
        Path place = folder.resolve(where);
        thing.put(place);
        try (DataLock lock = start(thing, place)) {
            assertThat(lock.holder()).isEqualTo(DataLock.Holder.THIS);
        }
        DataFolder again = open();
        try (DataLock _ = again.lock()) {
            assertThat(again.troubles()).as("told once").isEmpty();
            assertThat(again.settings().get(Settings.MUSIC)).isFalse();
            assertThat(again.saves()).singleElement().isInstanceOfSatisfying(Shelved.Contest.class,
                    contest -> assertThat(contest.trouble()).isEmpty());
        }
    }

    private DataLock start(OddThing thing, Path place) throws IOException {
        DataFolder data = open();
        assertThat(data.troubles()).singleElement().asString().contains(place.getFileName().toString()
                .replace(".patolli", ""), "renamed to ").endsWith(".");
        assertThat(thing.isAt(place)).isFalse();
        try (Stream<Path> beside = Files.list(place.getParent())) {
            assertThat(beside.filter(each -> each.getFileName().toString().matches(".*-1(\\..*)?")).toList())
                    .singleElement().satisfies(aside -> assertThat(thing.isAt(aside)).isTrue());
        }
        play(data);
        return data.lock();
    }

    @ParameterizedTest
    @EnumSource
    void oddStatisticsAreSetAsideWhenTheyAreNeeded(OddThing thing) throws IOException {
        thing.put(folder.resolve("statistics.json"));
        killed();
        DataFolder data = open();
        try (DataLock _ = data.lock()) {
            assertThat(data.counts().load().statistics().all().contestsPlayed()).isEqualTo(1);
            assertThat(thing.isAt(folder.resolve("statistics.unreadable-1.json"))).isTrue();
        }
    }

    @ParameterizedTest
    @EnumSource
    void anOddSeedIsSetAsideAndTheContestGoesOn(OddThing thing) throws IOException {
        Path place = seedFile();
        thing.put(place);
        DataFolder data = open();
        try (DataLock _ = data.lock()) {
            String id = play(data);
            assertThat(((Loaded.Taken) data.shelf().takeUp(id)).seed()).hasValue(CONTEST.seed());
            assertThat(thing.isAt(place.resolveSibling(place.getFileName() + ".unreadable-1"))).isTrue();
        }
    }

    @ParameterizedTest
    @EnumSource
    void anOddThingAmongTheDeletedOnesIsPassedOver(OddThing thing) throws IOException {
        Path place = folder.resolve("games").resolve("deleted").resolve("one.patolli");
        thing.put(place);
        killed();
        DataFolder data = open();
        try (DataLock _ = data.lock()) {
            assertThat(data.troubles()).isEmpty();
            assertThat(folder.resolve("seeds")).as("nothing waits for the opened beans").isEmptyDirectory();
            assertThat(thing.isAt(place)).isTrue();
        }
    }

    @Test
    void whatMayNotBeReadIsToldOnceAndSetAside() throws IOException {
        DataFolder data = open();
        String id = play(data);
        data.lock().close();
        Path save = folder.resolve("games").resolve(id + ".patolli");
        Path settings = folder.resolve("settings.json");
        assumeFalse(save.toFile().setReadable(false) && settings.toFile().setReadable(false)
                && Files.isReadable(save), "the superuser reads everything");
        DataFolder again = open();
        try (DataLock _ = again.lock()) {
            assertThat(again.troubles()).hasSize(2).allSatisfy(told -> assertThat(told)
                    .contains("its permissions keep this player out", "renamed to "));
            assertThat(save).doesNotExist();
            assertThat(save.resolveSibling(id + ".damaged-1.patolli.txt")).exists();
            assertThat(again.store().save(Settings.STANDARD)).as("it was set aside").isEmpty();
        }
        DataFolder third = open();
        try (DataLock _ = third.lock()) {
            assertThat(third.troubles()).as("told once").isEmpty();
        }
    }

    @Test
    void severalThingsAreToldInOneSentenceAndCounted() throws IOException {
        for (String name : List.of("one", "two", "three")) {
            OddThing.FOLDER.put(folder.resolve("games").resolve(name + ".patolli"));
        }
        String page = settingsPage();
        DataFolder data = open();
        try (DataLock _ = data.lock()) {
            assertThat(Told.together(data.troubles(), true)).hasValueSatisfying(sentence ->
                    assertThat(sentence).contains("it is a folder", "2 things more were found; the log tells them",
                            "“" + page + "”"));
            assertThat(Told.together(data.troubles(), false)).hasValueSatisfying(sentence ->
                    assertThat(sentence).contains("2 things more were found. No log can be written"));
            assertThat(log.lines()).hasSize(3);
        }
    }

    /** The page of the help book that says where the log lies, as the book calls it. */
    private static String settingsPage() throws IOException {
        List<String> page = Files.readAllLines(Path.of("resources", "text", "book", "settings-file.md"));
        assertThat(page).anyMatch(line -> line.startsWith("| `log` |"));
        return page.getFirst().replace("# ", "");
    }

    @Test
    void aContestThatWasSetAsideComesBeforeAllElseThatWasFound() throws IOException {
        OddThing.FOLDER.put(folder.resolve("lock"));
        OddThing.FOLDER.put(folder.resolve("settings.json"));
        OddThing.FOLDER.put(folder.resolve("games").resolve("one.patolli"));
        Files.writeString(folder.resolve("seeds"), "in the way");
        DataFolder data = open();
        try (DataLock _ = data.lock()) {
            assertThat(data.troubles()).hasSize(4).first().asString().startsWith("one: ");
        }
    }
}
