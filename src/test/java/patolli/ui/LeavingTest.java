package patolli.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import javafx.stage.WindowEvent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import patolli.model.Awaiting;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.settings.Prolog;
import patolli.settings.Settings;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.text.Texts;
import patolli.ui.theatre.Act;
import patolli.ui.theatre.Theatre;

/** Nothing ends or is thrown by accident, and whoever leaves can come back. */
class LeavingTest {
    @TempDir
    private Path folder;
    private TestEvening evening;

    @AfterEach
    void close() {
        evening.close();
    }

    private void sitDown() {
        evening = new TestEvening(folder);
        evening.openAtTheBoard(3);
    }

    private void sitDownKept() {
        evening = new TestEvening(folder);
        evening.preferences.of(Settings.PROLOG).set(Prolog.NEVER);
        evening.openKept();
        evening.until(Act.SPLASH);
        begin();
    }

    private void begin() {
        Mouse.click(evening.node("#line-new-contest"));
        evening.until(Act.BET);
        Keys.type(KeyCode.ENTER);
        evening.until(Act.BOARD);
    }

    private void untilAThrow() {
        Fx.until("a throw is awaited", () -> {
            if (evening.table.awaiting() == Awaiting.MOVE) {
                evening.table.move(evening.table.state().moves().getFirst());
            }
            return evening.table.awaiting() == Awaiting.THROW;
        });
    }

    private void choose(String item) {
        Fx.run(() -> ((MenuButton) evening.scene().lookup("#options")).getItems().stream()
                .filter(line -> item.equals(line.getId())).findFirst().orElseThrow().fire());
    }

    private List<String> played() {
        return Fx.call(() -> evening.table.history().stream().map(turn -> turn.decision().text(turn.before()))
                .toList());
    }

    private String text(String selector) {
        return Fx.call(() -> ((Labeled) evening.scene().lookup(selector)).getText());
    }

    @Test
    void whileAThrowIsAwaitedAnArrowLeadsNowhereAndEnterThrows() {
        sitDown();
        untilAThrow();
        Node before = Fx.call(() -> evening.scene().getFocusOwner());
        for (KeyCode arrow : List.of(KeyCode.UP, KeyCode.DOWN, KeyCode.LEFT, KeyCode.RIGHT, KeyCode.KP_RIGHT)) {
            Keys.type(arrow);
            Keys.control(evening.scene(), arrow);
            assertThat(Fx.call(() -> evening.scene().getFocusOwner())).as(arrow.name()).isSameAs(before);
        }
        int turns = played().size();
        Keys.type(KeyCode.ENTER);
        Fx.until("the beans are thrown", () -> evening.table.history().size() > turns);
        assertThat(evening.act()).isNotEqualTo(Act.FAREWELL);
    }

    @Test
    void f10OpensTheMenus() {
        sitDown();
        untilAThrow();
        MenuButton options = (MenuButton) evening.node("#options");
        Keys.type(KeyCode.F10);
        assertThat(Fx.call(options::isShowing)).isTrue();
        Fx.run(options::hide);
    }

    @Test
    void theFarewellLeadsBackToTheTable() {
        sitDown();
        untilAThrow();
        List<String> before = played();
        Mouse.click(evening.node("#exitButton"));
        Mouse.click(evening.node("#yes"));
        evening.until(Act.FAREWELL);
        assertThat(text("#back")).isEqualTo("_Back to the table");
        Mouse.click(evening.node("#back"));
        evening.until(Act.BOARD);
        assertThat(evening.isOpen()).isTrue();
        assertThat(played()).isEqualTo(before);
        assertThat(evening.awaiting()).isEqualTo(Awaiting.THROW);
    }

    @Test
    void fromTheTempleTheFarewellLeadsBackThere() {
        evening = new TestEvening(folder).open(3);
        Mouse.click(evening.node("#line-exit"));
        evening.until(Act.FAREWELL);
        assertThat(text("#back")).isEqualTo("_Back to the temple");
        Mouse.click(evening.node("#back"));
        evening.until(Act.SPLASH);
        assertThat(evening.isOpen()).isTrue();
    }

