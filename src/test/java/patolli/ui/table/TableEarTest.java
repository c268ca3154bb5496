package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import patolli.beans.SeededCasts;
import patolli.model.Awaiting;
import patolli.model.Tempo;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.Side;
import patolli.rules.patolli.Position;
import patolli.testkit.Fx;
import patolli.testkit.Mouse;

/** What is told of a table, and when. */
class TableEarTest {
    private final TestBoard test = new TestBoard();
    private final List<Event> heard = new ArrayList<>();
    private final List<Boolean> hand = new ArrayList<>();
    private int bites;
    private Consumer<Event> also = event -> { };

    @AfterEach
    void close() {
        test.close();
    }

    private void listen() {
        Fx.run(() -> test.board.setEar(new TableEar() {
            @Override
            public void happens(Turn turn, Event event) {
                assertThat(turn.events()).contains(event);
                heard.add(event);
                also.accept(event);
            }

            @Override
            public void bitten() {
                bites++;
            }

            @Override
            public void inHand(boolean held) {
                hand.add(held);
            }
        }));
    }

    private List<Event> happened() {
        return Fx.call(() -> test.model.history().stream().flatMap(turn -> turn.events().stream()).toList());
    }

    private long steps() {
        return heard.stream().filter(Event.Moved.class::isInstance).count();
    }

    @ParameterizedTest
    @EnumSource(names = {"INSTANT", "FAST"})
    @Tag("breadth")
    void everythingThatHappensInAGameIsHeardInItsOrder(Tempo tempo) {
        SeededCasts beans = new SeededCasts(4);
        test.beans(beans).tempo(tempo).open();
        listen();
        test.bet(2);
        for (int decisions = 0; decisions < 30; decisions++) {
            Fx.until("somebody is waited for", () -> test.model.awaiting() != Awaiting.NOTHING);
            Fx.run(() -> {
                if (test.model.awaiting() == Awaiting.THROW) {
                    test.model.release();
                } else {
                    test.model.move(test.model.state().moves().getFirst());
                }
            });
        }
        Fx.until("somebody is waited for", () -> test.model.awaiting() != Awaiting.NOTHING);
        assertThat(new java.util.LinkedHashSet<>(heard)).containsExactlyInAnyOrderElementsOf(
                new java.util.LinkedHashSet<>(happened()));
        if (tempo == Tempo.INSTANT) {
            assertThat(heard).containsExactlyElementsOf(happened());
        }
    }

    @Test
    void aPieceIsHeardOnEverySquareOfItsWay() {
        test.from(Position.toCast(Side.RED).on(Side.RED, 3).state()).always(4).tempo(Tempo.FAST).offeringOnlyMoves()
                .open();
        listen();
        Fx.run(() -> test.model.release());
        test.until(Awaiting.MOVE);
        assertThat(heard).hasSize(1).first().isInstanceOf(Event.Cast.class);
        Fx.run(() -> test.model.move(test.model.state().moves().getFirst()));
        test.until(Awaiting.THROW);
        assertThat(steps()).isEqualTo(4);
    }

    @Test
    void whatIsSkippedIsHeardOnce() {
        test.from(Position.toCast(Side.RED).on(Side.RED, 3).state()).always(4).tempo(Tempo.RELAXED).offeringOnlyMoves()
                .open();
        listen();
        Fx.run(() -> {
            test.model.release();
            test.stage().skip();
        });
        test.until(Awaiting.MOVE);
        Fx.run(() -> {
            test.model.move(test.model.state().moves().getFirst());
            test.stage().skip();
        });
        assertThat(steps()).isEqualTo(1);
        assertThat(heard).containsExactlyElementsOf(happened());
    }

    @Test
    void withReducedMovementEverythingIsHeardOnce() {
        test.from(Position.toCast(Side.RED).on(Side.RED, 3).state()).always(4).tempo(Tempo.FAST).reduced()
                .offeringOnlyMoves().open();
        listen();
        Fx.run(() -> test.model.release());
        test.until(Awaiting.MOVE);
        Fx.run(() -> test.model.move(test.model.state().moves().getFirst()));
        test.until(Awaiting.THROW);
        assertThat(heard).containsExactlyElementsOf(happened());
    }

    @Test
    void theBeansAreHeardThrownWhileTheyFly() {
        test.from(Position.toCast(Side.RED).on(Side.RED, 3).state()).always(4).tempo(Tempo.RELAXED).offeringOnlyMoves()
                .open();
        List<Awaiting> when = new ArrayList<>();
        also = event -> when.add(test.model.awaiting());
        listen();
        Fx.run(() -> test.model.release());
        test.until(Awaiting.MOVE);
        assertThat(when).containsExactly(Awaiting.NOTHING);
    }

    @Test
    void aPaymentIsHeardWhenItBegins() {
        test.from(Position.toCast(Side.RED).on(Side.RED, 2).state()).always(3).tempo(Tempo.FAST).offeringOnlyMoves()
                .open();
        List<Boolean> dimmed = new ArrayList<>();
        also = event -> {
            if (event instanceof Event.Forfeit) {
                dimmed.add(test.scene.lookup("#shade") != null);
            }
        };
        listen();
        Fx.run(() -> test.model.release());
        test.until(Awaiting.MOVE);
        Fx.run(() -> test.model.move(test.model.state().moves().getFirst()));
        Fx.until("it is paid", () -> !dimmed.isEmpty());
        assertThat(dimmed).containsExactly(true);
    }

    @Test
    void theBeastIsHeardToBiteOnce() {
        hit(test.tempo(Tempo.FAST));
        assertThat(bites).isEqualTo(1);
    }

    @Test
    void withReducedMovementNothingBites() {
        hit(test.tempo(Tempo.FAST).reduced());
        assertThat(bites).isZero();
    }

    @Test
    void withoutMovementsNothingBites() {
        hit(test.tempo(Tempo.INSTANT));
        assertThat(bites).isZero();
    }

    private void hit(TestBoard table) {
        table.from(Position.toMove(Side.RED, 2).on(Side.RED, 32).on(Side.BLUE, 34).state()).offeringOnlyMoves().open();
        listen();
        Fx.run(() -> test.model.move(test.model.state().moves().getFirst()));
        Fx.until("it is shown", () -> !test.stage().isMoving());
        assertThat(heard).anyMatch(Event.Bumped.class::isInstance);
    }

    @Test
    void theHandIsToldWhenItTakesTheBeansAndWhenItLetsGo() {
        test.from(Position.toCast(Side.RED).on(Side.RED, 3, 20).state()).always(3).open();
        listen();
        Mouse.press(test.node("beansSpot"));
        assertThat(hand).containsExactly(true);
        Mouse.release(test.node("beansSpot"));
        assertThat(hand).containsExactly(true, false);
    }

    @Test
    void theHandLetsGoWhenTheSceneGoesAway() {
        test.from(Position.toCast(Side.RED).on(Side.RED, 3, 20).state()).always(3).open();
        listen();
        Mouse.press(test.node("beansSpot"));
        Fx.run(() -> {
            test.board.detach();
            test.board.attach(test.scene);
        });
        assertThat(hand).containsExactly(true, false);
    }
}
