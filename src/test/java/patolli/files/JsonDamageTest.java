package patolli.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import patolli.rules.Side;
import patolli.save.Loaded;
import patolli.save.SaveText;
import patolli.save.StatisticsStore;
import patolli.settings.Settings;
import patolli.settings.SettingsStore;
import patolli.testkit.Damage;
import patolli.testkit.FullDisk;
import patolli.testkit.Logged;
import patolli.testkit.PlayedContest;

/** The settings and the statistics, cut at any byte or with any bit flipped: told, and nothing of them lost. */
class JsonDamageTest {
    private static final Settings SETTINGS = Settings.STANDARD.with(Settings.HUMAN_SIDE, Side.BLUE)
            .with(Settings.WINDOW_WIDTH, 1920).with(Settings.MUSIC, false);

    @RegisterExtension
    private final Logged log = new Logged("patolli");
    @TempDir
    private Path folder;

    /** What came of loading a damaged file. */
    private record Outcome(boolean isWhole, List<String> troubles) { }

    private void check(Path file, Supplier<Outcome> load) throws IOException {
        byte[] whole = Files.readAllBytes(file);
        for (byte[] damaged : Stream.concat(Damage.cuts(whole), Damage.flips(whole)).toList()) {
            Files.write(file, damaged);
            Outcome outcome = load.get();
            if (!outcome.isWhole() || !outcome.troubles().isEmpty()) {
                assertThat(outcome.troubles()).as("%s", new String(damaged)).isNotEmpty();
                assertThat(keptAside()).as("%s", outcome.troubles()).anyMatch(kept -> Arrays.equals(kept, damaged));
            }
            clear();
        }
    }

    private List<byte[]> keptAside() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(each -> each.getFileName().toString().contains("-1.json"))
                    .map(JsonDamageTest::bytes).toList();
        }
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private void clear() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path each : files.toList()) {
                Files.delete(each);
            }
        }
    }

    @Test
    @Tag("breadth")
    void settings() throws IOException {
        SettingsStore store = new SettingsStore(folder, new FullDisk());
        store.save(SETTINGS);
        check(folder.resolve("settings.json"), () -> {
            SettingsStore.Loaded loaded = store.load();
            return new Outcome(loaded.settings().equals(SETTINGS), loaded.troubles());
        });
    }

    @Test
    @Tag("breadth")
    void statistics() throws IOException {
        StatisticsStore store = new StatisticsStore(folder, new FullDisk());
        for (PlayedContest played : List.of(PlayedContest.of("bell", 2), PlayedContest.of("tablan", 3))) {
            assertThat(store.count(((Loaded.Seen) Loaded.of(
                    SaveText.write(played.header(), played.entries()))).game())).isEmpty();
        }
        var whole = store.load().statistics();
        assertThat(whole.all().contestsPlayed()).isEqualTo(2);
        check(folder.resolve("statistics.json"), () -> {
            StatisticsStore.Loaded loaded = store.load();
            return new Outcome(loaded.statistics().equals(whole), loaded.troubles());
        });
    }
}
