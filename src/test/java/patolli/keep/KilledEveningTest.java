package patolli.keep;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import patolli.settings.Movement;
import patolli.settings.Prolog;
import patolli.settings.Settings;
import patolli.settings.SettingsStore;
import patolli.settings.Speed;

/** The whole program, killed in the middle of a contest, and gone on with from the splash. */
class KilledEveningTest {
    private static final List<String> PROGRAM = List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1",
            "--enable-native-access=ALL-UNNAMED", "-Dglass.platform=Headless", "-Dprism.order=sw",
            "-Djava.awt.headless=true", "-cp", System.getProperty("java.class.path"), KilledEvening.class.getName());
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

    @Test
    void resumeOnTheSplashGoesBackToTheSamePositionTurnAndCast() throws IOException {
        Ledger ledger = new Ledger(folder);
        for (int kill = 0; kill < 4; kill++) {
            try (Killable evening = Killable.start(PROGRAM, folder, kill == 0 ? "new-contest" : "resume")) {
                evening.listen(4 + chance.nextInt(6));
                evening.kill();
                assertThat(evening.complaints()).isEmpty();
                ledger.hear(evening.heard());
                ledger.check();
            }
        }
        assertThat(ledger.saves()).hasSize(1);
        assertThat(ledger.shown()).isGreaterThan(14);
    }
}
