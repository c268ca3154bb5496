package patolli.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
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

/** An evening at Bell's table that is kept: left, gone on with, looked through, and counted. */
class BellEveningTest extends KeptEveningRig {
    private static final int MIDDLE = 90;

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

    private void leaveAndComeBack() {
        List<String> before = played();
        State state = position();
        Awaiting awaiting = evening.awaiting();
        Seats seats = Fx.call(evening.table::seats);
        Keys.type(KeyCode.ESCAPE);
        assertThat(evening.isOpen()).isFalse();
        openAgain();
        Mouse.click(evening.node("#line-resume"));
        Fx.until("the game is there", () -> evening.table.awaiting() == awaiting
                && evening.table.history().size() == before.size());
        assertThat(position()).isEqualTo(state);
        assertThat(played()).isEqualTo(before);
        assertThat(Fx.call(evening.table::seats)).isEqualTo(seats);
        evening.until(Act.BOARD);
    }

    @Test
    void aGameOfPartnersIsLeftInTheMiddleAndPlayedToItsEndLater() {
        begin("bell players=4 partners=true", List.of(Side.YELLOW, Side.GREEN));
        play(MIDDLE);
        untilAwaited();
        leaveAndComeBack();
        assertThat(Fx.call(() -> evening.scene().lookup("#pair-green").isVisible())).isTrue();
        play(Integer.MAX_VALUE);
        evening.until(Act.ENDING);
        assertThat(position().phase()).isEqualTo(Phase.OVER);
        assertThat(position().winners()).hasSize(2);
        assertThat(saves()).hasSize(1);
    }

    @Test
    void inTheThrowOffItIsLeftTooAndAStepBackIsStillOwed() {
        begin("bell players=3 forfeits=step-back wedges=16", List.of());
        play(2);
        untilAwaited();
        leaveAndComeBack();
        assertThat(Fx.call(() -> evening.scene().lookup("#thrown-red").isVisible())).isTrue();
        assertThat(Fx.call(() -> evening.scene().lookup("#thrown-blue").isVisible())).isFalse();
        while (Fx.call(() -> List.of("red", "yellow", "blue").stream()
                .noneMatch(side -> evening.scene().lookup("#steps-back-" + side).isVisible()))) {
            play(played().size() + 1);
            untilAwaited();
        }
        leaveAndComeBack();
        assertThat(Fx.call(() -> List.of("red", "yellow", "blue").stream()
                .anyMatch(side -> evening.scene().lookup("#steps-back-" + side).isVisible()))).isTrue();
    }

    @Test
    void itIsLookedThroughFromItsFirstThrowToWhereItIs() {
        begin("bell players=3", List.of(Side.BLUE));
        play(MIDDLE);
        untilAwaited();
        State now = position();
        choose("#options", "replayItem");
        evening.until(Act.REPLAY);
        Keys.type(KeyCode.HOME);
        assertThat(seen("#direction-red")).as("nobody has entered at the start").isFalse();
        for (int i = 0; i < 3; i++) {
            Keys.type(KeyCode.RIGHT);
        }
        Fx.until("the throw-off is seen", () -> seen("#thrown-red") && seen("#thrown-blue"));
        Keys.type(KeyCode.END);
        Fx.until("where it is now is seen", () -> seen("#direction-red") && seen("#direction-blue"));
        assertThat(Fx.call(() -> evening.scene().getRoot().lookupAll(".plate-name").stream()
                .map(name -> ((Labeled) name).getText()))).contains("Red", "Yellow", "Smoking Mirror");
        Keys.type(KeyCode.ESCAPE);
        evening.until(Act.BOARD);
        untilAwaited();
        assertThat(position()).isEqualTo(now);
    }

    private boolean seen(String sign) {
        return Fx.call(() -> evening.scene().lookup(sign).isVisible());
    }

    @Test
    void fourComputersPlayToTheEndAndNothingIsLost() {
        begin("bell players=4", List.of(Side.RED, Side.YELLOW, Side.BLUE, Side.GREEN));
        evening.untilItIsOver();
        assertThat(position().winners()).hasSize(1);
        assertThat(saves()).hasSize(1);
        Mouse.click(evening.node(".codex-button"));
        Fx.until("another game is underway or over", () -> !evening.table.history().isEmpty());
        assertThat(position().game().name()).isEqualTo("bell");
    }
}
