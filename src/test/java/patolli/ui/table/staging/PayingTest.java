package patolli.ui.table.staging;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.animation.Animation;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import javafx.util.Duration;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import patolli.board.Box;
import patolli.board.PatolliBoard;
import patolli.model.Tempo;
import patolli.rules.Side;
import patolli.testkit.Fx;
import patolli.testkit.TestPictures;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;

/** Something is paid, from where it lay to where it goes. */
class PayingTest {
    private static final Point2D FROM = new Point2D(1100, 640);
    private static final Point2D TO = new Point2D(180, 650);
    private static final Point2D BESIDE = new Point2D(140, 690);
    /** Of the room of a figure, what its smoke and its cloak's hem take. */
    private static final double FRINGE = 30;
    /** So many children of a layer may move without all of it being drawn anew. */
    private static final int TOGETHER = 12;

    @BeforeAll
    static void start() {
        Fx.start();
    }

    private static Sprite thing(Pane layer, Pictures pictures, Point2D at) {
        Sprite thing = new Sprite(pictures, "patolli/asset-knife.png");
        thing.place(at);
        layer.getChildren().add(thing);
        return thing;
    }

    /** What flares up behind it would bury what has not been paid. */
    @Test
    void whatIsPaidOutOfACornerHangsBesideTheHeapWithAllThatFlaresUp() {
        Fx.run(() -> {
            Pane layer = new Pane();
            Pane over = new Pane();
            Point2D corner = new Point2D(176, 646);
            Sprite paid = thing(layer, TestPictures.get(), corner);
            Animation paying = new Paying(new Spotlight(over, TestPictures.get(), new Box(0, 0, 10, 10),
                    Bursts.in("table"))).of(new Payment(List.of(new Payment.Going(paid, TO, 1)), List.of()),
                    Optional.empty(), new Paying.Debtor(List.of(), List.of()), Tempo.NORMAL, 1);
            paying.play();
            paying.pause();
            paying.jumpTo(Duration.millis(340));
            Sprite ring = over.getChildren().stream().filter(Sprite.class::isInstance).map(Sprite.class::cast)
                    .filter(node -> node.getImage().getUrl().contains("burst-forfeit")).findFirst().orElseThrow();
            assertThat(ring.at().distance(corner)).isGreaterThan(ring.getBoundsInParent().getWidth() / 2 + 12);
            paying.jumpTo(paying.getTotalDuration());
            paying.stop();
        });
    }

    /** And so do the things that make room there; all is as before at the end. */
    @Test
    void whereItWillLandLiesInTheLight() {
        Fx.run(() -> {
            Pane layer = new Pane();
            Pane over = new Pane();
            Pictures pictures = TestPictures.get();
            Sprite paid = thing(layer, pictures, FROM);
            Sprite there = thing(layer, pictures, TO);
            Spotlight light = new Spotlight(over, pictures, new Box(0, 0, 10, 10), Bursts.in("table"));
            Animation paying = new Paying(light).of(new Payment(List.of(new Payment.Going(paid, TO, 1)),
                    List.of(new Payment.Going(there, BESIDE, 1))), Optional.empty(),
                    new Paying.Debtor(List.of(), List.of()), Tempo.NORMAL, 1);
            paying.play();
            paying.pause();
            paying.jumpTo(Duration.millis(400));
            assertThat(there.getParent().getParent()).isSameAs(over);
            Region shade = (Region) over.getChildren().stream().filter(node -> "shade".equals(node.getId()))
                    .findFirst().orElseThrow();
            assertThat(shade.getBackground().getFills()).isNotEmpty().allSatisfy(fill -> {
                RadialGradient pool = (RadialGradient) fill.getFill();
                assertThat(shade.localToParent(pool.getCenterX(), pool.getCenterY())).isEqualTo(TO);
                List<Color> outwards = pool.getStops().stream().map(Stop::getColor).toList();
                assertThat(outwards.getFirst().getBrightness()).as("firelight").isGreaterThan(0.9);
                assertThat(outwards.get(1).getOpacity()).as("night about it")
                        .isLessThan(outwards.getLast().getOpacity() / 10);
            });
            paying.jumpTo(paying.getTotalDuration());
            paying.stop();
            assertThat(there.getParent()).isSameAs(layer);
            assertThat(there.at()).isEqualTo(BESIDE);
            assertThat(over.getChildren()).noneMatch(node -> node.isVisible() && node.getOpacity() > 0.05);
        });
    }

