package patolli.model;

import static org.assertj.core.api.Assertions.assertThat;
import static patolli.model.TestTable.MIRROR_IS_BLUE;
import static patolli.model.TestTable.TWO_PLAYERS;
import static patolli.model.TestTable.opening;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import patolli.beans.Seal;
import patolli.beans.Seed;
import patolli.beans.Shaking;
import patolli.files.Disk;
import patolli.play.Seats;
import patolli.proof.Proof;
import patolli.proof.Verification;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.save.Entry;
import patolli.save.SaveText;
import patolli.save.SavedGame;
import patolli.save.Shelf;
import patolli.save.Trouble;
import patolli.testkit.Later;
import patolli.testkit.Logged;

/** The table over real saves. */
class SavedContestsTest {
    private static final Instant NOW = Instant.parse("2026-11-22T10:47:33Z");
    @TempDir
    Path folder;
    @RegisterExtension
    final Logged log = new Logged("patolli.save");
    private final List<String> troubles = new ArrayList<>();
    private final SplittableRandom chance = new SplittableRandom(7);
    private boolean full;
    private Shaking shaking = Shaking.BY_HAND;
    private SavedContests contests;

    private Shelf shelf() {
        Disk disk = (file, options) -> {
            if (full) {
                throw new IOException("No space left on device");
            }
            return FileChannel.open(file, options);
        };
        return new Shelf(folder, disk, () -> NOW, this::seed);
    }

    private Seed seed() {
        return Seed.draw(chance);
    }

    /** A table as after the start of the program. */
    private TestTable sitDown(Executor files, Executor screen) {
        contests = new SavedContests(shelf(), this::seed, () -> shaking, () -> NOW, files, screen, troubles::add);
        TestTable table = new TestTable(opening(), MIRROR_IS_BLUE, contests);
        table.mind = state -> state.moves().getFirst();
        return table;
    }

    private TestTable sitDown() {
        return sitDown(Runnable::run, Runnable::run);
    }

    /** Takes up the only save, or the one that was played last. */
    private TestTable resume() {
        TestTable table = sitDown();
        String id = shelf().resumable().orElseThrow().id();
        contests.takeUp(id, (contest, trouble) -> table.model.resume(contest), trouble -> {
            throw new AssertionError(trouble.sentence());
        });
        table.model.begin();
        return table;
    }

