package patolli.model;

import static org.assertj.core.api.Assertions.assertThat;
import static patolli.model.TestTable.TWO_PLAYERS;

import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import patolli.beans.Seal;
import patolli.beans.Shaking;
import patolli.play.Seats;
import patolli.proof.Proof;
import patolli.proof.Verification;
import patolli.save.Entry;
import patolli.save.Header;
import patolli.save.SaveText;
import patolli.save.Shelf;
import patolli.save.Tally;

/** What the seal, the word and the shake come to in contests that are played and saved. */
class SealedContestsTest extends SavedContestsRig {
    @Test
    void theSameBeansAgainAreTheSameCastsUnderASealOfTheirOwn() {
        TestTable table = sitDown();
        play(table, Integer.MAX_VALUE);
        Seats before = table.model.seats();
        table.model.sameBeansAgain();
        assertThat(table.model.seats()).isEqualTo(before.switched(table.model.state().sides()));
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
    void theSameBeansAgainAreAContestOfTheirOwnThoughTheClockStandsStill() {
        TestTable table = sitDown();
        table.model.setMirrorPlays(false);
        for (int contest = 0; contest < 3; contest++) {
            play(table, Integer.MAX_VALUE);
            table.model.sameBeansAgain();
        }
        List<Header> kept = saves().map(this::text).map(SaveText.Readable::header).toList();
        assertThat(kept).hasSize(3).extracting(Tally::key).as("by which each is counted").doesNotHaveDuplicates();
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
}
