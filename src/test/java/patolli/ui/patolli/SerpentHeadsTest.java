package patolli.ui.patolli;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.animation.Animation;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.util.Duration;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.board.PatolliBoard;
import patolli.board.Point;
import patolli.board.SerpentSheet.Pose;
import patolli.testkit.Fx;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;

/** The serpent bites and spits, and lies on the mat again as if nothing had been. */
class SerpentHeadsTest {
    private static final Point2D STRUCK = new Point2D(600, 300);
    private static final Duration TIME = Duration.seconds(1);
    private final Pane over = new Pane();
    private final Pictures pictures = new Pictures();
    private final SerpentHeads serpent = Fx.call(() -> new SerpentHeads(pictures));
    private final Sprite piece = Fx.call(() -> new Sprite(pictures, "patolli/piece-red-1.png"));
    private int snaps;

    @BeforeAll
    static void start() {
        Fx.start();
    }

    private Animation bite(Point2D nest) {
        snaps = 0;
        serpent.setSnapped(() -> snaps++);
        piece.place(STRUCK);
        piece.setScaleX(1.7);
        over.getChildren().setAll(piece);
        Animation bite = serpent.takes(piece, nest, over, TIME);
        bite.play();
        bite.pause();
        return bite;
    }

    private boolean isPaintedHeadHidden() {
        return ((Group) serpent.cover()).getChildren().stream().anyMatch(Node::isVisible);
    }

    /** Pieces are struck on the squares about the middle. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theMouthGapesTowardsThePieceThatComes(boolean right) {
        Point mouth = Pose.GAPING.mouth(right);
        double turn = Math.toRadians(Pose.GAPING.turn);
        Point2D looks = new Point2D((right ? 1 : -1) * Math.cos(turn), -Math.sin(turn));
        Point hub = PatolliBoard.BOARD.middle();
        assertThat(looks.angle(hub.x() - mouth.x(), hub.y() - mouth.y())).isLessThan(45);
    }

    @ParameterizedTest
    @CsvSource({"90, serpent-left", "1190, serpent-right"})
    void theHeadOnTheSideOfTheNestTakesThePieceAndSpitsItThere(double nest, String head) {
        Point2D home = new Point2D(nest, 300);
        Fx.run(() -> {
            Animation bite = bite(home);
            bite.jumpTo(TIME.multiply(0.25));
            assertThat(over.getChildren()).extracting(Node::getId).contains(head);
            assertThat(isPaintedHeadHidden()).isTrue();
            assertThat(piece.isVisible()).isTrue();
            assertThat(snaps).isZero();
            bite.jumpTo(TIME.multiply(0.45));
            assertThat(piece.isVisible()).as("in its jaws").isFalse();
            assertThat(snaps).isEqualTo(1);
            bite.jumpTo(TIME);
            assertThat(piece.isVisible()).isTrue();
            assertThat(piece.at().distance(home)).isLessThan(1);
            assertThat(piece.getScaleX()).isEqualTo(1);
            assertThat(snaps).isEqualTo(1);
            assertThat(over.getChildren()).containsExactly(piece);
            assertThat(isPaintedHeadHidden()).isFalse();
        });
    }

    @Test
    void stoppedOnTheWayItIsGoneWithWhatLiesInItsLayer() {
        Fx.run(() -> {
            Animation bite = bite(new Point2D(90, 300));
            bite.jumpTo(TIME.multiply(0.6));
            assertThat(isPaintedHeadHidden()).isTrue();
            bite.stop();
            over.getChildren().clear();
            assertThat(isPaintedHeadHidden()).isFalse();
        });
    }
}
