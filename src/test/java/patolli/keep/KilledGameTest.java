package patolli.keep;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.app.GameTables;
import patolli.files.Disk;
import patolli.files.LockHolder;
import patolli.proof.Proof;
import patolli.proof.Verification;
import patolli.save.SaveText;
import patolli.save.SavedGame;
import patolli.save.StatisticsStore;
import patolli.testkit.OptionSets;
import patolli.ui.table.GameTable;

/** Games that are killed, as by a crash or a failing battery, and gone on with. */
class KilledGameTest {
    /** Of the game at each table; {@code -Dtest.kills=n} sets another number, the profile long a larger one. */
    private static final int KILLS = Integer.getInteger("test.kills", 100);
    private static final String PATOLLI = "patolli";
    @TempDir
    private static Path packed;
    private static QuickStart how;
    @TempDir
    private Path temporary;
    private final SplittableRandom chance = new SplittableRandom(20);

    @BeforeAll
    static void pack() throws IOException {
        how = new QuickStart(packed);
        how.warm(KilledGame.class, packed.resolve("data"), "1", "2026-01-01T00:00:00Z", PATOLLI, "finish");
    }

    /** Clocks go wrong by years. */
    private String anyTime() {
        return Instant.parse("2020-01-01T00:00:00Z").plusSeconds(chance.nextInt(300_000_000)).toString();
    }

    private Killable start(Path folder, String setup, String... more) throws IOException {
        List<String> arguments = new ArrayList<>(List.of(Long.toString(chance.nextLong()), anyTime(), setup));
        arguments.addAll(List.of(more));
        return Killable.start(how.command(KilledGame.class), folder, arguments.toArray(String[]::new));
    }

    /** The game of every table, with as many as can play. */
    static Stream<String> setups() {
        return GameTables.ALL.tables().stream().map(GameTable::game).map(OptionSets::widest);
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("setups")
    void nothingIsLostOrDoubledAtWhateverMomentItIsKilled(String setup) throws IOException {
        finish(temporary.resolve("warm"), setup, new Ledger(temporary.resolve("warm")));
        Path folder = temporary.resolve("data");
        Ledger ledger = new Ledger(folder);
        for (int kill = 0; kill < KILLS; kill++) {
            try (Killable game = start(folder, setup)) {
                game.listen(chance.nextInt(8) == 0 ? chance.nextInt(3) : chance.nextInt(60));
                for (int more = chance.nextInt(50_000); more > 0; more--) {
                    Thread.onSpinWait();
                }
                game.kill();
                assertThat(game.complaints()).isEmpty();
                ledger.hear(game.heard());
                ledger.check();
                ledger.checkSettings();
                if (game.heard().size() > 1) {
                    litter(ledger, game.pid());
                }
            }
        }
        finish(folder, setup, ledger);
        assertThat(ledger.over()).isGreaterThanOrEqualTo(Math.max(1, KILLS / 50));
    }

    private void lookOn(Path folder) throws IOException {
        Map<Path, String> before = Contents.of(folder);
        try (Killable second = start(folder, PATOLLI)) {
            second.listen(30);
            second.kill();
            assertThat(second.heard()).startsWith("lock ANOTHER").anyMatch(line -> line.startsWith("cast "))
                    .anyMatch(line -> line.contains("another Patolli that is running has this folder"));
            assertThat(second.complaints()).contains("another Patolli that is running has this folder");
        }
        assertThat(Contents.of(folder)).isEqualTo(before);
    }

    /** Whatever a game before was writing when it was killed is cleared away. */
    private static void litter(Ledger ledger, long pid) {
        for (String place : new String[] {"", "games", "seeds"}) {
            assertThat(ledger.files(place)).filteredOn(file -> file.toString().endsWith(".tmp"))
                    .allMatch(file -> file.toString().endsWith("." + pid + ".tmp"));
        }
    }

    private void finish(Path folder, String setup, Ledger ledger) throws IOException {
        try (Killable last = start(folder, setup, "finish")) {
            assertThat(last.end()).isZero();
            assertThat(last.heard()).endsWith("left");
            assertThat(last.complaints()).isEmpty();
            ledger.hear(last.heard());
            ledger.check();
        }
        assertThat(ledger.saves()).allMatch(SavedGame::isClosed).allMatch(SavedGame::isOver)
                .extracting(save -> Verification.of(new SaveText.Readable(save.header(), save.entries(), 0,
                        save.fault())).verdict())
                .as("with their own beans, or with those of the contest before").isSubsetOf(
                        Proof.Verdict.FITS, Proof.Verdict.KNOWN).contains(Proof.Verdict.FITS);
        assertThat(ledger.files("seeds")).as("every secret is told").isEmpty();
        assertThat(new StatisticsStore(folder, Disk.REAL).load().statistics().all().contestsPlayed())
                .isEqualTo(ledger.over());
    }

    @Test
    void aSecondGameBesideItChangesNothing() throws IOException {
        Path folder = temporary.resolve("data");
        try (Killable first = start(folder, PATOLLI)) {
            first.listen(30);
            first.kill();
        }
        try (Killable holder = Killable.start(how.command(LockHolder.class), folder)) {
            holder.listen(1);
            lookOn(folder);
            holder.kill();
        }
        try (Killable third = start(folder, PATOLLI)) {
            third.listen(2);
            assertThat(third.heard().getFirst()).isEqualTo("lock THIS");
            assertThat(third.heard().getLast()).startsWith("resumed ");
        }
    }
}
