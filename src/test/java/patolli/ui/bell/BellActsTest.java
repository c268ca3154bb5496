package patolli.ui.bell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import patolli.model.Awaiting;
import patolli.play.Decision;
import patolli.play.Turn;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.settings.Settings;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.testkit.Positions;
import patolli.ui.bell.lesson.BellCourse;
import patolli.ui.common.Sprite;
import patolli.ui.table.figure.FigureView;

/** Throw-off, undo, hints, real beans and last moves at Bell's table. */
class BellActsTest {
    /** After so many throws somebody has thrown most. */
    private static final int MANY = 40;
    private final TestTable test = new TestTable();

    @AfterEach
    void close() {
        test.close();
    }

    private static State toMove(int cast) {
        State opening = Positions.opening("bell first=red");
        return opening.cast(opening.game().casts().find(Integer.toString(cast)).orElseThrow(), Events.NONE);
    }

    @Test
    void theThrowOffLiesBesideWhoHasThrown() {
        test.open("bell players=4", Set.of(), 1);
        assertThat(test.text("expected")).startsWith("Red throws for the first turn");
        Keys.type(KeyCode.ENTER);
        assertThat(test.shows("thrown-red")).isTrue();
        assertThat(test.shows("thrown-yellow")).isFalse();
        Keys.type(KeyCode.ENTER);
        Keys.type(KeyCode.ENTER);
        Keys.type(KeyCode.ENTER);
        for (Side side : test.state().sides()) {
            assertThat(test.shows("thrown-" + side.key())).as("until the next throw, of " + side).isTrue();
        }
    }

    /** What is on its way then is not to be taken for another of the discs. */
    @Test
    void theFirstTurnIsThrownWithoutWhatSettledWhoBegins() {
        test.open("bell players=4", Set.of(), 1);
        for (int i = 0; i < MANY && test.state().phase() == Phase.THROWOFF; i++) {
            Keys.type(KeyCode.ENTER);
        }
        State before = test.state();
        assertThat(before.phase()).isNotEqualTo(Phase.THROWOFF);
        assertThat(before.sides()).anyMatch(side -> test.shows("thrown-" + side.key()));
        Turn first = new Turn(before, new Decision.Cast(1), List.of(), before.cast(1, Events.NONE));
        Fx.run(() -> test.board.stage().movements(first));
        for (Side side : before.sides()) {
            assertThat(test.shows("thrown-" + side.key())).as("%s", side).isFalse();
        }
    }

    @Test
    void withoutAThrowOffTheFirstPieceIsAskedForAtOnce() {
        test.open("bell first=blue", Set.of(), 1);
        assertThat(test.text("expected")).startsWith("Any throw brings in Blue");
    }

    @Test
    void nobodySitsWhereNobodyPlays() {
        test.open("bell players=3", Set.of(Side.BLUE), 1);
        List<Node> plates = test.layer("plateLayer");
        assertThat(plates).extracting(Node::isVisible).containsExactly(true, true, true, false);
        List<Node> figures = test.layer("ground").stream().filter(FigureView.class::isInstance).toList();
        assertThat(figures).extracting(Node::isVisible).containsExactly(true, true, true, false);
    }

    @Test
    void whoeverPlaysIsPortrayedOnTheirPlate() {
        test.open("bell players=4", Set.of(Side.BLUE), 1);
        for (Node plate : test.layer("plateLayer")) {
            assertThat(((Pane) plate).getChildren()).as(plate.getId()).anyMatch(node -> node.isVisible()
                    && node instanceof ImageView view && view.getImage().getUrl().contains("-head"));
        }
    }

    @Test
    void aDirectionIsTakenBackAndChosenAgain() {
        test.open(toMove(2), Set.of(), 1);
        Keys.type(KeyCode.DIGIT1);
        Keys.type(KeyCode.ENTER);
        assertThat(test.shows("direction-red")).isTrue();
        Keys.control(test.scene, KeyCode.Z);
        assertThat(test.shows("direction-red")).isFalse();
        assertThat(test.untilAwaited()).isEqualTo(Awaiting.MOVE);
        Keys.control(test.scene, KeyCode.Y);
        assertThat(test.shows("direction-red")).isTrue();
    }

