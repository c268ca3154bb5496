package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import patolli.board.PatolliBoard;
import patolli.model.Awaiting;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.patolli.Position;
import patolli.testkit.Fx;
import patolli.testkit.Keys;

/** How often the beans were drawn is shown while they are held, and until the next throw. */
class ShakeCountTest {
    private static final State THROW = Position.toCast(Side.RED).on(Side.RED, 3, 21).on(Side.BLUE, 45, 55).state();
    private final TestBoard test = new TestBoard();

    @AfterEach
    void close() {
        test.close();
    }

    private boolean isShown() {
        return Fx.call(() -> test.node("shake").getParent().isVisible());
    }

    @Test
    void itGrowsInTheHandAndStandsWhenTheBeansAreLetGo() {
        test.from(THROW).always(2).open();
        assertThat(isShown()).isFalse();
        Keys.press(KeyCode.ENTER);
        Fx.until("the beans rattle", () -> test.model.drawsProperty().get() > 8);
        assertThat(Fx.call(() -> test.text("shake").equals(Integer.toString(test.model.drawsProperty().get()))))
                .isTrue();
        int[] draws = {0};
        Fx.run(() -> {
            draws[0] = test.model.drawsProperty().get();
            test.board.controller().held().release();
        });
        assertThat(test.played()).containsExactly("2");
        assertThat(isShown()).isTrue();
        assertThat(test.text("shake")).isEqualTo(Integer.toString(draws[0]));
        assertThat(test.text("shakeWords")).contains("shake");
        Keys.release(KeyCode.ENTER);
    }

    @Test
    void theNextThrowTakesItAway() {
        test.from(THROW).always(2).mirror(Side.BLUE, state -> state.moves().getFirst()).open();
        Keys.type(KeyCode.ENTER);
        assertThat(isShown()).isTrue();
        Fx.run(() -> test.model.move(test.model.state().moves().getFirst()));
        Fx.until("Smoking Mirror has thrown and moved", () -> test.model.awaiting() == Awaiting.THROW);
        assertThat(isShown()).isFalse();
    }

    @Test
    void soDoesAnotherPositionThatIsLaid() {
        test.from(THROW).always(2).open();
        Keys.type(KeyCode.ENTER);
        assertThat(isShown()).isTrue();
        Fx.run(() -> test.board.performer().show(test.model.state()));
        assertThat(isShown()).isFalse();
    }

    @Test
    void whereTheShakeDoesNotCountThatIsSaidInstead() {
        test.from(THROW).always(2).offeringOnlyMoves().open();
        Keys.type(KeyCode.ENTER);
        Fx.run(() -> test.model.move(test.model.state().moves().getFirst()));
        assertThat(test.awaiting()).isEqualTo(Awaiting.THROW);
        Keys.type(KeyCode.ENTER);
        assertThat(test.text("shake")).isNotEmpty();
        // Back to the first move: blue's cast has been made before, and comes back the same.
        Keys.control(test.scene, KeyCode.Z);
        Fx.run(() -> test.model.move(test.model.state().moves().getFirst()));
        Fx.until("blue is to throw again", () -> test.model.awaiting() == Awaiting.THROW);
        assertThat(Fx.call(test.model::isShaken)).isFalse();
        Keys.press(KeyCode.ENTER);
        assertThat(isShown()).isTrue();
        assertThat(test.text("shakeWords")).isEqualTo("not counted");
        assertThat(test.text("shake")).isEmpty();
        Keys.release(KeyCode.ENTER);
        assertThat(isShown()).isTrue();
        assertThat(test.text("shakeWords")).isEqualTo("not counted");
    }

    @Test
    void beansThatArePutDownWereNotShaken() {
        test.from(THROW).always(2).open();
        Keys.press(KeyCode.ENTER);
        assertThat(isShown()).isTrue();
        Fx.run(() -> test.board.controller().held().drop());
        assertThat(isShown()).isFalse();
        Keys.release(KeyCode.ENTER);
    }

    @Test
    void itLiesClearOfTheTrackAndTheBeans() {
        test.from(THROW).open();
        Fx.run(() -> test.stage().shake().show(12_345));
        for (String id : new String[] {"shake", "shakeWords"}) {
            Node words = test.node(id);
            Bounds where = Fx.call(() -> {
                words.getParent().applyCss();
                words.getParent().layout();
                return words.getBoundsInParent();
            });
            double top = Fx.call(() -> words.getParent().getLayoutY()) + where.getMinY();
            assertThat(top).isGreaterThan(PatolliBoard.BOARD.ownCast(0, 1).y() + 30);
            for (int square = 0; square < 68; square++) {
                double half = where.getWidth() / 2 + PatolliPlaces.SQUARE * Math.sqrt(0.5);
                double middle = PatolliBoard.BOARD.shake().middle().x();
                boolean beside = Math.abs(PatolliPlaces.square(square).getX() - middle) > half;
                boolean above = PatolliPlaces.square(square).getY() + PatolliPlaces.SQUARE < top;
                assertThat(beside || above).as("square %d", square).isTrue();
            }
        }
    }
}
