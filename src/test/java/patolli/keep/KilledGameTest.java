package patolli.keep;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import patolli.files.Disk;
import patolli.proof.Proof;
import patolli.proof.Verification;
import patolli.save.SaveText;
import patolli.save.SavedGame;
import patolli.save.StatisticsStore;

/** Games that are killed, as by a crash or a failing battery, and gone on with. */
class KilledGameTest {
    private static final int KILLS = 200;
    @TempDir
    private Path temporary;
    private final SplittableRandom chance = new SplittableRandom(20);

    /** Clocks go wrong by years. */
    private Instant anyTime() {
        return Instant.parse("2020-01-01T00:00:00Z").plusSeconds(chance.nextInt(300_000_000));
    }

    @Test
    void nothingIsLostOrDoubledAtWhateverMomentItIsKilled() throws IOException {
        QuickStart how = new QuickStart(temporary);
        finish(how, temporary.resolve("warm"), new Ledger(temporary.resolve("warm")));
        Path folder = temporary.resolve("data");
        Ledger ledger = new Ledger(folder);
        for (int kill = 0; kill < KILLS; kill++) {
            try (Killable game = Killable.start(how, folder, chance.nextLong(), anyTime())) {
                game.listen(chance.nextInt(8) == 0 ? chance.nextInt(3) : chance.nextInt(60));
                for (int more = chance.nextInt(50_000); more > 0; more--) {
                    Thread.onSpinWait();
                }
                game.kill();
                ledger.hear(game.heard());
                ledger.check();
                if (game.heard().size() > 1) {
                    litter(ledger, game.pid());
                }
            }
        }
        finish(how, folder, ledger);
        assertThat(ledger.over()).isGreaterThan(3);
    }

    /** Whatever a game before was writing when it was killed is cleared away. */
    private static void litter(Ledger ledger, long pid) {
        for (String place : new String[] {"", "games", "seeds"}) {
            assertThat(ledger.files(place)).filteredOn(file -> file.toString().endsWith(".tmp"))
                    .allMatch(file -> file.toString().endsWith("." + pid + ".tmp"));
        }
    }

    private void finish(QuickStart how, Path folder, Ledger ledger) throws IOException {
        try (Killable last = Killable.start(how, folder, chance.nextLong(), anyTime(), "finish")) {
            assertThat(last.end()).isZero();
            assertThat(last.heard()).endsWith("left");
            ledger.hear(last.heard());
            ledger.check();
        }
        assertThat(ledger.saves()).allMatch(SavedGame::isClosed).allMatch(SavedGame::isOver)
                .extracting(save -> Verification.of(new SaveText.Readable(save.header(), save.entries(), 0,
                        save.fault())).verdict()).containsOnly(Proof.Verdict.FITS);
        assertThat(ledger.files("seeds")).as("every secret is told").isEmpty();
        assertThat(new StatisticsStore(folder, Disk.REAL).load().statistics().all().contestsPlayed())
                .isEqualTo(ledger.over());
    }
}