    @Test
    void aHintLightsOneOfTheDirections() {
        test.open(toMove(2), Set.of(), 1);
        Keys.type(KeyCode.H);
        Fx.until("there is advice", () -> test.model.hintProperty().get().isPresent());
        Mouse.move(test.scene, Point2D.ZERO);
        assertThat(test.text("expected")).contains("one is marked");
        Keys.type(KeyCode.ENTER);
        assertThat(test.played()).hasSize(1);
    }

    @Test
    void realBeansMayShowNoDotAtAll() {
        test.preferences.of(Settings.OWN_BEANS).set(true);
        test.open("bell players=3", Set.of(Side.YELLOW), 1);
        assertThat(test.awaiting()).isEqualTo(Awaiting.OWN_THROW);
        assertThat(test.text("expected")).startsWith("Red throws for the first turn").endsWith("type 0 to 5.");
        Keys.type(KeyCode.DIGIT0);
        assertThat(test.text("expected")).startsWith("Throw for the Eagle: the highest begins.")
                .endsWith("0 to 5.");
        Keys.type(KeyCode.DIGIT5);
        Mouse.click(Fx.call(() -> test.scene.lookup("#own-3")));
        assertThat(test.played()).containsExactly("0", "10", "3");
        assertThat(test.state().mover()).as("the highest begins").isEqualTo(Side.YELLOW);
    }

    @Test
    void withRealBeansAPieceThatMustStepBackIsAnnounced() {
        test.preferences.of(Settings.OWN_BEANS).set(true);
        State state = BellCourse.course().steps().stream().filter(step -> step.name().equals("without")).findFirst()
                .orElseThrow().start();
        test.open(state, Set.of(), 1);
        assertThat(test.awaiting()).isEqualTo(Awaiting.OWN_THROW);
        assertThat(test.text("expected")).startsWith("Red throws: the piece on the wedge must step back by it.");
    }

    @Test
    void computersAreCalledByTheFigureThatSitsThere() {
        test.open("bell players=4", Set.of(Side.RED, Side.YELLOW, Side.GREEN), 3);
        test.untilAwaited();
        assertThat(Fx.call(() -> test.scene.getRoot().lookupAll(".plate-name").stream()
                .map(name -> ((Labeled) name).getText()).toList()))
                .containsExactlyInAnyOrder("The Merchant", "The Eagle", "You", "The Weaver");
    }

    @Test
    void whoMovedLastIsSeenByARing() {
        test.open("bell players=4 first=yellow", Set.of(Side.YELLOW, Side.BLUE, Side.GREEN), 2);
        Fx.until("red is to act", () -> test.model.awaiting() == Awaiting.THROW);
        Side last = Fx.call(() -> test.model.walked().getFirst().getLast().side());
        assertThat(test.layer("prints")).singleElement().isInstanceOfSatisfying(Sprite.class, ring ->
                assertThat(ring.getImage().getUrl()).contains("moved-" + last.key()));
    }

    @Test
    void theScoreOfFourLiesClearOfTheOrnamentBesideIt() {
        test.open("bell players=4", Set.of(), 1);
        Fx.until("the score is laid out", () -> test.scene.lookup("#score").getLayoutBounds().getWidth() > 0
                && !test.scene.getRoot().isNeedsLayout());
        double begins = Fx.call(() -> test.scene.lookup("#band").sceneToLocal(test.scene.lookup("#score")
                .localToScene(test.scene.lookup("#score").getLayoutBounds())).getMinX());
        assertThat(begins).isGreaterThanOrEqualTo(872);
        assertThat(Fx.call(() -> test.scene.lookup(".band-ground").isVisible())).as("laid over the ornament").isFalse();
    }
}
