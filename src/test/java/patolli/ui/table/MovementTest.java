package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicLong;
import javafx.animation.AnimationTimer;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.model.Awaiting;
import patolli.model.Tempo;
import patolli.rules.Side;
import patolli.rules.patolli.Position;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;

/** What moves on the table, and what becomes of it when a player will not wait. */
class MovementTest {
    private final TestBoard test = new TestBoard();

    @AfterEach
    void close() {
        test.close();
    }

    @Test
    void beansHeldForASecondAreDrawnAtLeastAHundredAndFiftyTimes() {
        test.from(Position.toCast(Side.RED).on(Side.RED, 3, 20).state()).always(3).open();
        // counts by the same clock as the animation, however long a pulse takes on this machine
        AtomicLong held = new AtomicLong();
        AtomicLong draws = new AtomicLong();
        AnimationTimer clock = new AnimationTimer() {
            private long since;

            @Override
            public void handle(long now) {
                if (test.model.drawsProperty().get() > 1 && since == 0) {
                    since = now;
                    draws.set(-test.model.drawsProperty().get());
                } else if (since > 0 && now - since >= 1_000_000_000L) {
                    draws.addAndGet(test.model.drawsProperty().get());
                    held.set(now - since);
                    stop();
                }
            }
        };
        Fx.run(clock::start);
        Mouse.press(test.node("beansSpot"));
        Fx.until("they were held for a second", () -> held.get() > 0);
        assertThat(draws.get() * 1e9 / held.get()).as("draws a second").isGreaterThanOrEqualTo(150);
        Mouse.release(test.node("beansSpot"));
        assertThat(test.played()).containsExactly("3");
    }

    @Test
    void theDrawAtTheMomentOfLettingGoIsShownAndLogged() {
        int[] drawn = {0};
        test.from(Position.toCast(Side.RED).on(Side.RED, 3, 20).state()).beans(casts -> drawn[0]++ % casts.size())
                .open();
        for (int turn = 0; turn < 6; turn++) {
            test.until(Awaiting.THROW);
            int before = test.played().size();
            int floor = 4 + turn;
            Mouse.press(test.node("beansSpot"));
            Fx.until("they are shaken", () -> test.model.drawsProperty().get() > floor);
            String last = Fx.call(() -> {
                int draws = drawn[0] + test.model.drawsProperty().get();
                test.board.controller().held().release();
                return test.model.state().game().casts().text((draws - 1) % 5);
            });
            assertThat(test.played().get(before)).isEqualTo(last);
            assertThat(Lying.dots(test)).isEqualTo(last.equals("10") ? 5 : Integer.parseInt(last));
            if (test.awaiting() == Awaiting.MOVE) {
                Fx.run(() -> test.model.move(test.model.state().moves().getFirst()));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 10})
    @Tag("breadth")
    void thrownBeansShowTheCastHoweverTheyAreShown(int cast) {
        for (Tempo tempo : new Tempo[] {Tempo.FAST, Tempo.INSTANT}) {
            try (TestBoard other = new TestBoard().tempo(tempo).always(cast).from(
                    Position.toCast(Side.RED).on(Side.RED, 20, 31).on(Side.BLUE, 60).state())) {
                other.open();
                Keys.type(KeyCode.ENTER);
                other.until(Awaiting.MOVE);
                assertThat(Lying.dots(other)).isEqualTo(cast == 10 ? 5 : cast);
            }
        }
        test.open();
    }

    @Test
    void aClickWhileSomethingMovesSkipsItAndDoesNothingElse() {
        test.from(Position.toMove(Side.RED, 3).on(Side.RED, 20, 31).state()).tempo(Tempo.RELAXED).open();
        // in one go: however slow a machine is, it can't have come to its end
        Fx.run(() -> {
            Mouse.click(test.node("target-20-23"));
            assertThat(test.moving()).isTrue();
            Mouse.click(test.node("beansSpot"));
            assertThat(test.moving()).isFalse();
        });
        assertThat(test.awaiting()).isEqualTo(Awaiting.THROW);
        assertThat(test.played()).hasSize(1);
        Lying.exactly(test);
    }

    @Test
    void aKeyWhileSomethingMovesSkipsItAndDoesNothingElse() {
        test.from(Position.toMove(Side.RED, 3).on(Side.RED, 20, 31).state()).tempo(Tempo.RELAXED).open();
        Mouse.click(test.node("move-20-23"));
        Keys.press(KeyCode.ENTER);
        assertThat(test.moving()).isFalse();
        assertThat(test.model.drawsProperty().get()).as("the key takes up no beans").isZero();
        Keys.release(KeyCode.ENTER);
        assertThat(test.played()).hasSize(1);
        Lying.exactly(test);
    }

    @Test
    @Tag("breadth")
    void aWholeContestThatIsSkippedAgainAndAgainLiesRight() {
        SeededEvening.against(test, 7).tempo(Tempo.NORMAL).open();
        playShown(40, true);
    }

    @Test
    @Tag("breadth")
    void withLessMovementEverythingLiesRightAfterEveryTurn() {
        SeededEvening.against(test, 7).tempo(Tempo.FAST).reduced().open();
        playShown(12, false);
    }

    @Test
    @Tag("breadth")
    void whatIsShownToItsEndLiesRightAfterEveryTurn() {
        SeededEvening.against(test, 9).tempo(Tempo.FAST).open();
        playShown(10, false);
    }

    private void playShown(int turns, boolean skipping) {
        for (int i = 0; i < turns && test.awaiting() != Awaiting.NEW_CONTEST; i++) {
            Fx.run(() -> {
                test.model.bet(3);
                test.model.release();
                if (test.model.awaiting() == Awaiting.MOVE) {
                    test.model.move(test.model.state().moves().getLast());
                }
            });
            Fx.until("a player is asked", () -> {
                if (skipping && test.stage().isMoving()) {
                    test.stage().skip();
                }
                return test.model.awaiting() != Awaiting.NOTHING;
            });
            Lying.exactly(test);
        }
        assertThat(test.played()).hasSizeGreaterThan(turns);
    }

    @Test
    void aPieceIsSeenOnItsWay() {
        test.from(Position.toMove(Side.RED, 4).on(Side.RED, 20, 31).state()).tempo(Tempo.RELAXED).open();
        Mouse.click(test.node("move-20-24"));
        Point2D from = PatolliPlaces.square(20);
        Point2D to = PatolliPlaces.square(24);
        Fx.until("it is under way", () -> Lying.sprites(test, "pieceLayer", PieceSprite.class).stream()
                .anyMatch(piece -> PatolliPlaces.square(piece).equals(OptionalInt.of(24))
                        && piece.at().distance(from) > 5 && piece.at().distance(to) > 5));
    }
}
