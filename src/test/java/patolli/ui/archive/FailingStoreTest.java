package patolli.ui.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import patolli.beans.Seed;
import patolli.files.Disk;
import patolli.rules.Refusal;
import patolli.save.Loaded;
import patolli.save.SavedGame;
import patolli.save.Shelf;
import patolli.save.Shelved;
import patolli.save.StatisticsStore;
import patolli.save.Trouble;
import patolli.testkit.BrokenFolder;
import patolli.testkit.Later;
import patolli.testkit.Logged;
import patolli.testkit.PlayedContest;

/** Stores that fail as no code expects: each time the player is told, and the log too. */
class FailingStoreTest {
    private static final String FAULT = new Trouble.ProgramFault().sentence();
    private static final Shelved KNOWN = new Shelved.Unusable("known", Instant.EPOCH, new Trouble.InUse());
    @TempDir
    private Path folder;
    @RegisterExtension
    private final Logged log = new Logged("patolli.ui.archive");
    private final Later files = new Later();
    private final Later screen = new Later();
    private final List<String> told = new ArrayList<>();
    private Path broken;
    private Archive archive;

    @BeforeEach
    void open() {
        broken = BrokenFolder.in(folder);
        Shelf shelf = new Shelf(broken, Disk.REAL, () -> Instant.EPOCH, () -> Seed.draw(new Random(1)));
        archive = new Archive(shelf, List.of(KNOWN), files, screen, false);
    }

    private void run() {
        files.run();
        screen.run();
    }

    @Test
    void everyChangeOfTheShelfThatFailsIsToldAndTheListStays() {
        List<Runnable> changes = List.of(() -> archive.copy("known", "a name"), () -> archive.delete("known"),
                () -> archive.restore("known"), () -> archive.refresh(told::add, () -> { }));
        for (Runnable change : changes) {
            int lines = log.lines().size();
            change.run();
            run();
            assertThat(archive.troubleProperty().get()).isEqualTo(FAULT);
            assertThat(archive.saves()).containsExactly(KNOWN);
            assertThat(log.lines()).hasSizeGreaterThan(lines);
        }
        assertThat(told).as("the one without a sheet").containsExactly(FAULT);
    }

    @Test
    void aSaveThatCanNotBeLookedAtIsRefused() {
        List<Loaded> found = new ArrayList<>();
        archive.look("known", found::add);
        run();
        assertThat(found).containsExactly(new Loaded.Refused(new Trouble.ProgramFault()));
        assertThat(log.lines()).hasSize(1);
    }

    @Test
    void statisticsThatCanNotBeReadOrWrittenAreTold() throws Refusal {
        Evenings evenings = new Evenings(new StatisticsStore(broken, Disk.REAL), files, screen, told::add);
        evenings.read(statistics -> {
            throw new AssertionError("nothing was read");
        });
        run();
        assertThat(told).containsExactly(FAULT);
        PlayedContest contest = PlayedContest.of("tablan", 1);
        evenings.count(SavedGame.of(contest.header(), contest.entries()));
        run();
        assertThat(told).containsExactly(FAULT, FAULT);
        assertThat(log.lines()).hasSize(2);
    }

    @Test
    void aChronicleThatCanNotBeWrittenIsTold() {
        new Chronicles(what -> Optional.of(broken), files, screen).write(List.of("a line"), told::add);
        run();
        assertThat(told).containsExactly(FAULT);
        assertThat(log.lines()).hasSize(1);
    }
}
