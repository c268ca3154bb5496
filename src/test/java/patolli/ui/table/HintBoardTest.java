package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import javafx.scene.text.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import patolli.ai.Judged;
import patolli.ai.Opponents;
import patolli.ai.reason.Reasons;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.patolli.Position;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;

/** A hint at the mat: the best move marked, and on demand what each is worth. */
class HintBoardTest {
    private static final State CHOICE = Position.toMove(Side.RED, 2).on(Side.RED, 3, 21, 30).on(Side.BLUE, 40, 55)
            .state();
    private static final List<Judged> JUDGED = Opponents.plain().judge(CHOICE, 1);
    private final TestBoard test = new TestBoard();

    @AfterEach
    void close() {
        test.close();
    }

    private void hinted() {
        Fx.until("there is a hint", () -> test.model.hintProperty().get().isPresent());
    }

    private long glowing() {
        return MoveMarks.shining(test);
    }

    private Map<String, String> worths() {
        return Fx.call(() -> ((Pane) test.scene.lookup("#hits")).getChildren().stream()
                .filter(node -> node.getStyleClass().contains("move-worth"))
                .collect(Collectors.toMap(Node::getId, node -> ((Label) node).getText())));
    }

    @Test
    void theBestMoveIsMarkedAndEnterPlaysIt() {
        test.from(CHOICE).open();
        Keys.type(KeyCode.H);
        hinted();
        assertThat(glowing()).isEqualTo(2);
        assertThat(test.text("expected")).containsPattern("The marked move is best|equally good").contains("%");
        assertThat(worths()).containsOnlyKeys("worth-" + JUDGED.getFirst().move());
        Keys.type(KeyCode.ENTER);
        assertThat(test.played()).containsExactly(CHOICE.text(JUDGED.getFirst().move()));
        assertThat(glowing()).isZero();
        assertThat(test.text("expected")).doesNotContain("%");
    }

    @Test
    void theBestWorthStandsOutAndNoneLiesOverAnother() {
        test.from(CHOICE).open();
        Keys.type(KeyCode.H);
        hinted();
        Keys.type(KeyCode.H);
        List<Node> slips = Fx.call(() -> ((Pane) test.scene.lookup("#hits")).getChildren().stream()
                .filter(node -> node.getStyleClass().contains("move-worth")).toList());
        assertThat(slips).hasSize(JUDGED.size());
        assertThat(slips.stream().filter(node -> node.getStyleClass().contains("best-worth")).map(Node::getId))
                .contains("worth-" + JUDGED.getFirst().move())
                .hasSize((int) JUDGED.stream().filter(each -> each.value() == JUDGED.getFirst().value()).count());
        for (Node slip : slips) {
            assertThat(slips.stream().filter(other -> other != slip)).noneMatch(other -> slip.getBoundsInParent()
                    .intersects(other.getBoundsInParent()));
        }
    }

    @Test
    void ofTwoSignsThatBelongTogetherNoneIsLeftBesideAWorth() {
        State tangled = Position.toMove(Side.RED, 4).on(Side.RED, 18, 20).on(Side.BLUE, 55).state();
        test.from(tangled).open();
        Keys.type(KeyCode.LEFT);
        assertThat(Fx.call(() -> test.scene.getRoot().lookupAll("*").stream().filter(Knot.class::isInstance).count()))
                .isPositive();
        Keys.type(KeyCode.H);
        hinted();
        Keys.type(KeyCode.H);
        assertThat(worths()).hasSameSizeAs(tangled.moves());
        assertThat(Fx.call(() -> test.scene.getRoot().lookupAll("*").stream().filter(Knot.class::isInstance).toList()))
                .isEmpty();
    }

