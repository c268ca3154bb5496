package patolli.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.ui.theatre.Act;

/** Bell's signs at the table on an evening that is left and gone on with, and looked through. */
@Tag("breadth")
class BellEveningTest extends KeptEveningRig {
    private static final int MIDDLE = 90;

    @Test
    void whoPlaysWithWhomIsSeenAfterComingBack() {
        begin("bell players=4 partners=true", List.of(Side.YELLOW, Side.GREEN));
        play(MIDDLE);
        untilAwaited();
        leaveAndComeBack();
        assertThat(seen("#pair-green")).isTrue();
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
}
