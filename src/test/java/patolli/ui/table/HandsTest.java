package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.animation.Animation;
import javafx.animation.AnimationTimer;
import javafx.animation.PauseTransition;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.util.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.board.HandSheet.Pose;
import patolli.model.Awaiting;
import patolli.model.Tempo;
import patolli.rules.Event;
import patolli.rules.Side;
import patolli.rules.patolli.Position;
import patolli.settings.Settings;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.ui.table.hand.ThrowingHand;

/** Hands scoop up, shake and throw the beans, which are swept to who throws. */
class HandsTest {
    private static final Position THROW = Position.toCast(Side.RED).on(Side.RED, 3, 20).on(Side.BLUE, 45, 50);
    private final TestBoard test = new TestBoard().tempo(Tempo.FAST);

    @AfterEach
    void close() {
        test.close();
    }

    private ThrowingHand hand() {
        return test.stage().throwing().hand();
    }

    private Optional<Pose> pose(Side side) {
        return Fx.call(() -> hand().pose(side));
    }

    private boolean noHand() {
        return pose(Side.RED).isEmpty() && pose(Side.BLUE).isEmpty();
    }

    private boolean isDiscShown() {
        return Fx.call(() -> test.node("cast").getParent().isVisible());
    }

    /** The middle of the beans where they are painted. */
    private Point2D middleOfBeans() {
        List<BeanSprite> beans = Lying.sprites(test, "castLayer", BeanSprite.class);
        return Fx.call(() -> beans.stream().map(BeanSprite::at).reduce(Point2D.ZERO, Point2D::add).multiply(0.2));
    }

