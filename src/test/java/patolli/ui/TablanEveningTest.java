package patolli.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.Test;
import patolli.model.Awaiting;
import patolli.play.ContestSetup;
import patolli.play.Seats;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.testkit.Positions;
import patolli.ui.theatre.Act;

/** An evening at the plank that is kept: left, gone on with, looked through, and counted. */
class TablanEveningTest extends KeptEveningRig {
    private static final int MIDDLE = 70;

    private void begin(String setup, List<Side> computers) {
        State opening = Positions.opening(setup);
        Fx.run(() -> evening.director.begin(new ContestSetup(opening,
                Seats.computersPlay(opening.sides(), computers))));
        evening.until(Act.BOARD);
    }

    private void untilAwaited() {
        Fx.until("somebody is waited for", () -> evening.table.awaiting() != Awaiting.NOTHING);
    }

    private State position() {
        return Fx.call(evening.table::state);
    }

    @Test
    void aGameIsLeftInTheMiddleAndPlayedToItsEndLater() {
        begin("tablan", List.of());
        play(MIDDLE);
        untilAwaited();
        List<String> before = played();
        State state = position();
        Awaiting awaiting = evening.awaiting();
        Keys.type(KeyCode.ESCAPE);
        assertThat(evening.isOpen()).isFalse();
        openAgain();
        Mouse.click(evening.node("#line-resume"));
        Fx.until("the game is there", () -> evening.table.awaiting() == awaiting
                && evening.table.history().size() == before.size());
        assertThat(position()).isEqualTo(state);
        assertThat(played()).isEqualTo(before);
        evening.until(Act.BOARD);
        play(Integer.MAX_VALUE);
        evening.until(Act.ENDING);
        assertThat(position().phase()).isEqualTo(Phase.OVER);
        assertThat(saves()).hasSize(1);
        evening.until(Act.ENDING);
        assertThat(Fx.call(() -> ((Pane) evening.scene().lookup("#choices")).getChildren().stream()
                .map(choice -> ((Labeled) choice).getText()).toList())).contains("_Check the sticks");
    }

    @Test
    void itIsLookedThroughFromItsFirstThrowToWhereItIs() {
        begin("tablan first=white", List.of(Side.BLACK));
        play(MIDDLE);
        untilAwaited();
        State now = position();
        choose("#options", "replayItem");
        evening.until(Act.REPLAY);
        Keys.type(KeyCode.HOME);
        Keys.type(KeyCode.RIGHT);
        Keys.type(KeyCode.END);
        assertThat(Fx.call(() -> evening.scene().getRoot().lookupAll(".plate-name").stream()
                .map(name -> ((Labeled) name).getText()))).contains("You", "Chandrika");
        Keys.type(KeyCode.ESCAPE);
        evening.until(Act.BOARD);
        untilAwaited();
        assertThat(position()).isEqualTo(now);
    }

    @Test
    void twoComputersPlayToTheEndAndNothingIsLost() {
        begin("tablan", List.of(Side.WHITE, Side.BLACK));
        evening.untilItIsOver();
        assertThat(position().phase()).isEqualTo(Phase.OVER);
        assertThat(saves()).hasSize(1);
    }
}
