package patolli.model;

import static org.assertj.core.api.Assertions.assertThat;
import static patolli.model.TestTable.TWO_PLAYERS;
import static patolli.model.TestTable.opening;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import patolli.play.Seats;
import patolli.proof.Proof;
import patolli.proof.Verification;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.save.Entry;
import patolli.save.SavedGame;
import patolli.save.Trouble;
import patolli.testkit.Later;

/** The table over real saves. */
class SavedContestsTest extends SavedContestsRig {
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