    private void assertGatheredBefore(Side side) {
        assertThat(middleOfBeans().distance(Fx.call(() -> hand().grip(side)))).as("from the place before " + side)
                .isLessThan(3);
        assertThat(Lying.dots(test)).isZero();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whenTheNextPlayerIsToThrowTheBeansHaveGoneToHimAndTheNumberWithThem(boolean reduced) {
        test.from(THROW.state()).always(3);
        (reduced ? test.reduced() : test).open();
        assertGatheredBefore(Side.RED);
        Fx.run(test.model::release);
        test.until(Awaiting.MOVE);
        assertThat(Lying.dots(test)).isEqualTo(3);
        assertThat(isDiscShown()).isTrue();
        Fx.run(() -> test.model.move(test.model.state().moves().getFirst()));
        test.until(Awaiting.THROW);
        Fx.until("they are swept to blue", () -> !test.scene.lookup("#cast").getParent().isVisible());
        assertGatheredBefore(Side.BLUE);
        assertThat(noHand()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aPictureOfThatMomentShowsThemSweptAlready(boolean reduced) {
        test.from(THROW.state()).always(3);
        (reduced ? test.reduced() : test).open();
        Fx.run(test.model::release);
        test.until(Awaiting.MOVE);
        Fx.run(() -> {
            test.model.move(test.model.state().moves().getFirst());
            test.stage().skip();
        });
        test.until(Awaiting.THROW);
        Fx.run(test.board::settle);
        assertThat(isDiscShown()).isFalse();
        assertGatheredBefore(Side.BLUE);
    }

    @Test
    void whoCannotWaitTakesThemUpInTheMidstOfTheSweep() {
        test.from(THROW.state()).always(3).open();
        Fx.run(test.model::release);
        test.until(Awaiting.MOVE);
        Fx.run(() -> {
            test.model.move(test.model.state().moves().getFirst());
            test.stage().skip();
        });
        test.until(Awaiting.THROW);
        assertThat(test.moving()).as("nobody waits for the sweep").isFalse();
        Keys.press(KeyCode.ENTER);
        assertThat(isDiscShown()).isFalse();
        assertThat(pose(Side.BLUE)).isPresent();
        Keys.release(KeyCode.ENTER);
        assertThat(test.played()).hasSize(3);
    }

    @Test
    void aHeldHandShakesAsTheDrawsGo() {
        test.from(THROW.state()).always(2).open();
        Throwing throwing = test.stage().throwing();
        Fx.run(() -> throwing.takeUp(Side.RED));
        List<Pose> seen = Fx.call(() -> List.of(0, 1, 2, 3, 4).stream().map(shake -> {
            throwing.shake(Side.RED, (long) shake * ThrowingHand.DRAWS_A_POSE, 1000);
            return hand().pose(Side.RED).orElseThrow();
        }).toList());
        assertThat(seen).containsExactly(Pose.CLOSED_UP, Pose.CLOSED, Pose.CLOSED_DOWN, Pose.CLOSED, Pose.CLOSED_UP);
        Pose same = Fx.call(() -> {
            throwing.shake(Side.RED, 4L * ThrowingHand.DRAWS_A_POSE, 9000);
            return hand().pose(Side.RED).orElseThrow();
        });
        assertThat(same).as("without a draw, however long it takes").isEqualTo(Pose.CLOSED_UP);
    }

    @Test
    void theMouseShakesThemAndLettingGoThrowsThem() {
        test.from(THROW.state()).always(2).open();
        assertThat(noHand()).isTrue();
        Mouse.press(test.node("beansSpot"));
        Fx.until("the hand is bent up", () -> hand().pose(Side.RED).equals(Optional.of(Pose.CLOSED_UP)));
        Fx.until("and down", () -> hand().pose(Side.RED).equals(Optional.of(Pose.CLOSED_DOWN)));
        assertThat(pose(Side.BLUE)).isEmpty();
        Mouse.release(test.node("beansSpot"));
        Fx.until("it lets go", () -> hand().pose(Side.RED).filter(pose -> pose == Pose.THROWN || pose == Pose.OPENING)
                .isPresent() || !test.stage().isMoving());
        test.until(Awaiting.MOVE);
        assertThat(noHand()).isTrue();
        assertThat(Lying.dots(test)).isEqualTo(2);
    }

    /** Real beans were asked for, and then not: the hand throws again. What it has thrown flies over it. */
    @Test
    void afterRealBeansWereTakenBackTheHandThrowsAgainUnderTheBeans() {
        test.from(THROW.state()).always(2).open();
        Fx.run(() -> test.preferences.of(Settings.OWN_BEANS).set(true));
        test.until(Awaiting.OWN_THROW);
        Fx.run(() -> test.preferences.of(Settings.OWN_BEANS).set(false));
        test.until(Awaiting.THROW);
        Set<String> layers = ConcurrentHashMap.newKeySet();
        Fx.run(() -> test.scene.lookup("#hand-red").parentProperty().subscribe(parent ->
                layers.add(parent == test.scene.lookup("#hands") ? "over" : parent == hand().arms() ? "under" : "")));
        Fx.run(test.model::release);
        Fx.until("it lets go", () -> layers.contains("under") || !test.stage().isMoving());
        assertThat(layers).contains("over", "under");
        test.until(Awaiting.MOVE);
    }

    @Test
    void beansThatArePutDownLieBeforeWhoHeldThem() {
        test.from(THROW.state()).always(2).open();
        Keys.press(KeyCode.ENTER);
        assertThat(pose(Side.RED)).isPresent();
        Fx.run(() -> test.board.controller().held().drop());
        assertThat(noHand()).isTrue();
        assertGatheredBefore(Side.RED);
        Keys.release(KeyCode.ENTER);
        assertThat(test.played()).isEmpty();
    }

    @Test
    void whatAClosedHandHoldsIsSeenInItsPictureOnly() {
        test.from(THROW.state()).always(2).reduced().open();
        List<BeanSprite> beans = Lying.sprites(test, "castLayer", BeanSprite.class);
        Keys.press(KeyCode.ENTER);
        assertThat(pose(Side.RED)).contains(Pose.CLOSED);
        assertThat(Fx.call(() -> beans.stream().anyMatch(bean -> bean.isVisible() || bean.shadow().isVisible())))
                .isFalse();
        Fx.run(() -> test.board.controller().held().drop());
        assertThat(Fx.call(() -> beans.stream().allMatch(bean -> bean.isVisible() && bean.shadow().isVisible())))
                .isTrue();
        Keys.release(KeyCode.ENTER);
    }

    @Test
    void theArmComesAndGoesWithItsHand() {
        test.from(THROW.state()).always(2).open();
        Function<Boolean, Long> seen = shadows -> Fx.call(() -> hand().arms().getChildren().stream()
                .filter(part -> part.isVisible() && part.getStyleClass().contains("shadow") == shadows).count());
        assertThat(List.of(seen.apply(false), seen.apply(true))).containsOnly(0L);
        Keys.press(KeyCode.ENTER);
        assertThat(seen.apply(false)).as("arms").isOne();
        assertThat(seen.apply(true)).as("shadows of hand and arm").isEqualTo(2);
        Fx.run(() -> test.board.controller().held().drop());
        assertThat(List.of(seen.apply(false), seen.apply(true))).containsOnly(0L);
        Keys.release(KeyCode.ENTER);
    }

    @ParameterizedTest
    @CsvSource({"1,1", "2,2", "3,3", "4,4", "10,5"})
    void asManyDotsFlareAsTheCastHas(String cast, int dots) {
        test.from(THROW.state()).open();
        int flared = Fx.call(() -> {
            CastView beans = test.stage().cast();
            beans.show(cast);
            Animation counting = beans.counted(Duration.millis(50), Duration.millis(100));
            List<Node> flares = List.copyOf(test.scene.getRoot().lookupAll(".flare"));
            boolean[] lit = new boolean[flares.size()];
            int most = 0;
            counting.play();
            counting.pause();
            for (double at = 1; at < counting.getTotalDuration().toMillis(); at += 5) {
                counting.jumpTo(Duration.millis(at));
                for (int i = 0; i < lit.length; i++) {
                    lit[i] |= flares.get(i).isVisible();
                }
            }
            counting.jumpTo(counting.getTotalDuration());
            counting.stop();
            assertThat(flares).noneMatch(Node::isVisible);
            for (boolean one : lit) {
                most += one ? 1 : 0;
            }
            return most;
        });
        assertThat(flared).isEqualTo(dots);
    }

    /** Takes up, shakes, throws, counts: whenever it is skipped, the cast lies there and nothing else. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.1, 0.3, 0.5, 0.7, 0.9})
    void itCanBeSkippedInEveryPhase(double part) {
        test.tempo(Tempo.NORMAL).from(THROW.state()).always(4).open();
        Fx.run(() -> {
            Throwing throwing = test.stage().throwing();
            Animation whole = throwing.thrown(new Event.Cast(Side.RED, "4"), Throwing.Kind.PLAYED, 370,
                    new PauseTransition(Duration.ONE));
            whole.play();
            whole.pause();
            whole.jumpTo(whole.getTotalDuration().multiply(part));
            whole.stop();
            throwing.lie("4", Side.RED, true);
        });
        assertThat(Lying.dots(test)).isEqualTo(4);
        assertThat(noHand()).isTrue();
        assertThat(isDiscShown()).isTrue();
        assertThat(Fx.call(() -> test.scene.getRoot().lookupAll(".flare"))).noneMatch(Node::isVisible);
    }

    @Test
    void aComputersHandDoesIt() {
        test.tempo(Tempo.NORMAL).from(Position.toCast(Side.BLUE).on(Side.RED, 3, 20).on(Side.BLUE, 45, 50).state())
                .always(3).mirror(Side.BLUE, state -> state.moves().getFirst()).open();
        Set<Side> seen = ConcurrentHashMap.newKeySet();
        AnimationTimer watching = new AnimationTimer() {
            @Override
            public void handle(long now) {
                TestBoard.SIDES.stream().filter(side -> hand().pose(side).isPresent()).forEach(seen::add);
            }
        };
        Fx.run(watching::start);
        test.until(Awaiting.THROW);
        Fx.run(watching::stop);
        assertThat(seen).containsExactly(Side.BLUE);
        assertThat(noHand()).isTrue();
    }

    @Test
    void withLessMovementTheHandIsThereAndStill() {
        test.from(THROW.state()).always(2).reduced().open();
        Keys.press(KeyCode.ENTER);
        assertThat(pose(Side.RED)).contains(Pose.CLOSED);
        Point2D before = middleOfBeans();
        Node hand = test.node("hand-red");
        double x = Fx.call(hand::getLayoutX);
        Fx.until("they are drawn", () -> test.model.drawsProperty().get() > 40);
        assertThat(pose(Side.RED)).contains(Pose.CLOSED);
        assertThat(Fx.call(hand::getLayoutX)).isEqualTo(x);
        assertThat(middleOfBeans()).isEqualTo(before);
        Keys.release(KeyCode.ENTER);
        test.until(Awaiting.MOVE);
        assertThat(noHand()).isTrue();
        assertThat(Lying.dots(test)).isEqualTo(2);
    }

    @Test
    void atOnceMeansWithoutHands() {
        test.tempo(Tempo.INSTANT).from(THROW.state()).always(2).open();
        Keys.press(KeyCode.ENTER);
        Fx.until("they are drawn", () -> test.model.drawsProperty().get() > 10);
        assertThat(noHand()).isTrue();
        Keys.release(KeyCode.ENTER);
        assertThat(Lying.dots(test)).isEqualTo(2);
    }

    @Test
    void realBeansAreThrownByRealHands() {
        test.from(THROW.state()).open();
        Fx.run(() -> test.model.ownBeansProperty().set(true));
        test.until(Awaiting.OWN_THROW);
        Supplier<Boolean> none = this::noHand;
        Fx.run(() -> test.model.enter(1));
        assertThat(none.get()).isTrue();
        test.until(Awaiting.MOVE);
        assertThat(Lying.dots(test)).isEqualTo(2);
        assertThat(none.get()).isTrue();
    }

    @Test
    void whenTheSceneGoesTheHandGoes() {
        test.tempo(Tempo.RELAXED).from(THROW.state()).always(2).open();
        Keys.press(KeyCode.ENTER);
        assertThat(pose(Side.RED)).isPresent();
        Fx.run(test.board::detach);
        assertThat(noHand()).isTrue();
        assertThat(test.moving()).isFalse();
        Keys.release(KeyCode.ENTER);
    }
}
