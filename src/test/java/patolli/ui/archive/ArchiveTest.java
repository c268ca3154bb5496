package patolli.ui.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import javafx.collections.ObservableList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import patolli.beans.Seed;
import patolli.beans.Shaking;
import patolli.files.Disk;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.save.Entry;
import patolli.save.Journal;
import patolli.save.Shelf;
import patolli.save.Shelved;
import patolli.save.Terms;
import patolli.testkit.Positions;
import patolli.ui.shelf.Item;

/** The saves as the sheet lists them, and what becomes of them. */
class ArchiveTest {
    @TempDir
    private Path folder;
    private Instant now = Instant.parse("2026-03-01T20:00:00Z");
    private final Random random = new Random(4);

    private Shelf shelf() {
        return new Shelf(folder, Disk.REAL, () -> now, () -> Seed.draw(random));
    }

    private static Archive archive(Shelf shelf) {
        return new Archive(shelf, shelf.list(), Runnable::run, Runnable::run, false);
    }

    private Journal begin(Shelf shelf) {
        State opening = Positions.opening("patolli");
        Journal journal = shelf.begin(Terms.of(opening.game(), opening.options(), Instant.EPOCH,
                Seats.allPlayers(opening.sides()), Shaking.BY_HAND), Seed.draw(random));
        journal.append(new Entry.Bet(2));
        return journal;
    }

    private String closed(Shelf shelf, String at) {
        Journal journal = begin(shelf);
        journal.close(Instant.parse(at));
        return journal.id();
    }

    @Test
    void theOneThatWasPlayedLastIsFirstWhicheverWasTakenUpLast() {
        Shelf shelf = shelf();
        String old = closed(shelf, "2026-03-01T20:30:00Z");
        String late = closed(shelf, "2026-03-03T20:30:00Z");
        String between = closed(shelf, "2026-03-02T20:30:00Z");
        assertThat(ShelfItems.of(archive(shelf))).extracting(Item::id).containsExactly(late, between, old);
    }

    @Test
    void whatIsPlayedNowIsNotCalledCutOffButWhatWasIs() {
        Shelf before = shelf();
        String cut = begin(before).id();
        Shelf shelf = shelf();
        String played = begin(shelf).id();
        Archive archive = archive(shelf);
        archive.refresh(sentence -> { }, () -> { });
        ObservableList<Item> items = ShelfItems.of(archive);
        assertThat(items).filteredOn(item -> item.id().equals(played)).singleElement()
                .satisfies(item -> assertThat(item.trouble()).isEmpty());
        assertThat(items).filteredOn(item -> item.id().equals(cut)).singleElement()
                .satisfies(item -> assertThat(item.trouble().orElseThrow()).contains("cut off"));
        assertThat(archive.isOnTheTable(played)).isTrue();
        assertThat(archive.isOnTheTable(cut)).isFalse();
    }

    @Test
    void whoSitsThereNowIsNamed() {
        Shelf shelf = shelf();
        Journal journal = begin(shelf);
        Seats now = Seats.mirrorPlays(Positions.opening("patolli").sides(), Side.RED);
        journal.append(new Entry.Seated(now));
        journal.close(Instant.parse("2026-03-01T20:30:00Z"));
        assertThat(ShelfItems.of(archive(shelf))).extracting(Item::seats).containsExactly(now);
    }

    @Test
    void whatCannotBeUsedIsListedWithItsTroubleBesideTheOthers() throws IOException {
        Shelf shelf = shelf();
        String good = closed(shelf, "2026-03-01T20:30:00Z");
        Files.createSymbolicLink(folder.resolve("games").resolve("link.patolli"), Path.of("nowhere"));
        assertThat(ShelfItems.of(archive(shelf))).extracting(Item::id).containsExactlyInAnyOrder(good, "link");
        assertThat(ShelfItems.of(archive(shelf))).filteredOn(item -> item.id().equals("link")).singleElement()
                .satisfies(item -> assertThat(item.trouble()).isPresent());
    }

    @Test
    void whatIsDeletedTwiceIsDeletedQuietly() {
        Shelf shelf = shelf();
        String id = closed(shelf, "2026-03-01T20:30:00Z");
        Archive archive = archive(shelf);
        archive.delete(id);
        archive.delete(id);
        assertThat(archive.troubleProperty().get()).isEmpty();
        assertThat(archive.saves()).isEmpty();
        archive.restore(id);
        assertThat(archive.saves()).extracting(Shelved::id).isEqualTo(List.of(id));
    }

    @Test
    void whatIsPlayedIsNotDeletedAndThatIsTold() {
        Shelf shelf = shelf();
        String id = begin(shelf).id();
        Archive archive = archive(shelf);
        archive.delete(id);
        assertThat(archive.troubleProperty().get()).isNotEmpty();
        assertThat(archive.saves()).hasSize(1);
    }
}
