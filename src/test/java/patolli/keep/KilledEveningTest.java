package patolli.keep;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.app.GameTables;
import patolli.rules.Game;
import patolli.settings.Movement;
import patolli.settings.Prolog;
import patolli.settings.Settings;
import patolli.settings.SettingsStore;
import patolli.settings.Speed;
import patolli.testkit.OptionSets;
import patolli.ui.table.GameTable;

/**
 * The whole program, killed in the middle of a contest, and gone on with from the splash: at the first and the last
 * table, of which one begins with a bet, and at the others in the profile long.
 */
class KilledEveningTest {
    private static final int KILLS = Math.min(3, Integer.getInteger("test.kills", 3));
    private static final List<String> PROGRAM = List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC", "--enable-native-access=ALL-UNNAMED", "-Dglass.platform=Headless",
            "-Dprism.order=sw", "-Djava.awt.headless=true",
            "-cp", System.getProperty("java.class.path"), KilledEvening.class.getName());
    private final SplittableRandom chance = new SplittableRandom(3);
    @TempDir
    private Path temporary;
    private Path folder;

    @BeforeEach
    void makeShort() {
        folder = temporary.resolve("data");
        assertThat(new SettingsStore(folder).save(Settings.STANDARD.with(Settings.PROLOG, Prolog.NEVER)
                .with(Settings.TUTORIAL_SEEN, true).with(Settings.SPEED, Speed.FAST).with(Settings.MUTED, true)
                .with(Settings.MOTION, Movement.REDUCED))).isEmpty();
    }

    static Stream<Game> games() {
        return GameTables.ALL.tables().stream().map(GameTable::game);
    }

    /** How a contest begins that the splash only goes on with, unless it is the main game's: straight on, no undo. */
    private Killable first(Game game) throws IOException {
        if (game == GameTables.ALL.tables().getFirst().game()) {
            return Killable.start(PROGRAM, folder, "new-contest");
        }
        return Killable.start(new QuickStart(temporary).command(KilledGame.class), folder,
                Long.toString(chance.nextLong()), "2026-01-01T00:00:00Z", OptionSets.widest(game), "finish");
    }

    static Stream<Game> ends() {
        return Stream.of(games().findFirst(), games().reduce((one, next) -> next)).flatMap(Optional::stream);
    }

    static Stream<Game> others() {
        return games().filter(game -> ends().noneMatch(game::equals));
    }

    @Tag("breadth")
    @ParameterizedTest
    @MethodSource("ends")
    void resumeOnTheSplashGoesBackToTheSamePositionTurnAndCast(Game game) throws IOException {
        killAndResume(game);
    }

    @Tag("long")
    @Tag("variants")
    @ParameterizedTest
    @MethodSource("others")
    void soItDoesAtTheOtherTables(Game game) throws IOException {
        killAndResume(game);
    }

    private void killAndResume(Game game) throws IOException {
        Ledger ledger = new Ledger(folder);
        for (int kill = 0; kill < KILLS; kill++) {
            try (Killable evening = kill == 0 ? first(game) : Killable.start(PROGRAM, folder, "resume")) {
                evening.listen(4 + chance.nextInt(6));
                evening.kill();
                assertThat(evening.complaints()).isEmpty();
                ledger.hear(evening.heard());
                ledger.check();
            }
        }
        assertThat(ledger.saves()).hasSize(1);
        assertThat(ledger.saves().getFirst().header().game()).isEqualTo(game);
        assertThat(ledger.shown()).isGreaterThan(3 * KILLS);
    }
}
