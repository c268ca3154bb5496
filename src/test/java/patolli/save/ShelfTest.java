package patolli.save;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import patolli.beans.Seed;
import patolli.files.Disk;

class ShelfTest extends ShelfRig {

    @Test
    void anEmptyShelfHasNothingAndMakesNothing() {
        Shelf empty = new Shelf(folder.resolve("none"), Disk.REAL, () -> now, () -> Seed.draw(random));
        assertThat(empty.list()).isEmpty();
        assertThat(empty.resumable()).isEmpty();
        assertThat(folder.resolve("none")).doesNotExist();
        assertThat(log.lines()).isEmpty();
    }

    @Test
    void aContestThatWasLeftIsGoneOnWithWhereItWas() {
        Played played = contest("patolli");
        String id = left(played);
        shelf = shelf(disk);
        assertThat(shelf.resumable()).hasValueSatisfying(found -> {
            assertThat(found.id()).isEqualTo(id);
            assertThat(found.state()).isEqualTo(played.sitting.state());
            assertThat(found.lastPlayed()).isEqualTo(now);
            assertThat(found.trouble()).isEmpty();
        });
        Loaded.Taken taken = takeUp(id);
        assertThat(taken.troubles()).isEmpty();
        assertThat(taken.seed()).hasValue(played.seed);
        assertThat(taken.game().sitting().history()).isEqualTo(played.sitting.history());
        assertThat(taken.game().thrown()).isEqualTo(played.thrown);
        taken.journal().append(new Entry.Hint());
        assertThat(taken.journal().saved().hints()).isEqualTo(1);
    }

    @Test
    void aContestThatWasCutOffLosesNothingAndSaysSo() {
        Played played = contest("tablan");
        Journal cut = keep(played);
        shelf = shelf(disk);
        assertThat(shelf.resumable().flatMap(Shelved.Contest::trouble)).hasValue(new Trouble.CutOff());
        Loaded.Taken taken = takeUp(cut.id());
        assertThat(taken.troubles()).containsExactly(new Trouble.CutOff());
        assertThat(taken.game().sitting().history()).isEqualTo(played.sitting.history());
    }

    @Test
    void severalGamesLieBesideEachOtherTheLastPlayedFirst() {
        List<String> ids = Stream.of("patolli", "bell", "pagade", "tablan").map(game -> left(contest(game))).toList();
        assertThat(ids()).isEqualTo(ids.reversed());
        takeUp(ids.get(1)).journal().close(now);
        assertThat(ids()).containsExactly(ids.get(1), ids.get(3), ids.get(2), ids.get(0));
        assertThat(shelf(disk).resumable()).map(Shelved::id).hasValue(ids.get(1));
    }

    @Test
    void aClockThatGoesBackwardsDisordersNothing() {
        String first = left(contest("bell"));
        now = Instant.parse("2019-01-01T00:00:00Z");
        String second = left(contest("bell"));
        now = Instant.parse("2026-11-22T10:00:00Z");
        String third = left(contest("bell"));
        now = Instant.parse("2019-01-01T00:00:00Z");
        String fourth = left(contest("bell"));
        assertThat(List.of(first, second, third, fourth)).doesNotHaveDuplicates();
        assertThat(ids()).containsExactly(fourth, third, second, first);
    }

    @Test
    void aContestThatIsOverIsNotOfferedAgain() {
        left(contest("bell"));
        String over = left(new Played("tablan", 4).straight(10_000));
        assertThat(ids().getFirst()).isEqualTo(over);
        assertThat(shelf.resumable().orElseThrow().header().game().name()).isEqualTo("bell");
    }

    @Test
    void whatIsOnTheTableCannotBeTakenUpOrDeletedButLookedAtAndCopied() {
        Played played = contest("pagade");
        Journal journal = keep(played);
        assertThat(shelf.takeUp(journal.id())).isEqualTo(new Loaded.Refused(new Trouble.InUse()));
        assertThat(shelf.delete(journal.id())).isPresent();
        assertThat(((Loaded.Seen) shelf.look(journal.id())).game().sitting().state())
                .isEqualTo(played.sitting.state());
        assertThat(shelf.copy(journal.id(), "While it runs")).isEmpty();
        assertThat(journal.append(new Entry.Hint())).isEmpty();
        Shelved.Contest copy = (Shelved.Contest) shelf.list().stream()
                .filter(each -> each.id().equals("while-it-runs")).findFirst().orElseThrow();
        assertThat(copy.name()).hasValue("While it runs");
        assertThat(copy.state()).isEqualTo(played.sitting.state());
        assertThat(copy.trouble()).isEmpty();
    }