    @Test
    void theTableIsLeftForTheTempleAndResumeLeadsBackToIt() {
        sitDownKept();
        untilAThrow();
        List<String> before = played();
        choose("leaveItem");
        evening.until(Act.SPLASH);
        assertThat(evening.awaiting()).isEqualTo(Awaiting.NOTHING);
        Mouse.click(evening.node("#line-resume"));
        evening.until(Act.BOARD);
        assertThat(played()).isEqualTo(before);
        assertThat(evening.awaiting()).isEqualTo(Awaiting.THROW);
    }

    @Test
    void aContestThatWasTakenBackWholeIsResumedToo() {
        sitDownKept();
        Fx.until("it is somebody's turn", () -> evening.table.awaiting() != Awaiting.NOTHING);
        while (!played().isEmpty()) {
            Fx.run(() -> evening.table.undo());
            Fx.run(() -> { });
        }
        evening.until(Act.BET);
        choose("leaveItem");
        evening.until(Act.SPLASH);
        Mouse.click(evening.node("#line-resume"));
        evening.until(Act.BET);
        assertThat(Fx.call(() -> evening.scene().lookup(".notice") == null)).isTrue();
    }

    @Test
    void aNewContestFromTheTempleKeepsTheOneThatWasLeftAndSaysSo() {
        sitDownKept();
        untilAThrow();
        choose("leaveItem");
        evening.until(Act.SPLASH);
        Mouse.click(evening.node("#line-new-contest"));
        evening.until(Act.BET);
        assertThat(played()).isEmpty();
        assertThat(text(".notice")).contains("is kept").contains("Saved games");
        assertThat(Fx.call(() -> evening.shelf.list())).hasSize(1);
    }

    @Test
    @Tag("breadth")
    void aNewContestFromTheMenuSaysSoTooButNotWhenThereIsNothingToKeep() {
        sitDownKept();
        untilAThrow();
        choose("newContestItem");
        evening.until(Act.BET);
        assertThat(text(".notice")).contains("is kept");
        Mouse.click(evening.node(".notice"));
        Fx.until("it is gone", () -> evening.scene().lookup(".notice") == null);
        choose("newContestItem");
        assertThat(Fx.call(() -> evening.scene().lookup(".notice") == null)).isTrue();
    }

    @Test
    void whatWouldBeLostByLeavingIsAskedForFirst() {
        sitDown();
        untilAThrow();
        choose("leaveItem");
        assertThat(Fx.call(() -> evening.window.theatre().isCovered())).isTrue();
        Mouse.click(evening.node("#yes"));
        evening.until(Act.SPLASH);
        Mouse.click(evening.node("#line-resume"));
        evening.until(Act.BOARD);
    }

    @Test
    @Tag("breadth")
    void theEndOfAGameSaysWhyAndCanBeTakenBackAndReachedAgain() {
        evening = new TestEvening(folder);
        evening.preferences.of(Settings.PROLOG).set(Prolog.NEVER);
        evening.open(TestEvening.seedFor(Side.RED));
        begin();
        List<String> won = playToAnEnd();
        assertThat(text("#why")).contains("brought the last piece home and won the pool of");
        Mouse.click(Fx.call(() -> evening.scene().getRoot().lookupAll("#choices .button").stream().toList().get(1)));
        evening.until(Act.BOARD);
        assertThat(evening.awaiting()).isEqualTo(Awaiting.MOVE);
        assertThat(played()).hasSizeLessThan(won.size());
        assertThat(won).startsWith(played().toArray(String[]::new));
        assertThat(playToAnEnd()).as("by the same moves").isEqualTo(won);
        Mouse.click(evening.node("#choices .button"));
        evening.until(Act.BET);
    }

    private List<String> playToAnEnd() {
        while (evening.act() != Act.ENDING) {
            Fx.run(() -> {
                State state = evening.table.state();
                switch (evening.table.awaiting()) {
                    case THROW -> evening.table.release();
                    case MOVE -> evening.table.move(state.moves().getFirst());
                    default -> { }
                }
            });
            Fx.run(() -> { });
        }
        evening.until(Act.ENDING);
        return played();
    }

