package patolli.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.animation.AnimationTimer;
import javafx.event.Event;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import patolli.model.Tempo;
import patolli.play.ContestSetup;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.settings.Settings;
import patolli.settings.Speed;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.testkit.Positions;
import patolli.ui.theatre.Act;

/** Computers among themselves at the main game's table: watched, stopped, sped up and seen to their end. */
class WatchTest {
    private static final List<Side> SIDES = List.of(Side.RED, Side.BLUE);
    @TempDir Path folder;
    private TestEvening evening;

    private void demo(Tempo tempo) {
        begin(tempo, Seats.computersPlay(SIDES, Set.of(Side.RED, Side.BLUE)));
    }

    private void begin(Tempo tempo, Seats seats) {
        evening = new TestEvening(folder).open(5);
        Fx.run(() -> {
            evening.preferences.tempoProperty().set(tempo);
            evening.director.begin(new ContestSetup(Positions.opening("patolli"), seats));
        });
    }

    @AfterEach
    void close() {
        evening.close();
    }

    private int played() {
        return Fx.call(() -> evening.table.history().size());
    }

    private String text(String selector) {
        return Fx.call(() -> ((Labeled) evening.scene().lookup(selector)).getText());
    }

    private MenuItem item(String id) {
        return Fx.call(() -> ((MenuButton) evening.scene().lookup("#options")).getItems().stream()
                .filter(line -> id.equals(line.getId())).findFirst().orElseThrow());
    }

    @Test
    @Tag("breadth")
    void itPlaysByItselfStopsOnPAndGoesOnToItsEnd() {
        demo(Tempo.FAST);
        evening.until(Act.BOARD);
        Fx.until("something has been played", () -> evening.table.history().size() > 3);
        Keys.type(KeyCode.P);
        assertThat(Fx.call(() -> evening.table.pausedProperty().get())).isTrue();
        assertThat(text("#pauseButton")).isEqualTo("Go o_n");
        assertThat(text("#expected")).startsWith("It stands still.");
        // What is being shown is skipped, and nothing follows it.
        Keys.type(KeyCode.ENTER);
        int stopped = played();
        Fx.run(() -> { });
        assertThat(played()).isEqualTo(stopped);
        Fx.run(() -> evening.preferences.tempoProperty().set(Tempo.INSTANT));
        Mouse.click(evening.node("#pauseButton"));
        evening.untilItIsOver();
        assertThat(played()).isGreaterThan(stopped);
        assertThat(Fx.call(() -> evening.table.undoableProperty().get())).isFalse();
    }

    @Test
    void plusAndMinusSetThePaceWhileItRuns() {
        demo(Tempo.RELAXED);
        evening.until(Act.BOARD);
        Keys.type(KeyCode.PLUS);
        assertThat(evening.preferences.of(Settings.SPEED).get()).isEqualTo(Speed.FAST);
        assertThat(Fx.call(() -> evening.preferences.tempoProperty().get())).isEqualTo(Tempo.FAST);
        Keys.type(KeyCode.MINUS);
        Keys.type(KeyCode.MINUS);
        Keys.type(KeyCode.MINUS);
        assertThat(evening.preferences.of(Settings.SPEED).get()).isEqualTo(Speed.RELAXED);
        assertThat(item("slowerItem").isDisable()).isTrue();
        Fx.run(item("fasterItem")::fire);
        assertThat(evening.preferences.of(Settings.SPEED).get()).isEqualTo(Speed.NORMAL);
    }

    @Test
    @Tag("breadth")
    void aNewContestOfComputersIsWatchedAtTheTableToo() {
        demo(Tempo.INSTANT);
        evening.untilItIsOver();
        Fx.run(() -> evening.preferences.tempoProperty().set(Tempo.NORMAL));
        Fx.run(() -> ((ButtonBase) evening.scene().lookup(".codex-button")).fire());
        evening.until(Act.BOARD);
        assertThat(Fx.call(() -> evening.table.isWatched())).isTrue();
        assertThat(Fx.call(() -> evening.table.state().phase().isChance() || played() < 3)).isTrue();
    }

    @Test
    void theMenusOfferWhatMakesSenseForWhoSitsThere() {
        begin(Tempo.INSTANT, Seats.allPlayers(SIDES));
        evening.until(Act.BET);
        assertThat(item("mirrorItem").isDisable()).isFalse();
        assertThat(item("switchItem").isDisable()).isTrue();
        assertThat(item("pauseItem").isVisible()).isFalse();
        Fx.run(() -> evening.table.setMirrorPlays(true));
        assertThat(item("switchItem").isDisable()).isFalse();
        Fx.run(() -> evening.preferences.tempoProperty().set(Tempo.RELAXED));
        Fx.run(() -> evening.director.begin(new ContestSetup(Positions.opening("patolli"),
                Seats.computersPlay(SIDES, SIDES))));
        evening.until(Act.BOARD);
        assertThat(item("mirrorItem").isDisable()).isTrue();
        assertThat(item("switchItem").isDisable()).isTrue();
        assertThat(item("pauseItem").isVisible()).isTrue();
    }

    @Test
    void itIsSaidThatThePaceIsKept() {
        demo(Tempo.RELAXED);
        evening.until(Act.BOARD);
        Keys.type(KeyCode.P);
        Fx.run(() -> evening.preferences.tempoProperty().set(Tempo.INSTANT));
        Keys.type(KeyCode.PLUS);
        assertThat(text("#happened")).isEqualTo("The pace is fast, in your own games too.");
    }

    /** Lets so many pulses go by, in which another turn would have begun. */
    private static void pulses(int wanted) {
        AtomicInteger seen = new AtomicInteger();
        AnimationTimer timer = new AnimationTimer() {
            @Override
            public void handle(long now) {
                seen.incrementAndGet();
            }
        };
        Fx.run(timer::start);
        Fx.until(wanted + " pulses have gone by", () -> seen.get() >= wanted);
        Fx.run(timer::stop);
    }

    @Test
    @Tag("breadth")
    void itWaitsBehindAnOpenMenu() {
        demo(Tempo.FAST);
        evening.until(Act.BOARD);
        Fx.until("something has been played", () -> evening.table.history().size() > 3);
        Fx.run(() -> ((MenuButton) evening.scene().lookup("#options")).show());
        Fx.until("what was being shown has been", () -> evening.table.state()
                .equals(evening.table.history().getLast().after()));
        int stopped = played();
        pulses(90);
        assertThat(played()).isEqualTo(stopped);
        Fx.run(() -> ((MenuButton) evening.scene().lookup("#options")).hide());
        Fx.until("it goes on", () -> evening.table.history().size() > stopped);
    }

    @Test
    void whoLooksOnIsToldThatNobodyHerePlays() {
        demo(Tempo.RELAXED);
        evening.until(Act.BOARD);
        for (String line : List.of("undoItem", "redoItem", "hintItem", "mirrorItem", "switchItem")) {
            assertThat(item(line).isDisable()).as(line).isTrue();
            assertThat(item(line).getText()).endsWith("\u2013 nobody here plays");
        }
        assertThat(Fx.call(((CheckMenuItem) item("mirrorItem"))::isSelected)).isFalse();
        Fx.until("it is told, though the game goes on", () -> {
            Event.fireEvent(evening.scene().getFocusOwner(), new KeyEvent(KeyEvent.KEY_PRESSED, "", "Z", KeyCode.Z,
                    false, true, false, false));
            return ((Labeled) evening.scene().lookup("#happened")).getText()
                    .endsWith("Nobody here plays: there is nothing to take back.");
        });
    }
}