    @Test
    void aCopyIsAContestOfItsOwnWithTheSameBeans() {
        Played played = contest("bell");
        String id = left(played);
        shelf.copy(id, "My grand game");
        Loaded.Taken copy = takeUp("my-grand-game");
        assertThat(copy.seed()).hasValue(played.seed);
        assertThat(copy.game().name()).hasValue("My grand game");
        copy.journal().append(new Entry.Hint());
        assertThat(((Loaded.Seen) shelf.look(id)).game().hints()).isZero();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', ignoreLeadingAndTrailingWhitespace = false, value = {
        "../../etc/passwd|etc-passwd|../../etc/passwd", "CON|game-con|CON", "com1|game-com1|com1",
        "Grüße an Élodie!|gru-e-an-elodie|Grüße an Élodie!", "黒曜石|game|黒曜石", "...|game|...",
        "a\tb\u0000c\u202Ed|a-b-cd|a b cd", "C:\\x|c-x|C:\\x", " two  blanks |two-blanks|two blanks"})
    void anyNameMakesASafeFile(String typed, String file, String name) throws IOException {
        String id = left(contest("bell"));
        assertThat(shelf.copy(id, typed)).isEmpty();
        assertThat(files("games")).containsExactlyInAnyOrder(id + ".patolli", file + ".patolli");
        assertThat(((Loaded.Seen) shelf.look(file)).game().name()).hasValue(name);
    }

    @Test
    void copiesOfOneNameLieBesideEachOther() throws IOException {
        String id = left(contest("bell"));
        shelf.copy(id, "again");
        shelf.copy(id, "AGAIN");
        shelf.copy(id, "x".repeat(500));
        assertThat(files("games")).contains("again.patolli", "again-2.patolli", "x".repeat(40) + ".patolli");
        assertThat(shelf.copy(id, " \n ")).hasValue("Please give the copy a name of at least one letter or digit.");
    }

    @Test
    void whatWasDeletedCanBeBroughtBack() throws IOException {
        String id = left(contest("bell"));
        assertThat(shelf.delete(id)).isEmpty();
        assertThat(shelf.list()).isEmpty();
        assertThat(files("games/deleted")).containsExactly(id + ".patolli");
        assertThat(left(contest("bell"))).as("a new save doesn't take its name").isNotEqualTo(id);
        assertThat(shelf.restore(id)).isEmpty();
        assertThat(ids()).contains(id);
        assertThat(shelf.restore(id)).isPresent();
        assertThat(takeUp(id).seed()).isPresent();
    }

    @Test
    void nothingDeletedIsOverwrittenByTheNext() throws IOException {
        String id = left(contest("bell"));
        Path earlier = Files.createDirectories(folder.resolve("games/deleted")).resolve(id + ".patolli");
        Files.writeString(earlier, "deleted before");
        assertThat(shelf.delete(id)).hasValue(
                "%1$s.patolli can’t be deleted (%1$s.patolli is in the way).".formatted(id));
        assertThat(earlier).hasContent("deleted before");
        assertThat(ids()).containsExactly(id);
    }

    @Test
    void aFullDiskAtTheStartLosesNothingOnceItHasRoom() {
        Played played = contest("patolli");
        disk.leave(10);
        Journal journal = keep(played);
        assertThat(journal.retry()).hasValueSatisfying(sentence ->
                assertThat(sentence).contains("No space left on device"));
        assertThat(shelf.list()).isEmpty();
        disk.clear();
        assertThat(journal.retry()).isEmpty();
        assertThat(seedFile(played)).exists();
        shelf = shelf(disk);
        assertThat(takeUp(journal.id()).game().sitting().history()).isEqualTo(played.sitting.history());
    }

    @Test
    void aCopyOnAFullDiskIsToldAndLeavesNothing() throws IOException {
        String id = left(contest("bell"));
        disk.leave(100);
        assertThat(shelf.copy(id, "no room")).hasValueSatisfying(sentence ->
                assertThat(sentence).contains("no-room.patolli").contains("No space left on device"));
        assertThat(files("games")).containsExactly(id + ".patolli");
    }

    @Test
    void aSecondGameSeesAllAndChangesNothing() throws IOException {
        String id = left(contest("bell"));
        shelf.delete(left(contest("tablan")));
        List<String> before = files("games");
        Shelf second = shelf(Disk.closed("another Patolli that is running has this folder"));
        assertThat(second.list()).hasSize(1);
        assertThat(second.copy(id, "mine")).isPresent();
        assertThat(second.delete(id)).isPresent();
        Journal journal = second.begin(contest("patolli").header.terms(), Seed.draw(random));
        assertThat(journal.append(new Entry.Hint())).hasValueSatisfying(sentence ->
                assertThat(sentence).contains("another Patolli that is running has this folder"));
        assertThat(files("games")).isEqualTo(before);
    }

    @Test
    void aNewerVersionsSaveIsRefusedKindlyAndLeftAlone() throws IOException {
        Path file = Files.createDirectories(folder.resolve("games")).resolve("newer.patolli");
        byte[] newer = new Chain().line("patolli-save 3");
        Files.write(file, newer);
        assertThat(shelf.takeUp("newer")).isEqualTo(new Loaded.Refused(new Trouble.Newer(3)));
        assertThat(shelf.list()).singleElement().isInstanceOf(Shelved.Unusable.class);
        assertThat(file).hasBinaryContent(newer);
        assertThat(shelf.resumable()).isEmpty();
    }

    @Test
    void whatIsNoSaveIsRenamedAndTold() throws IOException {
        Path file = Files.createDirectories(folder.resolve("games")).resolve("odd.patolli");
        for (int n = 1; n <= 2; n++) {
            Files.writeString(file, "not a game " + n);
            assertThat(shelf.takeUp("odd")).isInstanceOfSatisfying(Loaded.Refused.class, refused ->
                    assertThat(refused.trouble().sentence()).startsWith("This file can’t be read as a saved game ("));
            assertThat(folder.resolve("games/odd.damaged-" + n + ".patolli.txt")).hasContent("not a game " + n);
        }
        assertThat(files("games")).hasSize(2);
        assertThat(shelf.list()).isEmpty();
    }

    @Test
    void aSaveThatHasGoneIsTold() {
        assertThat(shelf.takeUp("gone")).isInstanceOfSatisfying(Loaded.Refused.class, refused ->
                assertThat(refused.trouble().sentence()).contains("does not exist"));
        assertThat(shelf.look("gone")).isInstanceOf(Loaded.Refused.class);
        assertThat(shelf.delete("gone")).isPresent();
    }

    @Test
    void aFileThatChangesIsReadAgain() throws IOException {
        String id = left(contest("bell"));
        assertThat(shelf.list()).singleElement().isInstanceOf(Shelved.Contest.class);
        Path file = folder.resolve("games").resolve(id + ".patolli");
        Files.writeString(file, "gone");
        Files.setLastModifiedTime(file, FileTime.from(now.plusSeconds(5)));
        assertThat(shelf.list()).singleElement().isInstanceOf(Shelved.Unusable.class);
        assertThat(shelf.takeUp(id)).isInstanceOf(Loaded.Refused.class);
    }

    @Test
    void aMendedSaveSaysSoOnce() throws IOException {
        String id = left(contest("bell"));
        Path file = folder.resolve("games").resolve(id + ".patolli");
        byte[] whole = Files.readAllBytes(file);
        byte[] cut = Arrays.copyOf(whole, whole.length / 2);
        Files.write(file, cut);
        Loaded.Taken taken = takeUp(id);
        Path aside = folder.resolve("games/" + id + ".damaged-1.patolli.txt");
        assertThat(taken.troubles()).singleElement().isInstanceOfSatisfying(Trouble.Damaged.class, damaged -> {
            assertThat(damaged.aside()).isEqualTo(Optional.of(aside));
            assertThat(damaged.sentence()).contains("is kept as " + aside.getFileName());
        });
        assertThat(aside).hasBinaryContent(cut);
        taken.journal().close(now);
        assertThat(takeUp(id).troubles()).isEmpty();
    }
}
