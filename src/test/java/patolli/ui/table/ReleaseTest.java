package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import javafx.scene.Group;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import patolli.model.Tempo;
import patolli.rules.Side;
import patolli.rules.patolli.Position;
import patolli.testkit.Fx;
import patolli.testkit.Keys;

/** A scene that has gone holds on to nothing, and nothing holds on to it. */
class ReleaseTest {
    private static final Position THROW = Position.toCast(Side.RED).on(Side.RED, 3, 20);

    @Test
    void theModelForgetsASceneThatWasTakenAway() {
        TestBoard test = new TestBoard().from(THROW.state()).open();
        var controller = new WeakReference<>(test.board.controller());
        var table = new WeakReference<>(test.stage());
        Fx.run(() -> {
            test.board.detach();
            test.scene.setRoot(new Group());
            test.window.close();
            test.board = null;
            test.scene = null;
            test.window = null;
        });
        Fx.until("the scene is collected", () -> {
            System.gc();
            return controller.get() == null && table.get() == null;
        });
        assertThat(test.model.state()).as("the model lives on").isEqualTo(THROW.state());
        assertThat(test.preferences.all()).isNotEmpty();
    }

    @Test
    void aSceneThatWasDetachedHearsNoKey() {
        try (TestBoard test = new TestBoard().from(THROW.state()).open()) {
            Fx.run(test.board::detach);
            Keys.type(KeyCode.ENTER);
            assertThat(test.played()).isEmpty();
        }
    }

    @Test
    void detachedInMidMovementTheTableLeavesOffAndCanBeTakenUpAgain() {
        Position move = Position.toMove(Side.RED, 2).on(Side.RED, 20, 30);
        try (TestBoard test = new TestBoard().from(move.state()).tempo(Tempo.RELAXED).open()) {
            Fx.run(() -> {
                test.model.move(test.model.state().moves().getLast());
                assertThat(test.moving()).isTrue();
                test.board.detach();
            });
            assertThat(test.moving()).isFalse();
            assertThat(test.state().squares(Side.RED)).containsExactly(20, 32);
            Fx.run(() -> {
                test.board.attach(test.scene);
                test.model.begin();
            });
            Lying.exactly(test);
            assertThat(Fx.call(() -> test.model.state().mover())).isEqualTo(Side.BLUE);
            test.until(patolli.model.Awaiting.THROW);
        }
    }
}