    /** Whoever is to see why it is paid sees that place before who is paid. */
    @Test
    void whatIsPaidForLiesInTheLightTillThePaymentComesWhereItGoes() {
        Fx.run(() -> {
            Pane layer = new Pane();
            Pane over = new Pane();
            Point2D reason = new Point2D(850, 585);
            Sprite paid = thing(layer, TestPictures.get(), FROM);
            Animation paying = new Paying(new Spotlight(over, TestPictures.get(), new Box(0, 0, 10, 10),
                    Bursts.in("table"))).of(new Payment(List.of(new Payment.Going(paid, TO, 1)), List.of()),
                    Optional.of(reason), new Paying.Debtor(List.of(), List.of()), Tempo.NORMAL, 1);
            paying.play();
            paying.pause();
            paying.jumpTo(Duration.millis(400));
            assertThat(pool(over).distance(reason)).as("the light is about the reason").isLessThan(95);
            Sprite burst = over.getChildren().stream().filter(Sprite.class::isInstance).map(Sprite.class::cast)
                    .filter(node -> node.getImage().getUrl().contains("burst-triangle")).findFirst().orElseThrow();
            assertThat(burst.getBoundsInParent().getWidth()).as("so large that it is seen").isGreaterThan(150);
            assertThat(burst.getOpacity()).isGreaterThan(0.6);
            paying.jumpTo(Duration.millis(620));
            assertThat(pool(over)).isEqualTo(TO);
            paying.jumpTo(paying.getTotalDuration());
            paying.stop();
        });
    }

    private static Point2D pool(Pane over) {
        Region shade = (Region) over.getChildren().stream().filter(node -> "shade".equals(node.getId())).findFirst()
                .orElseThrow();
        RadialGradient light = (RadialGradient) shade.getBackground().getFills().getFirst().getFill();
        return shade.localToParent(light.getCenterX(), light.getCenterY());
    }

    /** They lead to the shield, and past whoever pays. */
    @Test
    void sparksGoBeforeWhatIsForfeitAndCrossNobody() {
        Fx.run(() -> {
            Pane layer = new Pane();
            Pane over = new Pane();
            Point2D shield = new Point2D(PatolliBoard.BOARD.pot().x(), PatolliBoard.BOARD.pot().y());
            Sprite paid = thing(layer, TestPictures.get(), FROM);
            Animation paying = new Paying(new Spotlight(over, TestPictures.get(), new Box(0, 0, 10, 10),
                    Bursts.in("table"))).of(new Payment(List.of(new Payment.Going(paid, shield, 1)), List.of()),
                    Optional.empty(), new Paying.Debtor(List.of(), List.of()), Tempo.NORMAL, 1);
            paying.play();
            paying.pause();
            Box figure = PatolliBoard.BOARD.figure(Side.BLUE);
            double nearest = shield.distance(FROM);
            for (int time = 200; time < 650; time += 30) {
                paying.jumpTo(Duration.millis(time));
                List<Point2D> sparks = over.getChildren().stream().filter(Group.class::isInstance)
                        .flatMap(group -> ((Group) group).getChildren().stream()).filter(Sprite.class::isInstance)
                        .map(Sprite.class::cast).filter(node -> node.getImage().getUrl().contains("flare"))
                        .map(Sprite::at).toList();
                assertThat(sparks).as("at %d ms", time).isNotEmpty().noneMatch(at -> at.getX() > figure.x() + FRINGE
                        && at.getY() < figure.y() + figure.height() - FRINGE);
                nearest = Math.min(nearest, sparks.stream().mapToDouble(shield::distance).min().orElseThrow());
            }
            assertThat(nearest).isLessThan(60);
            paying.jumpTo(paying.getTotalDuration());
            paying.stop();
        });
    }

