package patolli.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.files.Disk;
import patolli.rules.Side;
import patolli.testkit.Logged;

class SettingsStoreTest {
    private static final Settings CHANGED = Settings.STANDARD.with(Settings.SPEED, Speed.RELAXED)
            .with(Settings.PLAY_FORCED_MOVES, false).with(Settings.PLAY_SMOKING_MIRROR, false)
            .with(Settings.HUMAN_SIDE, Side.BLUE).with(Settings.WINDOW_WIDTH, 1920)
            .with(Settings.WINDOW_HEIGHT, 1080).with(Settings.FULL_SCREEN, true);

    @RegisterExtension
    private final Logged log = new Logged(SettingsStore.class.getName());
    @TempDir
    private Path folder;
    private Path file;
    private SettingsStore store;
    @BeforeEach
    void open() {
        file = folder.resolve("settings.json");
        store = new SettingsStore(folder);
    }

    private SettingsStore.Loaded load(String content) throws IOException {
        Files.writeString(file, content);
        return store.load();
    }

    /** The file as somebody may write it by hand. */
    private String withoutCheck() throws IOException {
        return Files.readString(file).replaceFirst(",\\s+\"check\" : \"[0-9a-f]{8}\"", "");
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(each -> each.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void whatIsSavedIsLoaded() {
        assertThat(store.save(CHANGED)).isEmpty();
        assertThat(store.load()).isEqualTo(new SettingsStore.Loaded(CHANGED, List.of()));
        assertThat(log.lines()).isEmpty();
    }

    @Test
    void theFileIsReadable() throws IOException {
        store.save(CHANGED);
        assertThat(withoutCheck()).isEqualToNormalizingNewlines("""
                {
                  "speed" : "relaxed",
                  "playForcedMoves" : false,
                  "warnOfErrors" : false,
                  "ownBeans" : false,
                  "shaking" : "hand",
                  "playSmokingMirror" : false,
                  "humanSide" : "blue",
                  "level" : "mirror",
                  "windowWidth" : 1920,
                  "windowHeight" : 1080,
                  "fullScreen" : true,
                  "motion" : "system",
                  "textSize" : "normal",
                  "prolog" : "first",
                  "aztecFacts" : true,
                  "factsInterval" : 2,
                  "speech" : true,
                  "muted" : false,
                  "gameSounds" : true,
                  "music" : true,
                  "soundsVolume" : 80,
                  "musicVolume" : 60,
                  "bossKeys" : true,
                  "prologSeen" : false,
                  "tutorialSeen" : false,
                  "factsSeen" : "",
                  "prayerNext" : 0,
                  "linesHeard" : "",
                  "grandEvening" : "",
                  "newGame.patolli" : "",
                  "newGame.bell" : "",
                  "newGame.pagade" : "",
                  "newGame.tablan" : ""
                }""");
    }

    @Test
    void aFirstStartHasStandardSettingsAndNoTrouble() {
        SettingsStore first = new SettingsStore(folder.resolve("not").resolve("there"));
        assertThat(first.load()).isEqualTo(new SettingsStore.Loaded(Settings.STANDARD, List.of()));
        assertThat(folder.resolve("not")).doesNotExist();
    }

    @Test
    void savingMakesTheFolder() {
        Path fresh = folder.resolve("not").resolve("there");
        assertThat(new SettingsStore(fresh).save(CHANGED)).isEmpty();
        assertThat(fresh.resolve("settings.json")).isRegularFile();
    }

    @Test
    void savingLeavesNoOtherFile() throws IOException {
        store.save(Settings.STANDARD);
        store.save(CHANGED);
        assertThat(names()).containsExactly("settings.json");
    }

    @Test
    void membersThatAreNoSettingsStay() throws IOException {
        load("{\"volume\":0.25,\"speed\":\"fast\",\"later\":{\"list\":[1,\"two\",null]}}");
        assertThat(store.save(CHANGED)).isEmpty();
        assertThat(Files.readString(file).replaceAll("\\s", ""))
                .startsWith("{\"volume\":0.25,\"speed\":\"relaxed\",\"later\":{\"list\":[1,\"two\",null]},");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '`', value = {
        "speed; \"quick\"; relaxed or normal or fast; normal",
        "speed; \"FAST\"; relaxed or normal or fast; normal",
        "speed; 2; relaxed or normal or fast; normal",
        "speed; null; relaxed or normal or fast; normal",
        "playForcedMoves; \"false\"; true or false; true",
        "playSmokingMirror; 0; true or false; true",
        "humanSide; \"green\"; red or blue; red",
        "windowWidth; 639; a whole number from 640 to 16384; 1280",
        "windowWidth; 1920.5; a whole number from 640 to 16384; 1280",
        "windowWidth; 18446744073709552896; a whole number from 640 to 16384; 1280",
        "windowHeight; \"900\"; a whole number from 480 to 16384; 800",
        "fullScreen; []; true or false; false"})
    void aWrongValueFallsBackAlone(String key, String wrong, String allowed, String standard) throws IOException {
        store.save(CHANGED);
        String content = withoutCheck().replaceAll("\"" + key + "\" : [^,\\n]+",
                "\"" + key + "\" : " + wrong);
        SettingsStore.Loaded loaded = load(content);
        assertThat(loaded.troubles()).containsExactly("“" + key + "” in settings.json can be " + allowed + ", not "
                + wrong + ". The game goes on with " + standard + ".");
        assertThat(log.lines()).as("where it lies stands in the log only")
                .containsExactly(loaded.troubles().getFirst() + " [" + file + "]");
        for (Setting<?> setting : Settings.ALL) {
            assertThat(loaded.settings().get(setting)).as(setting.key())
                    .isEqualTo(setting.key().equals(key) ? setting.standard() : CHANGED.get(setting));
        }
    }

    @Test
    void aLongWrongValueIsQuotedInPart() throws IOException {
        assertThat(load("{\"speed\":\"" + "x".repeat(1000) + "\"}").troubles()).singleElement().asString()
                .contains("not \"" + "x".repeat(39) + "....");
    }

    @Test
    void severalWrongValuesAreToldOneByOne() throws IOException {
        SettingsStore.Loaded loaded = load("{\"speed\":1,\"humanSide\":2,\"windowWidth\":1000}");
        assertThat(loaded.troubles()).hasSize(2);
        assertThat(loaded.settings()).isEqualTo(Settings.STANDARD.with(Settings.WINDOW_WIDTH, 1000));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[]", "speed=fast", "{\"speed\":\"fast\"} more", "\"fast\"", "\u0000"})
    void aFileThatIsNoSettingsFileIsSetAside(String content) throws IOException {
        SettingsStore.Loaded loaded = load(content);
        assertThat(loaded.settings()).isEqualTo(Settings.STANDARD);
        assertThat(loaded.troubles()).containsExactly("settings.json is not a settings file. It was renamed to "
                + "settings.unreadable-1.json, and the game goes on with standard settings.");
        assertThat(log.lines()).as("where it lies stands in the log only")
                .containsExactly(loaded.troubles().getFirst() + " [" + file + "]");
        assertThat(names()).containsExactly("settings.unreadable-1.json");
        assertThat(folder.resolve("settings.unreadable-1.json")).hasContent(content);
        assertThat(store.load().troubles()).as("the next start").isEmpty();
    }

    @Test
    void filesSetAsideNeverTakeEachOthersPlace() throws IOException {
        for (String content : List.of("one", "two", "three")) {
            load(content);
        }
        assertThat(names()).containsExactly("settings.unreadable-1.json", "settings.unreadable-2.json",
                "settings.unreadable-3.json");
        assertThat(folder.resolve("settings.unreadable-1.json")).hasContent("one");
    }

    @Test
    void aFileThatSomebodyElseHasChangedHoldsAndItsCopyIsKept() throws IOException {
        store.save(CHANGED);
        String content = Files.readString(file).replace("1920", "1930");
        for (int start = 0; start < 2; start++) {
            SettingsStore.Loaded loaded = load(content);
            assertThat(loaded.settings()).isEqualTo(CHANGED.with(Settings.WINDOW_WIDTH, 1930));
            assertThat(loaded.troubles()).containsExactly("settings.json was changed since the game wrote it, by hand "
                    + "or by a fault of the disk. What can be read in it holds. As it was found it is kept as "
                    + "settings.changed-1.json.");
        }
        assertThat(folder.resolve("settings.changed-1.json")).hasContent(content);
        store.save(loadedSettings());
        assertThat(store.load().troubles()).as("from now on it is the game's own again").isEmpty();
        assertThat(names()).containsExactly("settings.changed-1.json", "settings.json");
    }

    private Settings loadedSettings() {
        return store.load().settings();
    }

    @Test
    void aFileWithoutACheckIsTakenAsItIs() throws IOException {
        store.save(CHANGED);
        assertThat(load(withoutCheck())).isEqualTo(new SettingsStore.Loaded(CHANGED, List.of()));
    }

    @Test
    void aMemberThatStandsTwiceIsNoWayToWriteSettings() throws IOException {
        assertThat(load("{\"speed\":\"fast\",\"speed\":\"relaxed\"}").troubles()).hasSize(1);
        assertThat(names()).containsExactly("settings.unreadable-1.json");
    }

    @Test
    void aSecondGameReadsAndLeavesAllAsItIs() throws IOException {
        store.save(CHANGED);
        SettingsStore second =
                new SettingsStore(folder, Disk.closed("another Patolli that is running has this folder"));
        assertThat(second.load()).isEqualTo(new SettingsStore.Loaded(CHANGED, List.of()));
        assertThat(second.save(Settings.STANDARD)).hasValueSatisfying(sentence ->
                assertThat(sentence).contains("(another Patolli that is running has this folder)"));
        assertThat(store.load().settings()).isEqualTo(CHANGED);
        Files.writeString(file, "broken");
        assertThat(second.load().troubles()).hasSize(1);
        assertThat(file).hasContent("broken");
    }

    @Test
    void savingOverABrokenFileLosesNothingEither() throws IOException {
        Files.writeString(file, "not mine");
        assertThat(store.save(CHANGED)).isEmpty();
        assertThat(folder.resolve("settings.unreadable-1.json")).hasContent("not mine");
        assertThat(store.load().settings()).isEqualTo(CHANGED);
    }

    @Test
    void aFileInThePlaceOfTheFolderIsToldAndTheGameGoesOn() throws IOException {
        Path blocked = Files.writeString(folder.resolve("blocked"), "a file");
        SettingsStore elsewhere = new SettingsStore(blocked);
        assertThat(elsewhere.save(CHANGED)).hasValue("The settings can’t be saved to settings.json (blocked"
                + " is not a folder). They hold until the game is closed.");
        assertThat(elsewhere.load().settings()).isEqualTo(Settings.STANDARD);
        assertThat(blocked).hasContent("a file");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aFolderThatCannotBeMadeIsToldAndTheGameGoesOn() {
        SettingsStore nowhere = new SettingsStore(Path.of("/proc/patolli"));
        assertThat(nowhere.save(CHANGED)).hasValue("The settings can’t be saved to settings.json "
                + "(patolli does not exist). They hold until the game is closed.");
        assertThat(nowhere.load().settings()).isEqualTo(Settings.STANDARD);
        assertThat(log.lines()).hasSize(1);
    }

    @Test
    @EnabledIf("foldersCanBeClosed")
    void aReadOnlyFolderIsToldAndItsSettingsAreRead() throws IOException {
        store.save(CHANGED);
        assertThat(folder.toFile().setWritable(false)).isTrue();
        try {
            assertThat(store.save(Settings.STANDARD)).hasValueSatisfying(sentence ->
                    assertThat(sentence).contains("(no permission for settings.json")
                            .doesNotContain(folder.toString()));
            assertThat(store.load()).isEqualTo(new SettingsStore.Loaded(CHANGED, List.of()));
        } finally {
            assertThat(folder.toFile().setWritable(true)).isTrue();
        }
    }

    /** The superuser may write everywhere, and Windows knows no read-only folders. */
    static boolean foldersCanBeClosed() throws IOException {
        Path closed = Files.createTempDirectory("patolli");
        try {
            return closed.toFile().setWritable(false) && !Files.isWritable(closed);
        } finally {
            Files.delete(closed);
        }
    }

    @Test
    void aFolderInThePlaceOfTheFileIsToldAndTheGameGoesOn() throws IOException {
        Files.createDirectories(file.resolve("inside"));
        SettingsStore.Loaded loaded = store.load();
        assertThat(loaded.settings()).isEqualTo(Settings.STANDARD);
        assertThat(loaded.troubles()).singleElement().asString().isEqualTo("settings.json is not a settings file "
                + "(it is a folder). It was renamed to settings.unreadable-1.json, and the game goes on with standard "
                + "settings.");
        assertThat(store.save(CHANGED)).isEmpty();
        assertThat(names()).containsExactly("settings.json", "settings.unreadable-1.json");
        assertThat(folder.resolve("settings.unreadable-1.json").resolve("inside")).exists();
        assertThat(log.lines()).hasSize(1);
    }
}
