package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import patolli.board.Box;
import patolli.board.PatolliBoard;
import patolli.model.Awaiting;
import patolli.model.Tempo;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.patolli.Position;
import patolli.testkit.Fx;
import patolli.testkit.Keys;

/** How often the beans were drawn is shown while they are held, and until they have been thrown. */
class ShakeCountTest {
    private static final State THROW = Position.toCast(Side.RED).on(Side.RED, 3, 21).on(Side.BLUE, 45, 55).state();
    private final TestBoard test = new TestBoard();

    @AfterEach
    void close() {
        test.close();
    }

    /** Where the plate lies that bears it. */
    private Node place() {
        return test.node("shake").getParent().getParent();
    }

    private boolean isShown() {
        return Fx.call(() -> place().isVisible());
    }

    @Test
    void itGrowsInTheHandStandsWhileTheBeansFlyAndGoesWithTheThrow() {
        test.from(THROW).always(2).tempo(Tempo.NORMAL).open();
        assertThat(isShown()).isFalse();
        Keys.press(KeyCode.ENTER);
        Fx.until("the beans rattle", () -> test.model.drawsProperty().get() > 8);
        assertThat(Fx.call(() -> test.text("shake").equals(Integer.toString(test.model.drawsProperty().get()))))
                .isTrue();
        Fx.run(() -> {
            int draws = test.model.drawsProperty().get();
            test.board.controller().held().release();
            assertThat(test.stage().isMoving()).isTrue();
            assertThat(place().isVisible()).isTrue();
            assertThat(test.text("shake")).isEqualTo(Integer.toString(draws));
            assertThat(test.text("shakeWords")).contains("draw");
        });
        Keys.release(KeyCode.ENTER);
        test.until(Awaiting.MOVE);
        assertThat(test.played()).containsExactly("2");
        assertThat(isShown()).isFalse();
    }

    @Test
    void withoutMovementsItGoesAtOnce() {
        test.from(THROW).always(2).open();
        Keys.press(KeyCode.ENTER);
        assertThat(isShown()).isTrue();
        Keys.release(KeyCode.ENTER);
        assertThat(test.played()).containsExactly("2");
        assertThat(isShown()).isFalse();
    }

    @Test
    void aPositionThatIsLaidTakesItAway() {
        test.from(THROW).always(2).tempo(Tempo.NORMAL).open();
        Keys.press(KeyCode.ENTER);
        Fx.run(() -> {
            test.board.controller().held().release();
            assertThat(place().isVisible()).isTrue();
            test.board.performer().show(test.model.state());
            assertThat(place().isVisible()).isFalse();
        });
        Keys.release(KeyCode.ENTER);
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
        assertThat(isShown()).isFalse();
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
    void itIsWrittenOnAPlateOfItsOwnClearOfTheTrackAndTheBeans() {
        test.from(THROW).open();
        for (int draws : new int[] {1, 12_345}) {
            Fx.run(() -> test.stage().shake().show(draws));
            Box plate = Fx.call(() -> {
                place().applyCss();
                ((Parent) place()).layout();
                Parent slip = test.node("shake").getParent();
                assertThat(((Region) slip).getBackground().getFills()).as("bone within ink").hasSize(2);
                for (String id : new String[] {"shake", "shakeWords"}) {
                    Bounds words = test.node(id).getBoundsInParent();
                    assertThat(words.getMinX()).as(id).isGreaterThan(4);
                    assertThat(words.getMaxX()).as(id).isLessThan(slip.getLayoutBounds().getWidth() - 4);
                    assertThat(slip.getLayoutBounds().contains(words.getCenterX(), words.getCenterY())).isTrue();
                }
                Bounds bounds = slip.localToScene(slip.getLayoutBounds());
                return new Box(bounds.getMinX(), bounds.getMinY(), bounds.getWidth(), bounds.getHeight());
            });
            assertThat(plate.middle().x()).isCloseTo(PatolliBoard.BOARD.shake().middle().x(), within(1.0));
            assertThat(plate.width()).as("no wider than what is written").isLessThan(90);
            assertThat(plate.x()).as("beside the hand").isGreaterThan(PatolliBoard.BOARD.hand().x() + 10);
            assertThat(plate.bottom()).as("above the serpent").isLessThan(PatolliBoard.SERPENT.y() - 30);
            double half = plate.width() / 2 + PatolliPlaces.SQUARE * Math.sqrt(0.5);
            for (int square = 0; square < 68; square++) {
                boolean beside = Math.abs(PatolliPlaces.square(square).getX() - plate.middle().x()) > half;
                boolean above = PatolliPlaces.square(square).getY() + PatolliPlaces.SQUARE < plate.y();
                assertThat(beside || above).as("square %d", square).isTrue();
            }
        }
    }
}