    @Test
    void askedAgainItTellsOfEveryMove() {
        test.from(CHOICE).open();
        Keys.type(KeyCode.H);
        hinted();
        Keys.type(KeyCode.H);
        assertThat(test.text("expected")).startsWith("What each move wins stands where it leads")
                .contains(percent(JUDGED.getFirst()));
        assertThat(worths()).isEqualTo(JUDGED.stream().collect(Collectors.toMap(each -> "worth-" + each.move(),
                HintBoardTest::percent)));
        Keys.type(KeyCode.LEFT);
        assertThat(test.text("expected")).as("of the one that is pointed at too").contains("Move")
                .containsPattern(" (?:" + String.join("|", worths().values()) + ")[. ]")
                .doesNotContainPattern("[0-9][.,][0-9]");
    }

    /** In words as on the slips: whole ones. */
    private static String percent(Judged judged) {
        return "%d%%".formatted(Math.round(100 * judged.value()));
    }

    @Test
    void theMouseFindsWhatAMoveIsWorth() {
        test.from(CHOICE).open();
        Mouse.move(test.node("move-30-32"));
        assertThat(test.text("expected")).doesNotContain("%");
        Fx.run(test.model::askForHint);
        hinted();
        Mouse.move(test.node("move-3-5"));
        Mouse.move(test.node("move-30-32"));
        assertThat(test.text("expected")).contains("%");
        Mouse.click(test.node("move-30-32"));
        assertThat(test.played()).containsExactly("30-32");
    }

    @Test
    void whenNoMoveIsAwaitedThereIsNoHint() {
        test.from(Position.toCast(Side.RED).on(Side.RED, 3, 20).state()).always(2).open();
        Keys.type(KeyCode.H);
        assertThat(Fx.call(() -> test.model.hintProperty().get())).isEmpty();
        assertThat(test.text("expected")).startsWith("Red throws");
    }

    @Test
    void theReasonStandsInTheSameRowSoThatNothingCoversTheTrack() {
        State risk = Position.toMove(Side.RED, 2).on(Side.RED, 15, 28).on(Side.BLUE, 16).state();
        test.from(risk).open();
        Keys.type(KeyCode.H);
        hinted();
        Keys.type(KeyCode.H);
        Mouse.move(test.node("move-15-17"));
        assertThat(test.text("expected").lines()).hasSize(1)
                .last().asString().endsWith(" Blue can bump it there with 5 of 31 throws.");
        Fx.run(() -> {
            test.scene.getRoot().layout();
            assertThat(test.node("expected").getBoundsInParent().getHeight()).isLessThan(54);
        });
        Mouse.move(test.node("move-28-30"));
        assertThat(test.text("expected")).endsWith(" No throw lets Blue bump it there.");
    }

    /** Somebody who asks is told why, also where nothing is won, lost or in danger. */
    @Test
    void whereNoReasonTellsMovesApartThatIsSaid() {
        State quiet = Position.toMove(Side.RED, 1).on(Side.RED, 20, 32).state();
        assertThat(Reasons.of(quiet).values()).hasSizeGreaterThan(1).allMatch(List::isEmpty);
        test.from(quiet).open();
        Keys.type(KeyCode.H);
        hinted();
        assertThat(test.text("expected").lines()).hasSize(1).last().asString()
                .contains(" No gain or danger tells the moves apart");
        assertFits();
    }

    @Test
    void everyHintFitsIntoItsLine() {
        State many = Position.toMove(Side.RED, 1).on(Side.RED, 3, 20, 27, 37, 47, 57).on(Side.BLUE, 40, 55).state();
        test.from(many).open();
        Keys.type(KeyCode.H);
        hinted();
        assertFits();
        Keys.type(KeyCode.H);
        assertFits();
        for (int i = 0; i < many.moves().size(); i++) {
            Keys.type(KeyCode.RIGHT);
            assertFits();
        }
    }

    private void assertFits() {
        Label line = (Label) test.scene.lookup(".expected");
        double width = Fx.call(() -> {
            Text text = new Text(line.getText());
            text.setFont(line.getFont());
            return text.getLayoutBounds().getWidth();
        });
        assertThat(width).as(line.getText()).isLessThan(960);
    }
}
