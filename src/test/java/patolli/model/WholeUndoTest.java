package patolli.model;

import static org.assertj.core.api.Assertions.assertThat;
import static patolli.model.TestTable.MIRROR_IS_BLUE;
import static patolli.model.TestTable.opening;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import patolli.beans.Seed;
import patolli.beans.Shaking;
import patolli.save.SaveText;
import patolli.save.Shelf;
import patolli.testkit.FullDisk;
import patolli.testkit.Logged;

/** A decision of the player and all that Smoking Mirror did after it are taken back on the disk in one go. */
class WholeUndoTest {
    private static final Instant NOW = Instant.parse("2026-11-22T10:47:33Z");
    @TempDir
    private Path folder;
    @RegisterExtension
    private final Logged log = new Logged("patolli.save");
    private final FullDisk disk = new FullDisk();
    private final SplittableRandom chance = new SplittableRandom(11);
    private final List<String> troubles = new ArrayList<>();
    private SavedContests contests;
    private TestTable table;
    private List<String> before;

    /** Plays until an undo goes over several turns. */
    @BeforeEach
    void play() {
        table = sitDown();
        while (table.model.awaiting() != Awaiting.MOVE || table.model.history().size() < 40) {
            act();
        }
        table.model.move(table.model.state().moves().getFirst());
        while (table.model.awaiting() == Awaiting.NOTHING || table.model.awaiting() == Awaiting.THROW) {
            act();
        }
        before = table.played();
    }

    private TestTable sitDown() {
        Shelf shelf = new Shelf(folder, disk, () -> NOW, this::seed);
        contests = new SavedContests(shelf, this::seed, () -> Shaking.BY_HAND, () -> NOW, Runnable::run,
                Runnable::run, troubles::add);
        TestTable laid = new TestTable(opening(), MIRROR_IS_BLUE, contests);
        laid.mind = state -> state.moves().getFirst();
        return laid;
    }

    private Seed seed() {
        return Seed.draw(chance);
    }

    private void act() {
        switch (table.model.awaiting()) {
            case BET -> table.model.bet(1);
            case THROW -> table.model.release();
            case MOVE -> table.model.move(table.model.state().moves().getFirst());
            default -> table.letHimThink();
        }
    }

    private Path save() throws IOException {
        try (var files = Files.list(folder.resolve("games"))) {
            return files.filter(file -> file.toString().endsWith(".patolli")).findFirst().orElseThrow();
        }
    }

    /** What is on the table when the program starts again over the folder. */
    private List<String> resumed() throws IOException {
        String id = save().getFileName().toString().replace(".patolli", "");
        TestTable later = sitDown();
        contests.takeUp(id, (contest, told) -> later.model.resume(contest), trouble -> {
            throw new AssertionError(trouble);
        });
        return later.played();
    }

    @Test
    void itIsForcedToTheDiskOnceAndACutAnywhereLeavesAllOfItOrNothing() throws IOException {
        byte[] full = Files.readAllBytes(save());
        int forced = disk.forced();
        table.model.undo();
        List<String> after = table.played();
        assertThat(after).as("several turns back").hasSizeLessThan(before.size() - 1);
        assertThat(disk.forced()).isEqualTo(forced + 1);
        byte[] undone = Files.readAllBytes(save());
        assertThat(entries(undone)).as("one entry").isEqualTo(entries(full) + 1);
        for (int length = full.length; length <= undone.length; length++) {
            Files.write(save(), Arrays.copyOf(undone, length));
            assertThat(resumed()).as("cut after %d bytes", length).isEqualTo(length < undone.length ? before : after);
        }
    }

    @Test
    void itIsPlayedAgainAsAWholeToo() throws IOException {
        table.model.undo();
        List<String> after = table.played();
        byte[] undone = Files.readAllBytes(save());
        int forced = disk.forced();
        table.model.redo();
        assertThat(table.played()).isEqualTo(before);
        assertThat(disk.forced()).isEqualTo(forced + 1);
        byte[] redone = Files.readAllBytes(save());
        for (int length = undone.length; length <= redone.length; length++) {
            Files.write(save(), Arrays.copyOf(redone, length));
            assertThat(resumed()).as("cut after %d bytes", length).isEqualTo(length < redone.length ? after : before);
        }
    }

    @Test
    void onADiskThatFillsUpInTheMiddleNothingOfItCounts() throws IOException {
        disk.leave(4);
        table.model.undo();
        assertThat(table.played()).as("the evening goes on").hasSizeLessThan(before.size() - 1);
        assertThat(troubles).hasSize(1);
        disk.clear();
        assertThat(resumed()).isEqualTo(before);
    }

    private static int entries(byte[] save) {
        return ((SaveText.Readable) SaveText.of(save)).entries().size();
    }
}
