package patolli.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import patolli.app.GameTables;
import patolli.beans.Seed;
import patolli.beans.Shaking;
import patolli.model.Awaiting;
import patolli.play.Seats;
import patolli.play.Turn;
import patolli.proof.Proof;
import patolli.proof.Verification;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.save.Entry;
import patolli.save.Journal;
import patolli.save.SaveText;
import patolli.save.Terms;
import patolli.settings.Settings;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.testkit.Positions;
import patolli.ui.table.AllTables;
import patolli.ui.theatre.Act;

/** Evenings that are left and gone on with. */
class KeptEveningTest extends KeptEveningRig {
    @Test
    void beforeAnythingIsSavedResumeSaysSo() {
        Node line = evening.node("#line-resume");
        Mouse.click(line);
        assertThat(evening.act()).isEqualTo(Act.SPLASH);
        assertThat(Fx.call(() -> ((Labeled) evening.scene().lookup("#reason")).getText())).contains("saved");
    }

    @Test
    void whatTheBossInterruptedGoesOnWhereItWas() {
        sitDown();
        play(40);
        Fx.until("somebody is to throw or to move", () -> evening.table.awaiting() != Awaiting.NOTHING);
        List<String> before = played();
        State state = evening.state();
        Awaiting awaiting = evening.awaiting();
        Keys.type(KeyCode.ESCAPE);
        assertThat(evening.isOpen()).isFalse();
        openAgain();
        Mouse.click(evening.node("#line-resume"));
        Fx.until("the contest is there", () -> evening.table.awaiting() == awaiting);
        assertThat(evening.state()).isEqualTo(state);
        assertThat(played()).isEqualTo(before);
        assertThat(saves()).hasSize(1);
    }

    @Test
    void resumeClickedTwiceIsTakenOnce() {
        sitDown();
        play(20);
        openAgain();
        Mouse.doubleClick(evening.node("#line-resume"));
        Fx.until("the contest is there", () -> !evening.table.history().isEmpty()
                && evening.window.theatre().actProperty().get() != Act.SPLASH);
        Fx.run(() -> { });
        assertThat(Fx.call(() -> evening.scene().lookup(".notice") == null)).as("nothing went wrong").isTrue();
    }

    @Test
    void askingTwiceForTheLastContestTellsOnlyWhatIsTheMatterWithIt() throws IOException {
        sitDown();
        play(20);
        Fx.run(evening.stage::hide);
        Files.writeString(saves().getFirst(), "nonsense\n", StandardOpenOption.APPEND);
        openAgain();
        Fx.run(() -> {
            letter(KeyCode.R);
            letter(KeyCode.R);
        });
        evening.until(Act.BOARD);
        Fx.run(() -> { });
        assertThat(notices()).singleElement().asString().contains("damaged");
    }

    @Test
    void askingAgainForASaveThatIsNoneSaysWhatIsLeft() throws IOException {
        sitDown();
        play(20);
        Fx.run(evening.stage::hide);
        openAgain();
        Files.writeString(saves().getFirst(), "nonsense\n");
        Keys.type(KeyCode.R);
        Fx.until("it is told", () -> evening.scene().lookup(".notice") != null);
        assertThat(notices()).singleElement().asString().contains("renamed");
        Keys.type(KeyCode.R);
        Fx.until("it is told again", () -> notices().size() == 2);
        assertThat(notices().getLast()).contains("Nothing is left here");
        assertThat(evening.act()).isEqualTo(Act.SPLASH);
    }

    private void letter(KeyCode key) {
        for (var type : List.of(KeyEvent.KEY_PRESSED, KeyEvent.KEY_RELEASED)) {
            Event.fireEvent(evening.scene().getFocusOwner(),
                    new KeyEvent(type, "", key.getName(), key, false, false, false, false));
        }
    }

    private List<String> notices() {
        return Fx.call(() -> evening.scene().getRoot().lookupAll(".notice").stream()
                .map(slip -> ((Labeled) slip).getText()).toList());
    }