    /** By the theatre's own grace, with a clock that stands still until it is turned. */
    @Test
    void theSecondHalfOfADoubleClickHitsNothingInTheRealEvening() {
        AtomicLong clock = new AtomicLong();
        evening = new TestEvening(folder);
        evening.in(new Theatre(evening.preferences, Theatre.GRACE, clock::get));
        evening.openAtTheBoard(3);
        untilAThrow();
        open(clock);
        choose("settingsItem");
        Node close = evening.node("#close");
        Mouse.click(close);
        assertThat(Fx.call(() -> evening.window.theatre().isCovered())).as("too early").isTrue();
        open(clock);
        Mouse.click(close);
        assertThat(Fx.call(() -> evening.window.theatre().isCovered())).isFalse();
        List<String> before = played();
        Mouse.click(evening.node("#beansSpot"));
        Mouse.click(evening.node("#exitButton"));
        assertThat(played()).as("no beans are thrown").isEqualTo(before);
        assertThat(evening.act()).isEqualTo(Act.BOARD);
        assertThat(Fx.call(() -> evening.window.theatre().isCovered())).isFalse();
        open(clock);
        Mouse.click(evening.node("#beansSpot"));
        Fx.until("the beans are thrown", () -> evening.table.history().size() > before.size());
    }

    @Test
    void aDoubleClickInTheTutorialGoesOneStepOnlyOnwardsOrBack() {
        AtomicLong clock = new AtomicLong();
        evening = new TestEvening(folder);
        evening.in(new Theatre(evening.preferences, Theatre.GRACE, clock::get)).open(3);
        Texts lesson = Texts.of("patolli", "lesson");
        open(clock);
        Mouse.click(evening.node("#line-tutorial"));
        evening.until(Act.LESSON);
        for (String step : List.of("assets", "way", "shield")) {
            open(clock);
            Mouse.doubleClick(evening.node("#go"));
            Mouse.click(evening.node("#go"));
            assertThat(text("#title")).isEqualTo(lesson.get(step));
        }
        for (String step : List.of("way", "assets")) {
            open(clock);
            Mouse.doubleClick(evening.node("#back"));
            Mouse.click(evening.node("#back"));
            assertThat(text("#title")).isEqualTo(lesson.get(step));
        }
    }

    @Test
    void escTwiceOverASheetDoesNotEndTheGame() {
        AtomicLong clock = new AtomicLong();
        evening = new TestEvening(folder);
        evening.in(new Theatre(evening.preferences, Theatre.GRACE, clock::get));
        evening.openAtTheBoard(3);
        untilAThrow();
        choose("settingsItem");
        Keys.type(KeyCode.ESCAPE);
        assertThat(Fx.call(() -> evening.window.theatre().isCovered())).isFalse();
        Keys.type(KeyCode.ESCAPE);
        assertThat(evening.isOpen()).isTrue();
        clock.addAndGet(400_000_000);
        Keys.type(KeyCode.ESCAPE);
        assertThat(evening.isOpen()).isFalse();
    }

    @Test
    void aDoubleClickOnTheWindowsCrossAsksOnceAndSkipsNoFarewell() {
        AtomicLong clock = new AtomicLong();
        evening = new TestEvening(folder);
        evening.in(new Theatre(evening.preferences, Theatre.GRACE, clock::get));
        evening.openAtTheBoard(3);
        untilAThrow();
        open(clock);
        cross();
        cross();
        assertThat(Fx.call(() -> evening.window.theatre().isCovered())).isTrue();
        Keys.type(KeyCode.ESCAPE);
        assertThat(Fx.call(() -> evening.window.theatre().isCovered())).as("it was asked once").isFalse();
        open(clock);
        Mouse.click(evening.node("#exitButton"));
        open(clock);
        Mouse.click(evening.node("#yes"));
        evening.until(Act.FAREWELL);
        cross();
        assertThat(evening.isOpen()).as("too early").isTrue();
        open(clock);
        cross();
        assertThat(evening.isOpen()).isFalse();
    }

    /** The window manager asks the window to close. */
    private void cross() {
        Fx.run(() -> evening.stage.fireEvent(new WindowEvent(evening.stage, WindowEvent.WINDOW_CLOSE_REQUEST)));
    }

    /** Lets the time go by in which clicks don't count. */
    private void open(AtomicLong clock) {
        Fx.until("clicks count", () -> {
            clock.addAndGet(400_000_000);
            return evening.window.theatre().takesClicks();
        });
    }
}
