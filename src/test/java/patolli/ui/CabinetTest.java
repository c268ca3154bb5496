package patolli.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.RadioButton;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import patolli.app.GameTables;
import patolli.model.Awaiting;
import patolli.play.ContestSetup;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.settings.Prolog;
import patolli.settings.Settings;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.testkit.Positions;
import patolli.ui.table.AllTables;
import patolli.ui.table.PlainTable;
import patolli.ui.theatre.Act;

/** The cabinet of games, by mouse and by keyboard, in a house with two tables. */
class CabinetTest {
    @TempDir Path folder;
    private TestEvening evening;

    @BeforeEach
    void open() {
        evening = new TestEvening(folder).with(new AllTables(List.of(GameTables.ALL.tables().getFirst(),
                new PlainTable())));
    }

    @AfterEach
    void close() {
        evening.close();
    }

    private boolean has(String selector) {
        return Fx.call(() -> evening.scene().lookup(selector) != null);
    }

    private void click(String selector) {
        Mouse.click(evening.node(selector));
    }

    private String focused() {
        return Fx.call(() -> evening.scene().getFocusOwner().getId());
    }

    /** Goes on with Tab until this has the keyboard. */
    private void tabTo(String id) {
        for (int i = 0; i < 60 && !id.equals(focused()); i++) {
            Keys.type(KeyCode.TAB);
        }
        assertThat(focused()).isEqualTo(id);
    }

    private void openCabinet() {
        evening.open(5);
        Keys.type(KeyCode.O);
        evening.node("#cabinet");
    }

    private Set<String> names() {
        return Fx.call(() -> evening.scene().getRoot().lookupAll(".plate-name").stream().filter(Node::isVisible)
                .map(label -> ((Labeled) label).getText()).collect(Collectors.toSet()));
    }

    @Test
    void itStandsOpenForGamesWithATableAndTheOthersComeLater() {
        openCabinet();
        assertThat(List.of("#play-patolli", "#play-bell", "#learn-patolli", "#read-patolli", "#read-bell",
                "#exhibit-pagade", "#exhibit-tablan")).allMatch(this::has);
        assertThat(List.of("#play-pagade", "#learn-bell")).noneMatch(this::has);
        assertThat(focused()).isEqualTo("play-patolli");
    }

    @Test
    void escLeadsFromTheNewGameToTheCabinetAndFromThereToTheSplash() {
        openCabinet();
        Keys.type(KeyCode.ENTER);
        evening.node("#newGame");
        Keys.type(KeyCode.ESCAPE);
        assertThat(has("#newGame")).isFalse();
        assertThat(focused()).isEqualTo("play-patolli");
        Keys.type(KeyCode.ESCAPE);
        assertThat(has("#cabinet")).isFalse();
        assertThat(evening.act()).isEqualTo(Act.SPLASH);
    }

    @Test
    void aGameIsLaidOutByMouseWithNamesAndRemembered() {
        openCabinet();
        click("#play-bell");
        click("#seat-blue-person");
        Fx.run(() -> {
            ((TextField) evening.scene().lookup("#name-red")).setText("Itzel");
            ((TextField) evening.scene().lookup("#name-blue")).setText("Ana");
        });
        click("#begin");
        evening.until(Act.BOARD);
        assertThat(Fx.call(() -> evening.table.state().game().name())).isEqualTo("bell");
        assertThat(Fx.call(() -> evening.table.seats().computers())).isEmpty();
        assertThat(names()).containsExactlyInAnyOrder("Itzel", "Ana");
        assertThat(Fx.call(() -> evening.preferences.of(Settings.newGame(evening.table.state().game())).get()))
                .isEqualTo("red=player:Itzel blue=player:Ana");
    }

    @Test
    void namesStandInOneColumnWhoeverSitsThere() {
        openCabinet();
        click("#play-bell");
        click("#seat-red-person");
        click("#seat-blue-computer");
        Node red = evening.node("#name-red");
        Node blue = evening.node("#name-blue");
        Fx.run(() -> {
            evening.scene().getRoot().applyCss();
            evening.scene().getRoot().layout();
            assertThat(red.getLayoutX()).isEqualTo(blue.getLayoutX());
            assertThat(red.getLayoutBounds().getWidth()).isEqualTo(blue.getLayoutBounds().getWidth());
        });
    }

    @Test
    void aGameIsLaidOutByKeyboardAlone() {
        openCabinet();
        tabTo("play-bell");
        Keys.type(KeyCode.ENTER);
        evening.node("#newGame");
        assertThat(focused()).isEqualTo("begin");
        tabTo("seat-red-person");
        Keys.type(KeyCode.RIGHT);
        assertThat(Fx.call(() -> ((RadioButton) evening.scene().lookup("#seat-red-computer")).isSelected())).isTrue();
        assertThat(Fx.call(() -> evening.scene().lookup("#watched").isVisible())).isTrue();
        tabTo("seat-blue-computer");
        Keys.type(KeyCode.LEFT);
        tabTo("begin");
        Keys.type(KeyCode.ENTER);
        evening.until(Act.BOARD);
        assertThat(Fx.call(() -> evening.table.seats())).isEqualTo(
                Seats.mirrorPlays(List.of(Side.RED, Side.BLUE), Side.RED));
        Fx.until("the player throws", () -> evening.table.awaiting() == Awaiting.THROW);
    }

