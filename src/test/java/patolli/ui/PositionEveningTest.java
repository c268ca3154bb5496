package patolli.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import patolli.engine.StateText;
import patolli.play.Turn;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.testkit.Positions;
import patolli.text.Texts;
import patolli.ui.theatre.Act;

/** An evening on which positions are put together, and played on from. */
class PositionEveningTest extends KeptEveningRig {

    @BeforeEach
    void atTheTable() {
        sitDown();
        play(6);
    }

    private void openEditor() {
        choose("#help", "positionItem");
        untilThere();
    }

    private void untilThere() {
        evening.until(Act.POSITION);
        Fx.until("its table is laid", () -> evening.scene().lookup("#pieces") != null
                && evening.window.theatre().takesClicks() && !evening.window.theatre().isFading());
    }

    private void press(String button) {
        Fx.run(() -> ((ButtonBase) evening.scene().lookup(button)).fire());
    }

    private String text(String label) {
        Node node = evening.node(label);
        return Fx.call(() -> ((Labeled) node).getText());
    }

    /** Where the game on the table began: computers may have gone on since. */
    private State begun() {
        return Fx.call(() -> evening.table.history().stream().findFirst().map(Turn::before)
                .orElseGet(evening.table::state));
    }

    @Test
    void itBeginsWithWhatLiesOnTheTableAndLeadsBackToIt() {
        List<String> before = played();
        openEditor();
        assertThat(text("#verdict")).isEqualTo("This position can occur: play on from it (P).");
        Fx.run(() -> evening.scene().lookup("#pieces").requestFocus());
        Keys.type(KeyCode.ESCAPE);
        evening.until(Act.BOARD);
        assertThat(played()).startsWith(before.toArray(String[]::new));
        assertThat(Fx.call(() -> evening.table.isTrial())).isFalse();
    }

    @Test
    void whatIsPlayedOnFromThereIsATrialThatNobodyKeeps() {
        List<?> kept = saves();
        openEditor();
        press("#trait-turn");
        press("#play");
        evening.until(Act.BOARD);
        assertThat(Fx.call(() -> evening.table.isTrial())).isTrue();
        assertThat(Fx.call(() -> evening.table.provision().seal())).isEmpty();
        play(4);
        assertThat(saves()).isEqualTo(kept);
        choose("#options", "replayItem");
        evening.until(Act.REPLAY);
        Fx.until("it is there", () -> evening.scene().lookup("#nameText") != null);
        assertThat(text("#nameText")).as("its chronicle is that of a trial").startsWith("A trial");
        assertThat(text("#place")).endsWith(" " + played().size());
        assertThat(played()).hasSizeGreaterThanOrEqualTo(4);
        assertThat(saves()).isEqualTo(kept);
    }

    @Test
    void aGameOfAnotherHouseIsLaidAtItsOwnTable() {
        openEditor();
        press("#trait-game");
        untilThere();
        assertThat(text("#trait-game")).isEqualTo("Patolli after Bell");
        press("#rules");
        Fx.until("the page of rules is there", () -> evening.scene().lookup("#option-players-4") != null);
        press("#option-players-4");
        press("#option-first-green");
        press("#begin");
        Fx.until("four sit there", () -> evening.scene().lookup("#piece-green-4") != null);
        Fx.until("green begins", () -> evening.scene().lookup("#trait-turn") != null);
        assertThat(text("#trait-turn")).isEqualTo("Green");
        press("#play");
        evening.until(Act.BOARD);
        assertThat(position().game().name()).isEqualTo("bell");
        assertThat(position().sides()).hasSize(4);
        assertThat(begun().mover()).isEqualTo(Side.GREEN);
        assertThat(Fx.call(() -> evening.table.isTrial())).as("though it lies as at the beginning").isTrue();
    }

    @Test
    void whatIsAskedForInTheBandIsAskedForByTheMouse() {
        openEditor();
        press("#trait-turn");
        Mouse.click(evening.node("#copy"));
        Fx.until("it is said", () -> text("#verdict").contains("copied"));
        Mouse.click(evening.node("#rules"));
        Fx.until("the page of rules is there", () -> evening.scene().lookup("#begin") != null);
        Keys.type(KeyCode.ESCAPE);
        Fx.until("the page has gone", () -> evening.scene().lookup("#begin") == null);
        Mouse.click(evening.node("#leave"));
        Fx.until("it is asked first", () -> evening.scene().lookup("#yes") != null);
        press("#no");
        Fx.until("nothing is asked", () -> evening.scene().lookup("#yes") == null);
        Mouse.click(evening.node("#leave"));
        Fx.until("it is asked again", () -> evening.scene().lookup("#yes") != null);
        press("#yes");
        evening.until(Act.BOARD);
    }

    /** By the text of another game, from each to each. */
    @Test
    void everyGameFollowsEveryOther() {
        openEditor();
        List<String> setups = List.of("bell players=3", "pagade players=4", "patolli", "bell players=4", "tablan",
                "pagade", "bell", "tablan", "patolli", "pagade players=4", "tablan", "bell", "patolli", "tablan",
                "pagade");
        for (String setup : setups) {
            State position = Positions.opening(setup);
            Fx.run(() -> {
                ClipboardContent content = new ClipboardContent();
                content.putString(StateText.write(position));
                Clipboard.getSystemClipboard().setContent(content);
            });
            press("#paste");
            untilThere();
            assertThat(text("#trait-game")).as(setup).isEqualTo(new Texts("games").get(position.game().name()));
            Fx.until(setup + ": all sit there", () -> position.sides().stream().allMatch(side ->
                    evening.scene().lookup("#plate-" + side.key()) != null));
            press("#copy");
            Fx.until(setup + ": it still answers", () -> text("#verdict").contains("copied"));
        }
    }

    @Test
    void aReplayLeadsToItAndItBackToTheReplay() {
        choose("#options", "replayItem");
        evening.until(Act.REPLAY);
        Fx.until("it is there", () -> evening.scene().lookup("#edit") != null);
        press("#edit");
        untilThere();
        press("#leave");
        evening.until(Act.REPLAY);
        Fx.until("it is there again", () -> evening.scene().lookup("#edit") != null);
        press("#leave");
        evening.until(Act.BOARD);
    }

    @Test
    void theBookTellsOfIt() {
        openEditor();
        Fx.run(() -> evening.scene().lookup("#pieces").requestFocus());
        Keys.type(KeyCode.F1);
        Fx.until("the book is open", () -> evening.scene().lookup("#book") != null);
    }
}
