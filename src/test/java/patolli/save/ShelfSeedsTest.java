package patolli.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import patolli.beans.Occasion;
import patolli.beans.Thrown;
import patolli.rules.Side;
import patolli.testkit.OddThing;

/** The secrets of saved games: who may see them, how long they stay, and that no copy is a way to throw again. */
class ShelfSeedsTest extends ShelfRig {

    @Test
    void theSeedLiesApartForItsOwnerOnlyUntilTheContestIsOver() throws IOException {
        Played played = new Played("tablan", 4).straight(40);
        Journal journal = keep(played);
        Path file = seedFile(played);
        assertThat(file).hasContent(played.seed.hex());
        if (FileSystems.getDefault().supportedFileAttributeViews().contains("posix")) {
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file))).isEqualTo("rw-------");
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file.getParent())))
                    .isEqualTo("rwx------");
        }
        assertThat(journal.file()).content().doesNotContain(played.seed.hex());
        int kept = played.entries.size();
        played.straight(10_000).entries.stream().skip(kept).forEach(journal::append);
        assertThat(shelf.openBeans(journal)).isEmpty();
        assertThat(journal.file()).content().contains("seed " + played.seed.hex());
        assertThat(file).doesNotExist();
        assertThat(shelf.openBeans(journal)).as("done before").isEmpty();
        assertThat(log.lines()).isEmpty();
    }

    @Test
    void aSeedStaysForACopyThatIsNotOver() {
        Played played = new Played("tablan", 4).straight(40);
        Journal journal = keep(played);
        shelf.copy(journal.id(), "before the end");
        int kept = played.entries.size();
        played.straight(10_000).entries.stream().skip(kept).forEach(journal::append);
        shelf.openBeans(journal);
        assertThat(seedFile(played)).exists();
        assertThat(takeUp("before-the-end").seed()).hasValue(played.seed);
    }

    @Test
    void noCopyIsAWayToThrowAgainNotEvenADeletedOne() {
        Played played = new Played("tablan", 4).straight(40);
        String id = left(played);
        shelf.copy(id, "a look ahead");
        Loaded.Taken copy = takeUp("a-look-ahead");
        assertThat(copy.thrown()).isEqualTo(played.thrown);
        assertThat(copy.journal().saved().isAgain()).isFalse();
        int kept = played.entries.size();
        played.straight(60).entries.stream().skip(kept).forEach(copy.journal()::append);
        copy.journal().close(now);
        shelf.delete("a-look-ahead");
        shelf = shelf(disk);
        Loaded.Taken taken = takeUp(id);
        Map<Occasion, Thrown> sealed = new HashMap<>(played.thrown);
        sealed.values().removeIf(Thrown::isOwn);
        assertThat(taken.thrown()).containsAllEntriesOf(sealed);
        assertThat(taken.thrown().size()).isGreaterThan(taken.game().thrown().size());
        assertThat(taken.journal().saved().isAgain()).as("that casts are known is in the record").isTrue();
    }

    @Test
    void aCopyThatGoesOnAfterTheBeansWereOpenedSaysSo() {
        Played played = new Played("tablan", 4).straight(40);
        Journal journal = keep(played);
        shelf.copy(journal.id(), "before the end");
        int kept = played.entries.size();
        played.straight(10_000).entries.stream().skip(kept).forEach(journal::append);
        shelf.openBeans(journal);
        journal.close(now);
        assertThat(takeUp("before-the-end").journal().saved().isAgain()).isTrue();
    }

    @Test
    void copiesAgreeAboutBeansThatTookThePlaceOfLostOnes() throws IOException {
        Played played = new Played("tablan", 4).straight(40);
        String id = left(played);
        Files.delete(seedFile(played));
        takeUp(id).journal().close(now);
        shelf.copy(id, "other");
        Loaded.Taken copy = takeUp("other");
        Occasion due = new Occasion("tablan", 1, Side.WHITE, 99);
        copy.journal().append(new Entry.Cast(due, OptionalLong.of(5), "8"));
        copy.journal().close(now);
        assertThat(takeUp(id).thrown()).containsEntry(due, Thrown.of(
                played.sitting.state().game().casts().find("8").orElseThrow(), 5));
    }

    @Test
    void aContestWhoseBeansWereNotOpenedInTimeOpensThemWhenItIsTakenUp() {
        Played played = new Played("tablan", 4).straight(10_000);
        Journal journal = keep(played);
        shelf = shelf(disk);
        Loaded.Taken taken = takeUp(journal.id());
        assertThat(taken.seed()).isEmpty();
        assertThat(taken.journal().saved().beans().getFirst().seed()).hasValue(played.seed);
        assertThat(seedFile(played)).doesNotExist();
    }

    @Test
    void aContestWhoseSeedIsNotHereGoesOnWithOtherBeans() throws IOException {
        Played played = contest("bell");
        String id = left(played);
        Files.writeString(seedFile(played), "0".repeat(64));
        Loaded.Taken taken = takeUp(id);
        assertThat(taken.troubles()).containsExactly(new Trouble.OtherBeans());
        SavedGame now = taken.journal().saved();
        assertThat(now.beans()).hasSize(2);
        assertThat(now.header().terms().seal(taken.seed().orElseThrow())).isEqualTo(now.beans().getLast().seal());
        assertThat(seedFile(now.beans().getLast().seal())).exists();
        taken.journal().close(this.now);
        assertThat(takeUp(id).troubles()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void whatCantBeASeedIsNamedAndSetAsideAndTheContestGoesOn(OddThing thing) throws IOException {
        Played played = contest("bell");
        String id = left(played);
        Path place = seedFile(played);
        Files.delete(place);
        thing.put(place);
        Loaded.Taken taken = takeUp(id);
        Path aside = place.resolveSibling(place.getFileName() + ".unreadable-1");
        assertThat(taken.troubles()).singleElement().isInstanceOf(Trouble.OddBeans.class)
                .extracting(Trouble::sentence).asString().contains("unusable", place.getFileName().toString(),
                        "renamed to " + aside.getFileName()).doesNotContain("elsewhere", place.toString());
        assertThat(thing.isAt(aside)).isTrue();
        assertThat(taken.journal().saved().beans()).hasSize(2);
        taken.journal().close(this.now);
        assertThat(takeUp(id).troubles()).isEmpty();
    }

    @Test
    void nothingOfASeedIsLogged() throws IOException {
        Played played = contest("bell");
        disk.leave(0);
        Journal journal = keep(played);
        disk.clear();
        journal.retry();
        Files.write(seedFile(played), (played.seed.hex() + "!").getBytes(StandardCharsets.US_ASCII));
        journal.close(now);
        takeUp(journal.id());
        assertThat(log.lines()).isNotEmpty().noneMatch(line -> line.contains(played.seed.hex().substring(0, 8)));
    }
}