    @Test
    void whatTheRulesRefuseIsSaidAndCannotBegin() {
        openCabinet();
        click("#play-bell");
        evening.node("#option-partners-true");
        Fx.run(() -> ((RadioButton) evening.scene().lookup("#option-partners-true")).setSelected(true));
        assertThat(why()).isEqualTo("This can\u2019t be played: partners need four players, not 2.");
        assertThat(Fx.call(() -> evening.scene().lookup("#begin").isDisabled())).isTrue();
        choose("players-4");
        assertThat(Fx.call(() -> evening.scene().lookup("#begin").isDisabled())).isFalse();
        assertThat(has("#seat-green-person")).isTrue();
        choose("players-2");
        choose("first-green");
        assertThat(why()).contains("\u201CWho begins\u201D");
    }

    private void choose(String value) {
        Fx.run(() -> ((RadioButton) evening.scene().lookup("#option-" + value)).setSelected(true));
    }

    private String why() {
        return Fx.call(() -> ((Labeled) evening.scene().lookup("#why")).getText());
    }

    private String trouble() {
        return Fx.call(() -> ((Labeled) evening.scene().lookup("#trouble")).getText());
    }

    @Test
    void whatDoesNotGoWithTheLastChoiceIsAsUsualAgainAndSoItIsSaid() {
        openCabinet();
        click("#play-bell");
        evening.node("#option-players-4");
        choose("players-4");
        choose("first-green");
        assertThat(trouble()).isEmpty();
        choose("players-2");
        assertThat(has("#seat-blue-person")).isTrue();
        assertThat(has("#seat-green-person") || has("#seat-yellow-person")).isFalse();
        assertThat(trouble()).isEqualTo("\u201CWho begins\u201D is as usual again, to go with your last choice.");
        assertThat(Fx.call(() -> ((RadioButton) evening.scene().lookup("#option-first-absent")).isSelected())).isTrue();
        assertThat(Fx.call(() -> evening.scene().lookup("#begin").isDisabled())).isFalse();
        choose("wedges-16");
        assertThat(trouble()).isEmpty();
    }

    @Test
    void whatDoesNotApplyIsGreyAndSaysWhy() {
        openCabinet();
        click("#play-bell");
        evening.node("#option-players-4");
        assertThat(greyed()).containsExactlyInAnyOrder("option-partners-true", "option-first-yellow",
                "option-first-green");
        assertThat(Fx.call(() -> ((Labeled) evening.scene().lookup("#not-first")).getText()))
                .isEqualTo("Only a colour that plays can begin.");
        assertThat(Fx.call(() -> evening.scene().lookup("#not-first").isVisible())).isTrue();
        choose("players-3");
        assertThat(greyed()).containsExactlyInAnyOrder("option-partners-true", "option-first-green");
        choose("players-4");
        assertThat(greyed()).isEmpty();
        assertThat(Fx.call(() -> evening.scene().lookup("#not-first").isVisible())).isFalse();
    }

    private Set<String> greyed() {
        return Fx.call(() -> evening.scene().lookup("#newGame").lookupAll(".choice").stream().filter(Node::isDisabled)
                .map(Node::getId).collect(Collectors.toSet()));
    }

    @Test
    void fromTheTableTheContestThatWasLeftIsKeptAndItIsSaid() {
        evening.openKept();
        Fx.run(() -> evening.director.beginEvening());
        Fx.until("the story or the bet is shown", () -> evening.window.theatre().actProperty().get() != Act.SPLASH);
        Fx.run(() -> {
            evening.table.begin();
            evening.table.bet(2);
        });
        Fx.run(() -> evening.director.begin(new ContestSetup(Positions.opening("bell"),
                Seats.mirrorPlays(List.of(Side.RED, Side.BLUE), Side.BLUE))));
        assertThat(Fx.call(() -> ((Labeled) evening.scene().lookup(".word")).getText())).contains("is kept");
        assertThat(evening.shelf.list()).hasSize(1);
    }

    @Test
    void itsRulesOpenTheBookAndTheTutorialLeadsBack() {
        openCabinet();
        click("#read-patolli");
        evening.node("#book");
        Keys.type(KeyCode.ESCAPE);
        click("#learn-patolli");
        evening.until(Act.LESSON);
        assertThat(has("#cabinet")).isFalse();
    }

    @Test
    @Tag("breadth")
    void newContestOnTheSplashIsTheMainGameAgainAfterADemoOfAnother() {
        evening.open(5);
        Fx.run(() -> evening.director.begin(new ContestSetup(Positions.opening("bell"),
                Seats.computersPlay(List.of(Side.RED, Side.BLUE), List.of(Side.RED, Side.BLUE)))));
        Fx.until("the game is over", () -> evening.table.awaiting() == Awaiting.NEW_CONTEST);
        evening.preferences.of(Settings.PROLOG).set(Prolog.NEVER);
        Fx.run(() -> evening.director.beginEvening());
        evening.until(Act.BET);
        assertThat(Fx.call(() -> evening.table.state().game().name())).isEqualTo("patolli");
        assertThat(Fx.call(() -> evening.table.seats())).isEqualTo(
                Seats.mirrorPlays(List.of(Side.RED, Side.BLUE), Side.BLUE));
    }
}
