package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import patolli.board.BoardGeometry;
import patolli.board.PatolliBoard;
import patolli.board.Point;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.patolli.Position;
import patolli.speech.Utterance;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;

/** While a move is chosen, what matters stands out from the rest; and the side whose turn it is from the others. */
class ChoiceLightTest {
    private static final State CHOICE = Position.toMove(Side.RED, 3).on(Side.RED, 3, 30).on(Side.BLUE, 40).state();
    private final TestBoard test = new TestBoard();

    @AfterEach
    void close() {
        test.close();
    }

    private boolean isSeen(String id) {
        return Fx.call(() -> {
            Node node = test.scene.lookup("#" + id);
            return node.isVisible() && node.getOpacity() == 1;
        });
    }

    private Set<Point2D> open() {
        return Fx.call(() -> Set.copyOf(test.board.controller().mat().veil().open()));
    }

    private static Set<Point2D> squares(Integer... squares) {
        return Stream.of(squares).map(PatolliPlaces::square).collect(Collectors.toSet());
    }

    private List<String> lifted() {
        return Fx.call(() -> test.stage().pieces().all().stream().filter(piece -> piece.getTranslateY() < 0)
                .map(piece -> piece.side() + " " + piece.spot()).toList());
    }

    @Test
    void theRestIsDimmedAndWhatCanMoveIsLifted() {
        test.from(CHOICE).open();
        assertThat(isSeen("veil")).isTrue();
        assertThat(open()).isEqualTo(squares(3, 6, 30, 33));
        assertThat(lifted()).hasSize(2).allMatch(piece -> piece.startsWith("RED"));
        assertThat(Fx.call(() -> test.stage().pieces().of(Side.BLUE))).allMatch(piece -> piece.getEffect() != null);
    }

    @Test
    void theWayOfTheMoveThatIsPointedAtIsLit() {
        test.from(CHOICE).open();
        Mouse.move(test.node("move-3-6"));
        assertThat(open()).isEqualTo(squares(3, 4, 5, 6, 30, 33));
        Mouse.move(test.node("target-30-33"));
        assertThat(open()).isEqualTo(squares(3, 6, 30, 31, 32, 33));
    }

    @Test
    void onceItIsPlayedNothingIsDimmedOrLifted() {
        test.from(CHOICE).always(2).open();
        Keys.type(KeyCode.DIGIT1);
        Keys.type(KeyCode.ENTER);
        Fx.until("it is played", () -> !test.model.history().isEmpty());
        assertThat(isSeen("veil")).isFalse();
        assertThat(open()).isEmpty();
        assertThat(lifted()).isEmpty();
        assertThat(Fx.call(() -> test.stage().pieces().all())).allMatch(piece -> piece.getEffect() == null
                && piece.getScaleX() == 1);
    }

    @Test
    void thePartOfTheTableWhoseTurnItIsIsLit() {
        test.from(Position.toCast(Side.BLUE).on(Side.RED, 3).state()).open();
        assertThat(isSeen("turn-blue")).isTrue();
        assertThat(isSeen("turn-red")).isFalse();
    }

    @Test
    void whoeverSpeaksIsLitOnTheDarkHalfToo() {
        test.from(Position.toCast(Side.RED).on(Side.RED, 3).state()).open();
        assertThat(night("turn-red", Side.BLUE)).isGreaterThan(0.25);
        Fx.run(() -> test.board.say(new Utterance(Side.BLUE, Utterance.Voice.MIRROR, "Must you?")));
        assertThat(night("turn-red-says-blue", Side.BLUE)).isLessThan(0.02);
        assertThat(test.node("turn-red-says-blue").isVisible()).isTrue();
    }

    @Test
    void heIsLitWhileAMoveIsChosenToo() {
        test.from(CHOICE).open();
        assertThat(night("veil", Side.BLUE)).isGreaterThan(0.25);
        Fx.run(() -> test.board.say(new Utterance(Side.BLUE, Utterance.Voice.MIRROR, "Must you?")));
        assertThat(night("veil", Side.BLUE)).isLessThan(0.02);
    }

    /** How much night lies on the middle of a figure, 0 to 1. */
    private double night(String wash, Side side) {
        Point at = PatolliBoard.BOARD.figure(side).middle();
        return Fx.call(() -> {
            Image picture = ((ImageView) test.scene.lookup("#" + wash)).getImage();
            double dense = picture.getWidth() / BoardGeometry.WIDTH;
            return picture.getPixelReader().getColor((int) (at.x() * dense), (int) (at.y() * dense)).getOpacity();
        });
    }

    @Test
    void theScoreIsExplainedByATip() {
        test.from(CHOICE).open();
        assertThat(Fx.call(() -> ((Label) test.scene.lookup("#score")).getTooltip().getText()))
                .contains("Red’s assets").contains("pool");
    }
}