    @Test
    void aCastThatWasMadeIsStillThereAndNoOther() {
        Fx.run(() -> evening.preferences.of(Settings.PLAY_FORCED_MOVES).set(false));
        sitDown();
        for (int turns = 2; evening.awaiting() != Awaiting.MOVE; turns++) {
            play(turns);
            Fx.until("somebody is waited for", () -> evening.table.awaiting() != Awaiting.NOTHING);
        }
        int cast = evening.state().cast();
        Fx.run(evening.stage::hide);
        openAgain();
        Fx.run(() -> evening.preferences.of(Settings.PLAY_FORCED_MOVES).set(false));
        Mouse.click(evening.node("#line-resume"));
        Fx.until("the move is to be made", () -> evening.table.awaiting() == Awaiting.MOVE);
        assertThat(evening.state().cast()).isEqualTo(cast);
    }

    @Test
    void leavingAsksNothingSinceNothingIsLost() {
        sitDown();
        play(20);
        Fx.run(evening.director::exit);
        evening.until(Act.FAREWELL);
    }

    private List<Entry> saved() {
        return ((SaveText.Readable) SaveText.of(bytes(saves().getFirst()))).entries();
    }

    @Test
    void aWordThatIsTypedAtTheBetIsPartOfTheContest() {
        Mouse.click(evening.node("#line-new-contest"));
        evening.until(Act.BET);
        Mouse.click(evening.node("#word"));
        for (KeyCode key : List.of(KeyCode.M, KeyCode.SPACE, KeyCode.R, KeyCode.SPACE, KeyCode.X)) {
            Keys.type(key);
        }
        assertThat(evening.isOpen()).as("Space belongs to the word").isTrue();
        assertThat(evening.preferences.of(Settings.MUTED).get()).as("and so does M").isFalse();
        Keys.type(KeyCode.ESCAPE);
        assertThat(evening.isOpen()).as("Esc leaves the field").isTrue();
        Keys.type(KeyCode.ENTER);
        evening.until(Act.BOARD);
        String word = Fx.call(() -> evening.table.provision().pledge().orElseThrow().word());
        assertThat(word).isEqualToIgnoringCase("m r x");
        play(3);
        assertThat(saved()).containsSequence(new Entry.Word(word), new Entry.Bet(2));
        assertThat(saved()).anyMatch(Entry.Cast.class::isInstance);
    }

    @Test
    void otherSeatsBeforeTheFirstBetHaveASealOfTheirOwnAndTheWordStays() {
        Mouse.click(evening.node("#line-new-contest"));
        evening.until(Act.BET);
        Mouse.click(evening.node("#word"));
        Keys.type(KeyCode.A);
        String before = evening.node("#seal").getAccessibleText();
        Fx.run(evening.table::switchSides);
        Fx.until("the new seal is shown", () -> evening.scene().getRoot().lookupAll("#seal").size() == 1
                && !before.equals(evening.scene().lookup("#seal").getAccessibleText()));
        Fx.run(() -> assertThat(evening.scene().lookup("#seal").getAccessibleText())
                .contains(evening.table.provision().seal().orElseThrow().words()));
        assertThat(Fx.call(() -> ((TextField) evening.scene().lookup("#word")).getText())).isEqualToIgnoringCase("a");
    }

    @Test
    void aNewContestLeavesTheOldOneOnTheShelf() {
        sitDown();
        play(20);
        List<String> before = played();
        choose("#options", "newContestItem");
        evening.until(Act.BET);
        Keys.type(KeyCode.ENTER);
        evening.until(Act.BOARD);
        assertThat(saves()).hasSize(2);
        choose("#options", "savedGamesItem");
        Fx.until("the shelf is laid", () -> evening.window.theatre().isCovered());
        Keys.type(KeyCode.DOWN);
        Keys.type(KeyCode.ENTER);
        Fx.until("the old one is there", () -> !evening.window.theatre().isCovered()
                && evening.table.history().size() == before.size());
        assertThat(played()).isEqualTo(before);
    }

