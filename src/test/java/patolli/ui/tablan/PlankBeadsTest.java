package patolli.ui.tablan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.text.Text;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import patolli.rules.Leg;
import patolli.rules.MoveView;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.testkit.Fx;
import patolli.testkit.Positions;

/** Where all of a throw leads to a hollow and half of it as well, one bead at its ring says both. */
class PlankBeadsTest {
    private static final int SEEDS = 40;

    /** A position, and the hollow in it. */
    private record Twice(State state, Spot hollow) { }

    @BeforeEach
    void start() {
        Fx.start();
    }

    private static List<Leg> legs(State state) {
        return state.moves().stream().map(state::view).map(MoveView::legs).flatMap(List::stream).distinct().toList();
    }

    /** Free, reached by two throws, and one of so few that each has a ring of its own. */
    private static Optional<Twice> twice(State state) {
        List<Leg> legs = legs(state);
        boolean few = legs.stream().map(Leg::to).distinct().count() <= 6;
        return legs.stream().map(Leg::to).filter(to -> few && state.sides().stream().noneMatch(side ->
                state.pieces(side).stream().anyMatch(to::isWith))).filter(to -> steps(legs, to).count() == 2)
                .findFirst().map(to -> new Twice(state, to));
    }

    private static Stream<Integer> steps(List<Leg> legs, Spot to) {
        return legs.stream().filter(leg -> leg.to().equals(to)).map(Leg::steps).distinct().sorted();
    }

    private static Stream<Node> all(Node node) {
        return Stream.concat(Stream.of(node), node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream().flatMap(PlankBeadsTest::all) : Stream.empty());
    }

    @Test
    void oneBeadSaysBoth() {
        Twice twice = IntStream.range(0, SEEDS).boxed().flatMap(seed -> Positions.game("tablan", seed))
                .filter(state -> state.phase() == Phase.MOVE && state.mover() == Side.WHITE)
                .flatMap(state -> twice(state).stream()).findFirst().orElseThrow();
        try (PlankScene test = new PlankScene()) {
            test.open(twice.state(), Set.of(Side.BLACK), 1);
            test.untilAwaited();
            List<String> beads = Fx.call(() -> test.layer("pieceLayer").stream().flatMap(PlankBeadsTest::all)
                    .filter(Text.class::isInstance).map(Text.class::cast)
                    .filter(text -> text.getStyleClass().contains("goal-count")).map(Text::getText).toList());
            assertThat(beads).contains(steps(legs(twice.state()), twice.hollow()).map(String::valueOf)
                    .collect(Collectors.joining("\u00B7")));
        }
    }
}
