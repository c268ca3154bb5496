package patolli.model;

import static org.assertj.core.api.Assertions.assertThat;
import static patolli.model.TestTable.MIRROR_IS_BLUE;
import static patolli.model.TestTable.opening;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import patolli.beans.Seed;
import patolli.beans.Shaking;
import patolli.files.Disk;
import patolli.save.SavedGame;
import patolli.save.Shelf;
import patolli.save.Trouble;
import patolli.testkit.BrokenFolder;
import patolli.testkit.Logged;

/** A shelf that fails as no code expects: the player is told, the log too, and the evening goes on. */
class FailingShelfTest {
    private static final Instant NOW = Instant.parse("2026-11-22T10:47:33Z");
    @TempDir
    private Path folder;
    @RegisterExtension
    private final Logged log = new Logged("patolli.model");
    private final SplittableRandom chance = new SplittableRandom(7);
    private final List<String> unsaved = new ArrayList<>();
    private final List<Trouble> told = new ArrayList<>();
    private final List<Optional<SavedGame>> seen = new ArrayList<>();

    private SavedContests contests(Path where, Executor files) {
        Shelf shelf = new Shelf(where, Disk.REAL, () -> NOW, () -> Seed.draw(chance));
        return new SavedContests(shelf, () -> Seed.draw(chance), () -> Shaking.BY_HAND, () -> NOW, files,
                Runnable::run, unsaved::add);
    }

    private void isTold() {
        assertThat(told).containsExactly(new Trouble.ProgramFault());
        assertThat(told.getFirst().sentence()).contains("wrong in the program", "try once more");
        assertThat(log.lines()).hasSize(1);
    }

    @Test
    void aContestThatCanNotBeTakenUpIsTold() {
        contests(BrokenFolder.in(folder), Runnable::run).takeUp("any", (contest, troubles) -> {
            throw new AssertionError("nothing was taken up");
        }, told::add);
        isTold();
    }

    @Test
    void aContestThatCanNotBeLookedAtIsTold() {
        SavedContests contests = contests(BrokenFolder.in(folder), Runnable::run);
        TestTable table = new TestTable(opening(), MIRROR_IS_BLUE, contests);
        table.model.bet(1);
        assertThat(unsaved).hasSize(1).first().asString().contains("can’t be saved any more", "go on playing");
        assertThat(table.played()).as("the evening goes on").startsWith("1");
        assertThat(log.lines()).isNotEmpty();
        contests.look(table.model.provision(), seen::add, told::add);
        assertThat(seen).isEmpty();
        assertThat(told).containsExactly(new Trouble.ProgramFault());
    }

    @Test
    void workOnASaveThatFailsIsTold() {
        SavedContests contests = contests(folder, Runnable::run);
        TestTable table = new TestTable(opening(), MIRROR_IS_BLUE, contests);
        table.model.bet(1);
        contests.visit(table.model.provision(), saved -> {
            throw new IllegalStateException("it can't be counted");
        }, told::add);
        isTold();
        contests.look(table.model.provision(), seen::add, told::add);
        assertThat(seen).as("what comes after it is done").hasSize(1);
    }

    @Test
    void afterTheEndOfTheProgramNothingIsReadAndNothingThrown() {
        contests(folder, work -> {
            throw new RejectedExecutionException("it has been shut down");
        }).takeUp("any", (contest, troubles) -> { }, told::add);
        assertThat(log.lines()).hasSize(1).first().asString().contains("The game has ended");
    }
}