    @Test
    void fromOneContestAnotherIsGoneOnWithAndCanBePlayed() {
        sitDown();
        play(30);
        List<String> first = played();
        choose("#options", "newContestItem");
        evening.until(Act.BET);
        Keys.type(KeyCode.ENTER);
        play(12);
        Fx.until("somebody is waited for", () -> evening.table.awaiting() != Awaiting.NOTHING);
        choose("#options", "savedGamesItem");
        Fx.until("the shelf is laid and both are read", () -> evening.scene().getRoot()
                .lookupAll(".shelf-row").stream().filter(Node::isVisible).count() >= 2);
        Fx.run(() -> ((ListView<?>) evening.scene().lookup("#list")).getSelectionModel().select(1));
        Mouse.click(evening.node("#goOn"));
        Fx.until("it lies on the table", () -> evening.table.history().size() == first.size());
        assertThat(played()).isEqualTo(first);
        Fx.until("it goes on", () -> evening.table.awaiting() != Awaiting.NOTHING);
        play(first.size() + 6);
        assertThat(played()).startsWith(first.toArray(String[]::new)).hasSizeGreaterThan(first.size());
    }

    @Test
    void theContestOnTheTableIsNotCalledCutOffAndGoesOnFromTheShelf() {
        sitDown();
        play(20);
        Fx.until("somebody is waited for", () -> evening.table.awaiting() != Awaiting.NOTHING);
        List<String> before = played();
        choose("#options", "savedGamesItem");
        Fx.until("the shelf is laid and its games read", () -> evening.window.theatre().isCovered()
                && evening.scene().lookup(".shelf-row") != null);
        assertThat(Fx.call(() -> evening.scene().getRoot().lookupAll(".shelf-trouble").stream()
                .filter(Node::isVisible).toList())).isEmpty();
        Keys.type(KeyCode.ENTER);
        Fx.until("the sheet is gone", () -> !evening.window.theatre().isCovered());
        assertThat(evening.act()).isEqualTo(Act.BOARD);
        assertThat(played()).isEqualTo(before);
        assertThat(Fx.call(() -> evening.scene().lookup(".notice") == null)).isTrue();
    }

    @Test
    void aFinishedContestIsCountedAndItsBeansCanBeChecked() throws IOException {
        sitDown();
        play(Integer.MAX_VALUE);
        evening.until(Act.ENDING);
        Fx.run(() -> { });
        assertThat(evening.counts.load().statistics().all().contestsPlayed()).isEqualTo(1);
        assertThat(verdict()).as("it can still be taken back").isEqualTo(Proof.Verdict.NOT_OPENED);
        check();
        assertThat(verdict()).isEqualTo(Proof.Verdict.FITS);
        assertThat(Fx.call(() -> evening.scene().getRoot().lookupAll("#choices .button").stream().toList().get(2)
                .isDisabled())).as("not any more").isTrue();
    }

    private Proof.Verdict verdict() throws IOException {
        return Verification.of((SaveText.Readable) SaveText.of(bytes(saves().getFirst()))).verdict();
    }

    @Test
    @Tag("breadth")
    void theEndOfAContestIsTakenBackFromItsEnding() throws IOException {
        sitDown();
        play(Integer.MAX_VALUE);
        evening.until(Act.ENDING);
        int turns = Fx.call(() -> evening.table.history().size());
        Mouse.click(Fx.call(() -> evening.scene().getRoot().lookupAll("#choices .button").stream().toList().get(2)));
        Fx.until("the table goes on", () -> evening.table.history().size() < turns);
        play(Integer.MAX_VALUE);
        evening.until(Act.ENDING);
        Fx.run(evening.stage::hide);
        assertThat(verdict()).isEqualTo(Proof.Verdict.FITS);
        assertThat(evening.counts.load().statistics().all().contestsPlayed()).isEqualTo(1);
    }

