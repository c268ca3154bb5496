package patolli.ui.table.staging;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import javafx.animation.Animation;
import javafx.animation.Transition;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Ellipse;
import javafx.util.Duration;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import patolli.board.Box;
import patolli.model.Tempo;
import patolli.rules.Side;
import patolli.testkit.Fx;
import patolli.testkit.TestPictures;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;
import patolli.ui.table.light.TableLight;

/** A piece that is struck, where a beast waits for it and where none does. */
class BlowTest {
    private static final Point2D SQUARE = new Point2D(600, 300);
    private static final Point2D NEST = new Point2D(80, 200);
    private final List<Double> bitten = new ArrayList<>();
    private double grown;

    @BeforeAll
    static void start() {
        Fx.start();
    }

    /** Notes how far it is, and lays the piece down. */
    private final class Jaws implements MatBeast {
        @Override
        public void settle() { }

        @Override
        public Animation takes(Sprite piece, Point2D nest, Pane over, Duration time) {
            grown = piece.getScaleX();
            return new Transition() {
                {
                    setCycleDuration(time);
                }

                @Override
                protected void interpolate(double done) {
                    bitten.add(done);
                    piece.place(nest);
                }
            };
        }

        @Override
        public void setSnapped(Runnable work) {
            // nobody listens
        }

        @Override
        public void setRoom(BiFunction<Point2D, Duration, Animation> room) {
            // nothing is in its way
        }

        @Override
        public Node cover() {
            return new Group();
        }

        @Override
        public void light(TableLight light, Duration slowly) {
            // it is seen in any light
        }
    }

    @Test
    void whatStandsIsFlungEndOverEndOverItsShadowAndStandsInItsPlace() {
        Fx.run(() -> {
            Pane layer = new Pane();
            Pane over = new Pane();
            Pictures pictures = TestPictures.get();
            Sprite struck = new Sprite(pictures, "pagade/piece-black-1.png");
            struck.place(SQUARE);
            layer.getChildren().add(struck);
            Spotlight light = new Spotlight(over, pictures, new Box(0, 0, 10, 10), Bursts.in("mysore").struck("pagade",
                    0.6, List.of(Side.BLACK), new Bursts.Flung("pagade/flung", 12, 2, 17)));
            Animation blow = new Blow(light, Optional.empty()).of(struck, new Blow.Sides(Side.BLACK, Side.BLACK),
                    Optional.of(NEST), List.of(), List.of(), Tempo.NORMAL, 1);
            blow.play();
            blow.pause();
            Set<Double> frames = new HashSet<>();
            List<Double> heights = new ArrayList<>();
            for (double since = 70; since < Somersault.TIME; since += 20) {
                blow.jumpTo(Duration.millis(Blow.STRUCK + 50 + since));
                assertThat(struck.isVisible()).isFalse();
                Sprite flung = over.getChildren().stream().filter(node -> node instanceof Sprite sprite
                        && sprite.getViewport() != null).map(Sprite.class::cast).findFirst().orElseThrow();
                Node shadow = over.lookupAll("Ellipse").stream().filter(Ellipse.class::isInstance).findFirst()
                        .orElseThrow();
                frames.add(flung.getViewport().getMinX());
                heights.add(shadow.getBoundsInParent().getCenterY() - flung.at().getY());
                assertThat(Math.abs(shadow.getBoundsInParent().getCenterX() - flung.at().getX())).as("near its shadow")
                        .isLessThan(48);
            }
            assertThat(frames).as("from how many sides it is seen").hasSizeGreaterThan(8);
            assertThat(heights).as("above its shadow").allMatch(high -> high > 0)
                    .anyMatch(high -> high > 80).allMatch(high -> high < 130);
            assertThat(heights.subList(18, heights.size())).as("it hops").anyMatch(high -> high < 14)
                    .anyMatch(high -> high > 20);
            blow.jumpTo(blow.getTotalDuration());
            blow.stop();
            assertThat(struck.isVisible()).isTrue();
            assertThat(struck.at()).isEqualTo(NEST);
            assertThat(struck.getScaleX()).isEqualTo(1);
        });
    }

