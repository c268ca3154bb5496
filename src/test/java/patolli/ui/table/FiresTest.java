package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import patolli.model.Tempo;
import patolli.testkit.Fx;
import patolli.ui.table.light.FireGlow;

/** The fires at the table move as the settings say, at once. */
class FiresTest {
    private final TestBoard test = new TestBoard();

    @AfterEach
    void close() {
        test.close();
    }

    /** It is dark whenever the fires stand still. */
    private FireGlow glow() {
        return Fx.call(() -> (FireGlow) test.scene.getRoot().lookupAll("*").stream()
                .filter(FireGlow.class::isInstance).findFirst().orElseThrow());
    }

    private void untilItBreathes() {
        Fx.until("the fire breathes", () -> glow().getOpacity() > 0);
    }

    private void set(Tempo tempo) {
        Fx.run(() -> test.preferences.tempoProperty().set(tempo));
    }

    @Test
    void theyStandStillWhereNothingMoves() {
        test.tempo(Tempo.NORMAL).open();
        untilItBreathes();
        set(Tempo.INSTANT);
        assertThat(Fx.call(() -> glow().getOpacity())).isZero();
        set(Tempo.FAST);
        untilItBreathes();
    }

    @Test
    void nobodySeesThemAtATableThatIsLeft() {
        test.tempo(Tempo.NORMAL).open();
        FireGlow left = glow();
        untilItBreathes();
        Fx.run(() -> test.board.detach());
        assertThat(Fx.call(left::getOpacity)).isZero();
    }
}