    @Test
    @Tag("breadth")
    void theSameBeansAgainWithSidesSwapped() {
        sitDown();
        play(Integer.MAX_VALUE);
        evening.until(Act.ENDING);
        List<String> casts = casts(Side.RED);
        check();
        Mouse.click(evening.node("#swapped"));
        evening.until(Act.BET);
        assertThat(Fx.call(() -> evening.table.seats().mirror())).contains(Side.RED);
        Keys.type(KeyCode.ENTER);
        play(60);
        List<String> again = casts(Side.RED);
        assertThat(again).isNotEmpty();
        assertThat(again.subList(0, Math.min(5, again.size()))).isEqualTo(casts.subList(0, Math.min(5, again.size())));
    }

    private List<String> casts(Side side) {
        return Fx.call(() -> evening.table.history().stream().filter(turn -> turn.before().phase().isChance()
                && turn.before().turn().filter(side::equals).isPresent()).map(this::text).toList());
    }

    private String text(Turn turn) {
        return turn.decision().text(turn.before());
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void theContestOnTheTableCanBeLookedThroughAndGoesOn() {
        sitDown();
        play(30);
        Fx.until("somebody is waited for", () -> evening.table.awaiting() != Awaiting.NOTHING);
        Awaiting before = evening.awaiting();
        choose("#options", "replayItem");
        evening.until(Act.REPLAY);
        Keys.type(KeyCode.R);
        Fx.until("luck and skill are told apart", () -> evening.scene().lookup("#luck-chart") != null);
        Keys.type(KeyCode.ESCAPE);
        Fx.until("the sheet is gone", () -> !evening.window.theatre().isCovered());
        Keys.type(KeyCode.ESCAPE);
        evening.until(Act.BOARD);
        Fx.until("the table goes on", () -> evening.table.awaiting() == before);
    }

    @Test
    void aReplayThatWasOpenedFromTheSavedGamesLeadsBackToThem() {
        sitDown();
        play(30);
        choose("#options", "savedGamesItem");
        Fx.until("the shelf is laid and its games read", () -> evening.scene().lookup(".shelf-row") != null);
        Mouse.click(evening.node("#replay"));
        evening.until(Act.REPLAY);
        assertThat(Fx.call(() -> evening.window.theatre().isCovered())).isFalse();
        Keys.type(KeyCode.ESCAPE);
        evening.until(Act.BOARD);
        Fx.until("the shelf is laid again", () -> evening.window.theatre().isCovered()
                && evening.scene().lookup(".shelf-row") != null);
        Keys.type(KeyCode.ESCAPE);
        assertThat(Fx.call(() -> evening.window.theatre().isCovered())).isFalse();
    }

    @Test
    void aGameWithoutATableWaitsOnTheShelf() {
        State pagade = Positions.opening("pagade");
        Journal other = evening.shelf.begin(Terms.of(pagade.game(), pagade.options(), Instant.EPOCH,
                Seats.allPlayers(pagade.sides()), Shaking.BY_HAND), Seed.draw(new Random(8)));
        other.append(new Entry.Hint());
        other.close(Instant.EPOCH);
        evening.close();
        AllTables others = new AllTables(GameTables.ALL.tables().stream().filter(table -> table.game() != pagade.game())
                .toList());
        open(new TestEvening(folder).with(others));
        Mouse.click(evening.node("#line-resume"));
        Fx.until("the shelf is laid", () -> evening.window.theatre().isCovered());
        Keys.type(KeyCode.ENTER);
        Fx.until("it is told why it waits", () -> evening.scene().lookup(".notice") != null);
        assertThat(evening.act()).isEqualTo(Act.SPLASH);
        assertThat(saves()).hasSize(1);
    }

    @Test
    void theStatisticsLieOverTheTable() {
        sitDown();
        play(30);
        choose("#help", "statisticsItem");
        Fx.until("the sheet is laid", () -> evening.window.theatre().isCovered());
    }
}