    @Test
    void whatHasStruckIsLargerThanWhatFliesAndItsUsualSizeAtTheEnd() {
        Fx.run(() -> {
            Pane layer = new Pane();
            Pane over = new Pane();
            Pictures pictures = TestPictures.get();
            Sprite struck = new Sprite(pictures, "pagade/piece-black-1.png");
            Sprite striker = new Sprite(pictures, "pagade/piece-red-1.png");
            struck.place(SQUARE);
            striker.place(SQUARE.add(120, 0));
            layer.getChildren().addAll(struck, striker);
            Bursts.Flung flung = new Bursts.Flung("pagade/flung", 12, 2, 17);
            Spotlight light = new Spotlight(over, pictures, new Box(0, 0, 10, 10), Bursts.in("mysore").struck("pagade",
                    0.6, List.of(Side.BLACK, Side.RED), flung));
            Animation blow = new Blow(light, Optional.empty()).of(struck, new Blow.Sides(Side.BLACK, Side.RED),
                    Optional.of(NEST), List.of(striker), List.of(), Tempo.NORMAL, 1);
            blow.play();
            blow.pause();
            for (double since = 70; since < Somersault.TIME - 150; since += 40) {
                blow.jumpTo(Duration.millis(Blow.STRUCK + 50 + since));
                Sprite seen = over.getChildren().stream().filter(node -> node instanceof Sprite sprite
                        && sprite.getViewport() != null).map(Sprite.class::cast).findFirst().orElseThrow();
                assertThat(striker.getScaleX()).isGreaterThan(seen.getScaleX() * flung.larger());
            }
            blow.jumpTo(blow.getTotalDuration());
            blow.stop();
            assertThat(striker.getScaleX()).isEqualTo(1);
            assertThat(striker.getEffect()).isNull();
        });
    }

    @Test
    void whatWasThrownStaysOutOfTheShadeAndUnderWhatFlies() {
        Fx.run(() -> {
            Pane layer = new Pane();
            Pane over = new Pane();
            Pane thrown = new Pane();
            Sprite struck = new Sprite(TestPictures.get(), "patolli/piece-red-1.png");
            struck.place(SQUARE);
            layer.getChildren().addAll(struck, thrown);
            Spotlight light = new Spotlight(over, TestPictures.get(), new Box(0, 0, 10, 10), Bursts.in("table"));
            light.keep(thrown);
            Animation blow = new Blow(light, Optional.empty()).of(struck, new Blow.Sides(Side.RED, Side.BLUE),
                    Optional.of(NEST), List.of(), List.of(), Tempo.NORMAL, 1);
            blow.play();
            blow.pause();
            blow.jumpTo(Duration.millis(Blow.STRUCK));
            List<Node> seen = over.getChildren();
            assertThat(seen.indexOf(thrown)).isGreaterThan(seen.indexOf(over.lookup("#shade")))
                    .isLessThan(seen.indexOf(struck));
            assertThat(over.lookup("#shade")).isNotNull();
            blow.jumpTo(blow.getTotalDuration());
            blow.stop();
            assertThat(layer.getChildren()).containsExactly(struck, thrown);
        });
    }

    /** A chip of bone on a piece would read as a mark or a number on it. */
    @Test
    void noChipIsSeenOnWhatHasStruck() {
        assertThat(Sparks.isClear(SQUARE, SQUARE)).isFalse();
        assertThat(Sparks.isClear(SQUARE.add(0, -22), SQUARE)).isFalse();
        assertThat(Sparks.isClear(SQUARE.add(40, 0), SQUARE)).isTrue();
    }

    @Test
    void theBeastTakesItWhenItHasBeenStruckAndBringsItToItsPlace() {
        Fx.run(() -> {
            Pane layer = new Pane();
            Pane over = new Pane();
            Pictures pictures = TestPictures.get();
            Sprite struck = new Sprite(pictures, "patolli/piece-red-1.png");
            struck.place(SQUARE);
            layer.getChildren().add(struck);
            Spotlight light = new Spotlight(over, pictures, new Box(0, 0, 10, 10), Bursts.in("table"));
            Animation blow = new Blow(light, Optional.of(new Jaws())).of(struck, new Blow.Sides(Side.RED, Side.BLUE),
                    Optional.of(NEST), List.of(), List.of(), Tempo.NORMAL, 1);
            assertThat(blow.getTotalDuration().toMillis()).isBetween(800.0, 900.0);
            blow.play();
            blow.pause();
            blow.jumpTo(Duration.millis(Blow.STRUCK - 10));
            assertThat(bitten).isEmpty();
            assertThat(struck.getParent()).isSameAs(over);
            blow.jumpTo(blow.getTotalDuration());
            blow.stop();
            assertThat(bitten).isNotEmpty();
            assertThat(grown).as("when the beast has it").isGreaterThan(1.5);
            assertThat(struck.at()).isEqualTo(NEST);
            assertThat(struck.getParent()).isSameAs(layer);
            assertThat(over.getChildren()).noneMatch(node -> "shade".equals(node.getId()));
        });
    }
}