    private Stream<Path> saves() {
        try (Stream<Path> files = Files.list(folder.resolve("games"))) {
            return files.filter(file -> file.toString().endsWith(".patolli")).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private SaveText.Readable text(Path save) {
        try {
            return (SaveText.Readable) SaveText.of(Files.readAllBytes(save));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Does something that the table waits for; false when the contest is over. */
    private boolean step(TestTable table) {
        TableModel model = table.model;
        switch (model.awaiting()) {
            case BET -> model.bet(1 + chance.nextInt(Math.min(3, model.state().moves().size())));
            case THROW -> {
                model.rattle(chance.nextInt(1, 200));
                model.release();
            }
            case OWN_THROW -> model.enter(chance.nextInt(model.state().game().casts().size()));
            case MOVE -> model.move(model.state().moves().get(chance.nextInt(model.state().moves().size())));
            case NOTHING -> table.letHimThink();
            case NEW_CONTEST -> {
                return false;
            }
        }
        return true;
    }

    /** Plays on, at most so many steps, and now and then takes something back. */
    private void play(TestTable table, int steps) {
        for (int i = 0; i < steps && step(table); i++) {
            switch (chance.nextInt(40)) {
                case 0 -> table.model.undo();
                case 1 -> table.model.redo();
                case 2 -> table.model.askForHint();
                case 3 -> table.model.switchSides();
                default -> { }
            }
        }
    }

    @Test
    void aContestOfManyEveningsIsTakenUpEachTimeWhereItWasAndFitsItsSealInTheEnd() {
        TestTable table = sitDown();
        play(table, 30);
        for (int evening = 0; table.model.awaiting() != Awaiting.NEW_CONTEST; evening++) {
            State left = table.model.state();
            List<String> played = table.played();
            Seats seats = table.model.seats();
            if (evening % 2 == 0) {
                table.model.leave();
            }
            table = resume();
            assertThat(table.played()).isEqualTo(played);
            assertThat(table.model.state()).isEqualTo(left);
            assertThat(table.model.seats()).isEqualTo(seats);
            play(table, 25);
        }
        table.model.leave();
        assertThat(troubles).isEmpty();
        Proof proof = Verification.of(text(saves().findFirst().orElseThrow()));
        assertThat(proof.verdict()).isEqualTo(Proof.Verdict.FITS);
        assertThat(proof.casts()).hasSizeGreaterThan(60);
    }

    @Test
    void nothingIsSavedBeforeSomethingIsPlayed() {
        TestTable table = sitDown();
        table.model.switchSides();
        table.model.newContest();
        table.model.leave();
        assertThat(folder.resolve("games")).doesNotExist();
        table.model.begin();
        table.model.bet(1);
        assertThat(text(saves().findFirst().orElseThrow()).header().seats().mirror()).as("as they sat then")
                .contains(Side.RED);
    }

    @Test
    void whatIsThrownIsOnTheDiskBeforeItIsSeen() {
        Later files = new Later();
        Later screen = new Later();
        TestTable table = sitDown(files, screen);
        table.model.bet(2);
        files.run();
        assertThat(text(saves().findFirst().orElseThrow()).entries()).contains(new Entry.Bet(2));
        assertThat(table.played()).as("on the disk, not on the mat").isEmpty();
        screen.run();
        assertThat(table.played()).startsWith("2");
    }

    @Test
    void aFullDiskIsToldOnceAndNothingIsLostWhenThereIsRoomAgain() {
        TestTable table = sitDown();
        full = true;
        play(table, 12);
        assertThat(troubles).hasSize(1).first().asString().contains("No space left", "go on playing");
        assertThat(table.played()).as("the evening goes on").hasSizeGreaterThan(5);
        full = false;
        play(table, 3);
        List<String> played = table.played();
        State left = table.model.state();
        assertThat(resume().played()).isEqualTo(played);
        assertThat(resume().model.state()).isEqualTo(left);
        full = true;
        play(resume(), 2);
        assertThat(troubles).hasSize(2);
    }

    @Test
    void aSaveThatIsRemovedWhileItIsPlayedIsWholeAgainAndToldOnce() throws IOException {
        TestTable table = sitDown();
        play(table, 12);
        Files.delete(saves().findFirst().orElseThrow());
        play(table, 6);
        assertThat(troubles).singleElement().asString().contains("was removed", "nothing is missing");
        assertThat(contests.isTroubled()).as("everything is on the disk").isFalse();
        assertThat(resume().played()).isEqualTo(table.played());
    }

    @Test
    void undoneThrowsComeBackTheSameAfterTheyWereLeftToo() {
        TestTable table = sitDown();
        while (table.model.awaiting() != Awaiting.MOVE || table.model.history().size() < 20) {
            step(table);
        }
        table.model.move(table.model.state().moves().getFirst());
        while (table.model.awaiting() != Awaiting.MOVE) {
            step(table);
        }
        List<String> casts = new ArrayList<>();
        text(saves().findFirst().orElseThrow()).entries().stream().filter(Entry.Cast.class::isInstance)
                .map(Object::toString).forEach(casts::add);
        table.model.undo();
        table.model.undo();
        TestTable later = resume();
        for (int i = 0; i < 60 && later.model.awaiting() != Awaiting.NEW_CONTEST; i++) {
            step(later);
        }
        List<Entry.Cast> all = text(saves().findFirst().orElseThrow()).entries().stream()
                .filter(Entry.Cast.class::isInstance).map(Entry.Cast.class::cast).toList();
        assertThat(all.stream().map(Object::toString).toList()).startsWith(casts.toArray(String[]::new));
        assertThat(all.stream().map(Entry.Cast::occasion).distinct().count()).as("some were made twice")
                .isLessThan(all.size());
        assertThat(all.stream().distinct().count()).as("and were the same").isEqualTo(all.stream()
                .map(Entry.Cast::occasion).distinct().count());
    }

    @Test
    void theSameBeansAgainAreTheSameCastsUnderASealOfTheirOwn() {
        TestTable table = sitDown();
        play(table, Integer.MAX_VALUE);
        Seats before = table.model.seats();
        table.model.sameBeansAgain();
        assertThat(table.model.seats()).isEqualTo(before.switched());
        play(table, 40);
        TestTable later = resume();
        play(later, Integer.MAX_VALUE);
        later.model.leave();
        List<SaveText.Readable> both = saves().map(this::text).toList();
        assertThat(both).hasSize(2);
        assertThat(opened(both.getFirst())).isEqualTo(opened(both.getLast()));
        assertThat(both.getFirst().header().seal()).as("who sits where is covered")
                .isNotEqualTo(both.getLast().header().seal());
        assertThat(both.stream().map(save -> Verification.of(save).verdict()))
                .containsExactlyInAnyOrder(Proof.Verdict.FITS, Proof.Verdict.KNOWN);
        List<Entry.Cast> first = casts(both.getFirst());
        assertThat(casts(both.getLast())).extracting(cast -> first.stream()
                .filter(other -> other.occasion().equals(cast.occasion())).allMatch(cast::equals)).containsOnly(true);
    }

    @Test
    void theSealCoversWhoSitsWhereUntilSomethingIsKept() {
        TestTable table = sitDown();
        Seal before = table.model.provision().seal().orElseThrow();
        table.model.setMirrorPlays(false);
        Seal after = table.model.provision().seal().orElseThrow();
        assertThat(after).isNotEqualTo(before);
        table.model.bet(1);
        table.model.setMirrorPlays(true);
        assertThat(table.model.provision().seal()).contains(after);
        SaveText.Readable save = text(saves().findFirst().orElseThrow());
        assertThat(save.header().seal()).isEqualTo(after);
        assertThat(save.header().seats()).isEqualTo(TWO_PLAYERS);
    }

    @Test
    void aWordIsAddedOnceBeforeTheFirstCast() {
        TestTable table = sitDown();
        assertThat(table.model.takesWord()).isTrue();
        table.model.addWord("  a\tword ");
        assertThat(table.model.takesWord()).isFalse();
        table.model.addWord("another");
        play(table, Integer.MAX_VALUE);
        table.model.leave();
        SaveText.Readable save = text(saves().findFirst().orElseThrow());
        assertThat(save.entries().stream().filter(Entry.Word.class::isInstance)).containsExactly(
                new Entry.Word("a word"));
        Proof proof = Verification.of(save);
        assertThat(proof.verdict()).isEqualTo(Proof.Verdict.FITS);
        assertThat(proof.word()).isEqualTo("a word");
        table.model.newContest();
        play(table, 5);
        assertThat(table.model.takesWord()).as("after a cast").isFalse();
    }

    @Test
    void whoTakesASideOverFromTheComputerDoesNotShakeItsBeans() {
        TestTable table = sitDown();
        table.model.bet(1);
        table.model.switchSides();
        play(table, Integer.MAX_VALUE);
        table.model.leave();
        SaveText.Readable save = text(saves().findFirst().orElseThrow());
        assertThat(casts(save)).extracting(Entry.Cast::shake).containsOnly(OptionalLong.of(0));
        assertThat(Verification.of(save).verdict()).isEqualTo(Proof.Verdict.FITS);
    }

    @Test
    void byTheSealAloneNobodysShakeCounts() {
        shaking = Shaking.NONE;
        TestTable table = sitDown();
        play(table, Integer.MAX_VALUE);
        table.model.leave();
        SaveText.Readable save = text(saves().findFirst().orElseThrow());
        assertThat(casts(save)).extracting(Entry.Cast::shake).containsOnly(OptionalLong.of(0));
        assertThat(Verification.of(save).verdict()).isEqualTo(Proof.Verdict.FITS);
    }

    @Test
    void theSameBeansAgainAreRememberedWhenTheyAreTakenUpLater() {
        TestTable table = sitDown();
        play(table, Integer.MAX_VALUE);
        int first = table.model.history().size();
        table.model.sameBeansAgain();
        play(table, 10);
        table.model.leave();
        TestTable later = resume();
        play(later, Integer.MAX_VALUE);
        later.model.leave();
        List<Entry.Cast> shaken = saves().map(this::text).flatMap(save -> casts(save).stream()).toList();
        assertThat(first).isGreaterThan(10);
        assertThat(shaken.stream().map(Entry.Cast::occasion).distinct().count()).as("one cast for each occasion")
                .isEqualTo(shaken.stream().distinct().count());
    }

    @Test
    void aCopyWithoutTheWordHasCastsOfItsOwn() {
        TestTable table = sitDown();
        table.model.bet(1);
        Shelf shelf = shelf();
        assertThat(shelf.copy(shelf.list().getFirst().id(), "before the word")).isEmpty();
        table.model.undo();
        table.model.addWord("tlaloc");
        play(table, 20);
        table.model.leave();
        TestTable copy = sitDown();
        contests.takeUp("before-the-word", (contest, troubles) -> copy.model.resume(contest), trouble -> {
            throw new AssertionError(trouble);
        });
        copy.model.begin();
        play(copy, Integer.MAX_VALUE);
        copy.model.leave();
        assertThat(saves().map(this::text).map(Verification::of)).allSatisfy(proof ->
                assertThat(proof.wrong()).isEmpty());
    }

    @Test
    void theEndAgainstTheComputerCanBeTakenBackUntilTheTableIsLeft() {
        TestTable table = sitDown();
        play(table, Integer.MAX_VALUE);
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.NEW_CONTEST);
        assertThat(text(saves().findFirst().orElseThrow()).entries()).noneMatch(Entry.Opened.class::isInstance);
        table.model.undo();
        assertThat(table.model.awaiting()).isNotEqualTo(Awaiting.NEW_CONTEST);
        play(table, Integer.MAX_VALUE);
        table.model.settle();
        assertThat(table.model.undoableProperty().get()).isFalse();
        table.model.undo();
        table.model.leave();
        SaveText.Readable save = text(saves().findFirst().orElseThrow());
        assertThat(save.entries()).filteredOn(Entry.Opened.class::isInstance).hasSize(1);
        assertThat(save.entries()).filteredOn(Entry.Undo.class::isInstance).hasSize(1);
        assertThat(Verification.of(save).verdict()).isEqualTo(Proof.Verdict.FITS);
    }

    private static Seed opened(SaveText.Readable save) {
        return save.entries().stream().filter(Entry.Opened.class::isInstance)
                .map(entry -> ((Entry.Opened) entry).seed())
                .findFirst().orElseThrow();
    }

    private static List<Entry.Cast> casts(SaveText.Readable save) {
        return save.entries().stream().filter(Entry.Cast.class::isInstance).map(Entry.Cast.class::cast).toList();
    }

    @Test
    void realBeansAreMarkedInTheSave() {
        TestTable table = new TestTable(opening(), TWO_PLAYERS, new SavedContests(shelf(), this::seed, () -> shaking,
                () -> NOW, Runnable::run, Runnable::run, troubles::add));
        table.model.ownBeansProperty().set(true);
        table.model.bet(1);
        table.model.enter(0);
        assertThat(casts(text(saves().findFirst().orElseThrow()))).allMatch(cast -> cast.shake().isEmpty()).hasSize(1);
    }

    @Test
    void theSaveOnTheTableCanBeLookedAt() {
        TestTable table = sitDown();
        List<SavedGame> seen = new ArrayList<>();
        contests.look(table.model.provision(), saved -> saved.ifPresent(seen::add),
                told -> troubles.add(told.sentence()));
        assertThat(seen).isEmpty();
        table.model.bet(3);
        contests.look(table.model.provision(), saved -> saved.ifPresent(seen::add),
                told -> troubles.add(told.sentence()));
        assertThat(seen.getFirst().sitting().history()).isEqualTo(table.model.history());
        assertThat(table.model.provision().seal()).contains(seen.getFirst().header().seal());
    }

    @Test
    void aSaveThatCanNotBePlayedIsRefused() throws IOException {
        TestTable table = sitDown();
        table.model.bet(3);
        table.model.leave();
        Path save = saves().findFirst().orElseThrow();
        Files.writeString(save, "nothing");
        List<Trouble> told = new ArrayList<>();
        String id = shelf().list().getFirst().id();
        contests.takeUp(id, (contest, trouble) -> { }, told::add);
        assertThat(told).hasSize(1).first().isInstanceOf(Trouble.NoSave.class);
    }
}
