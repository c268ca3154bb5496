package patolli.ui.pagade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.shape.QuadCurve;
import org.junit.jupiter.api.Test;
import patolli.model.Awaiting;
import patolli.rules.State;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;

/** A hint asked for twice tells of every pawn that can move. */
class ClothHintTest {

    @Test
    void eachPawnThatIsNotPickedHasItsBestBesideItAndThePickedOneAtEachGoal() {
        try (ClothScene cloth = new ClothScene()) {
            State state = ClothPositions.waitingForACut();
            cloth.open(state, List.of(), 1);
            cloth.untilAwaited();
            Keys.type(KeyCode.H);
            Fx.until("there is a hint", () -> cloth.model.hintProperty().get().isPresent());
            Keys.type(KeyCode.H);
            List<Node> tags = cloth.layer("hits").stream().filter(node -> node.getStyleClass().contains("move-worth"))
                    .toList();
            Set<String> others = cloth.layer("hits").stream().filter(node -> node.getId() != null)
                    .map(Node::getId).filter(id -> id.startsWith("pick-")).collect(Collectors.toSet());
            assertThat(others).hasSizeGreaterThan(2);
            assertThat(tags.stream().filter(tag -> tag.getId().startsWith("worth-at-"))).hasSize(others.size() - 1);
            assertThat(tags.stream().filter(tag -> !tag.getId().startsWith("worth-at-"))).isNotEmpty();
            assertThat(tags).allMatch(tag -> ((Labeled) tag).getText().endsWith("%"));
            for (Node tag : tags) {
                assertThat(tags.stream().filter(other -> other != tag)).noneMatch(other -> tag.getBoundsInParent()
                        .intersects(other.getBoundsInParent()));
            }
            assertThat(cloth.text("expected")).startsWith("Each pawn");
        }
    }

    /** One thread alone, drawn twice: its gold over its edge; another pawn that is pointed at has its own. */
    @Test
    void aHintHasOneThreadAndLeavesTheOtherGoalsLitAsTheyWere() {
        try (ClothScene cloth = new ClothScene()) {
            cloth.open(ClothPositions.waitingForACut(), Set.of(), 5);
            cloth.untilAwaited();
            long goals = told(cloth).stream().filter(node -> node.getId() != null && node.getId().startsWith("by-"))
                    .count();
            Keys.type(KeyCode.H);
            Fx.until("there is a hint", () -> cloth.model.hintProperty().get().isPresent());
            List<Node> told = told(cloth);
            assertThat(told.stream().filter(QuadCurve.class::isInstance)).hasSize(2);
            assertThat(told.stream().filter(node -> node.getId() != null && node.getId().startsWith("by-")))
                    .hasSize((int) goals);
        }
    }

    private static List<Node> told(ClothScene cloth) {
        return Fx.call(() -> cloth.layer("hits").stream().flatMap(ClothHintTest::all).toList());
    }

    private static Stream<Node> all(Node node) {
        return Stream.concat(Stream.of(node), node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream().flatMap(ClothHintTest::all) : Stream.empty());
    }

    /** What is pointed at when a piece is chosen goes with the other places: nothing is told of it any more. */
    @Test
    void afterAHintAPieceIsChosenAndGoesByTheMouse() {
        try (ClothScene cloth = new ClothScene()) {
            cloth.open(ClothPositions.waitingForACut(), Set.of(), 5);
            assertThat(cloth.untilAwaited()).isEqualTo(Awaiting.MOVE);
            Keys.type(KeyCode.H);
            Fx.until("there is a hint", () -> cloth.model.hintProperty().get().isPresent());
            Node pawn = cloth.layer("hits").stream().filter(node -> node.getId() != null
                    && node.getId().startsWith("pick-")).reduce((one, next) -> next).orElseThrow();
            Fx.run(pawn::requestFocus);
            Mouse.move(pawn);
            Mouse.click(pawn);
            Node goal = cloth.layer("hits").stream().filter(node -> node.getId() != null
                    && node.getId().startsWith("goal-")).findFirst().orElseThrow();
            Fx.run(goal::requestFocus);
            Mouse.move(goal);
            Mouse.click(goal);
            assertThat(cloth.played()).hasSize(1);
        }
    }
}
