package patolli.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import patolli.play.ContestSetup;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.settings.Prolog;
import patolli.settings.Settings;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.testkit.Positions;
import patolli.ui.theatre.Act;

/** The tutorial that is opened at a table is the one of the game that lies there; then it goes on there. */
class TaughtGameTest {
    @TempDir Path folder;
    private TestEvening evening;

    @AfterEach
    void close() {
        evening.close();
    }

    private void learn() {
        help("tutorialItem");
        evening.until(Act.LESSON);
    }

    private boolean hasOpen(String page) {
        return Fx.call(() -> evening.scene().lookup("#contents-" + page).getPseudoClassStates()
                .contains(PseudoClass.getPseudoClass("current")));
    }

    private void help(String item) {
        Fx.run(() -> ((MenuButton) evening.scene().lookup("#help")).getItems().stream()
                .filter(each -> item.equals(each.getId())).findFirst().map(MenuItem.class::cast)
                .orElseThrow().fire());
    }

    private void bellOfThree() {
        State opening = Positions.opening("bell players=3");
        Fx.run(() -> evening.director.begin(new ContestSetup(opening,
                Seats.computersPlay(opening.sides(), List.of(Side.YELLOW, Side.BLUE)))));
        evening.until(Act.BOARD);
    }

    private String title() {
        return ((Labeled) evening.node(".lesson-title")).getText();
    }

    @Test
    void atBellsTableItIsBells() {
        evening = new TestEvening(folder).open(5);
        bellOfThree();
        State before = Fx.call(evening.table::state);
        learn();
        assertThat(title()).isEqualTo("Your seat");
        Keys.type(KeyCode.ESCAPE);
        evening.until(Act.BOARD);
        assertThat(Fx.call(evening.table::state)).isEqualTo(before);
    }

    @Test
    void atNeeleysTableItIsNeeleys() {
        evening = new TestEvening(folder);
        evening.openAtTheBoard(5);
        learn();
        assertThat(title()).isEqualTo("Your pieces");
    }

    @Test
    void howDoYouPlayIsAnsweredForTheGameOnTheTable() {
        evening = new TestEvening(folder).open(5);
        bellOfThree();
        help("bookItem");
        evening.node("#book");
        assertThat(hasOpen("bell")).isTrue();
        assertThat(hasOpen("how-to-play")).isFalse();
    }

    @Test
    void atNeeleysTableHowDoYouPlayIsAboutNeeleys() {
        evening = new TestEvening(folder);
        evening.openAtTheBoard(5);
        help("bookItem");
        evening.node("#book");
        assertThat(hasOpen("how-to-play")).isTrue();
    }

    @Test
    void whoLearnsAnotherGameFirstIsStillTaughtTheMainOneBeforeItsFirstBet() {
        evening = new TestEvening(folder).open(5);
        evening.preferences.of(Settings.TUTORIAL_SEEN).set(false);
        evening.preferences.of(Settings.PROLOG).set(Prolog.NEVER);
        Keys.type(KeyCode.O);
        Mouse.click(evening.node("#learn-bell"));
        evening.until(Act.LESSON);
        assertThat(title()).isEqualTo("Your seat");
        Keys.type(KeyCode.ESCAPE);
        evening.until(Act.SPLASH);
        evening.node("#cabinet");
        Keys.type(KeyCode.ESCAPE);
        assertThat(evening.preferences.of(Settings.TUTORIAL_SEEN).get()).isFalse();
        Fx.run(() -> evening.director.beginEvening());
        evening.until(Act.LESSON);
        assertThat(title()).isEqualTo("Your pieces");
        assertThat(evening.preferences.of(Settings.TUTORIAL_SEEN).get()).isTrue();
    }

    /** Does by the keyboard whatever the tutorial asks for, to its last button. */
    private void walkToTheEnd() {
        for (int i = 0; i < 400 && evening.act() == Act.LESSON; i++) {
            Keys.type(KeyCode.RIGHT);
            Keys.type(KeyCode.ENTER);
        }
    }

    private boolean has(String selector) {
        return Fx.call(() -> evening.scene().lookup(selector) != null);
    }

    @Test
    @Tag("breadth")
    void theLastButtonLeadsFromTheCabinetToThatGamesPageAndEscFromThereToTheCabinet() {
        evening = new TestEvening(folder).open(5);
        Keys.type(KeyCode.O);
        Mouse.click(evening.node("#learn-bell"));
        evening.until(Act.LESSON);
        walkToTheEnd();
        assertThat(evening.act()).isEqualTo(Act.SPLASH);
        evening.node("#newGame");
        assertThat(((Labeled) evening.node("#newGame .sheet-title")).getText()).isEqualTo("Patolli after Bell");
        Keys.type(KeyCode.ESCAPE);
        assertThat(has("#newGame")).isFalse();
        assertThat(has("#cabinet")).isTrue();
    }

    @Test
    @Tag("breadth")
    void theLastButtonLeadsFromTheCabinetOpenedAtATableToAGameThatBegins() {
        evening = new TestEvening(folder);
        evening.openAtTheBoard(5);
        Fx.run(() -> ((MenuButton) evening.scene().lookup("#options")).getItems().stream()
                .filter(each -> "otherGamesItem".equals(each.getId())).findFirst().orElseThrow().fire());
        Mouse.click(evening.node("#learn-bell"));
        evening.until(Act.LESSON);
        walkToTheEnd();
        Mouse.click(evening.node("#begin"));
        // Nothing is kept here, so the contest that is left is asked for.
        Mouse.click(evening.node("#yes"));
        evening.until(Act.BOARD);
        assertThat(has("#newGame") || has("#cabinet")).isFalse();
        assertThat(Fx.call(() -> evening.table.state().game().name())).isEqualTo("bell");
    }

    @Test
    void theLastButtonOfTheTemplesTutorialSitsDownToPlay() {
        evening = new TestEvening(folder).open(5);
        evening.preferences.of(Settings.PROLOG).set(Prolog.NEVER);
        Mouse.click(evening.node("#line-tutorial"));
        evening.until(Act.LESSON);
        walkToTheEnd();
        evening.until(Act.BET);
    }
}