    /** The pot lies on the straight way between two purses. */
    @Test
    void toSeveralItFliesInStreamsRoundWhatLiesBetween() {
        Fx.run(() -> {
            Pane layer = new Pane();
            Point2D pot = new Point2D(424, 409);
            List<Point2D> purses = List.of(new Point2D(783, 109), new Point2D(1104, 646), new Point2D(497, 705));
            List<Payment.Going> coins = IntStream.range(0, 6).mapToObj(i -> new Payment.Going(thing(layer,
                    TestPictures.get(), new Point2D(176 + i, 646)), purses.get(i / 2), 1)).toList();
            Animation paying = new Paying(new Spotlight(new Pane(), TestPictures.get(), new Box(0, 0, 10, 10),
                    Bursts.in("table"))).of(new Payment(coins, List.of()), Optional.of(new Point2D(404, 214)),
                    new Paying.Debtor(List.of(), List.of()), Tempo.NORMAL, 1);
            paying.play();
            paying.pause();
            for (int time = 20; time < 700; time += 20) {
                paying.jumpTo(Duration.millis(time));
                assertThat(coins).as("at %d ms", time).allMatch(coin -> coin.sprite().at().distance(pot) > 92);
            }
            paying.jumpTo(Duration.millis(600));
            assertThat(IntStream.of(0, 2, 4).mapToObj(i -> coins.get(i).to().distance(coins.get(i).sprite().at())
                    / coins.get(i).to().distance(176, 646))).as("all streams are on their way at once")
                    .allMatch(left -> left < 0.6);
            paying.jumpTo(paying.getTotalDuration());
            paying.stop();
            assertThat(coins).allSatisfy(coin -> assertThat(coin.sprite().at()).isEqualTo(coin.to()));
        });
    }

    /** JavaFX draws a layer anew as a whole, and with the shade in it the window, where more children of it move. */
    @Test
    void aLargePaymentMovesFewChildrenOfItsLayer() {
        Fx.run(() -> {
            Pane layer = new Pane();
            Pane over = new Pane();
            Pictures pictures = TestPictures.get();
            List<Payment.Going> coins = IntStream.range(0, 12).mapToObj(i -> new Payment.Going(
                    thing(layer, pictures, FROM.add(9 * i, 0)), TO.add(9 * i, 0), 1)).toList();
            List<Payment.Going> room = IntStream.range(0, 12).mapToObj(i -> new Payment.Going(
                    thing(layer, pictures, TO.add(0, 9 * i)), BESIDE.add(0, 9 * i), 1)).toList();
            Animation paying = new Paying(new Spotlight(over, pictures, new Box(0, 0, 10, 10), Bursts.in("table")))
                    .of(new Payment(coins, room), Optional.empty(), new Paying.Debtor(List.of(), List.of()),
                            Tempo.NORMAL, 1);
            List<Node> before = List.copyOf(layer.getChildren());
            paying.play();
            paying.pause();
            for (int time = 40; time < 900; time += 40) {
                paying.jumpTo(Duration.millis(time));
                assertThat(over.getChildren()).as("at %d ms", time).hasSizeLessThanOrEqualTo(TOGETHER);
            }
            assertThat(coins).allSatisfy(coin -> assertThat(coin.sprite().getParent()).isNotSameAs(layer));
            paying.jumpTo(paying.getTotalDuration());
            paying.stop();
            assertThat(layer.getChildren()).isEqualTo(before);
            assertThat(coins).allSatisfy(coin -> assertThat(coin.sprite().at()).isEqualTo(coin.to()));
        });
    }
}
