package patolli.ui.patolli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.animation.Animation;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import patolli.board.PatolliBoard;
import patolli.model.Tempo;
import patolli.rules.Event;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.patolli.PatolliState;
import patolli.testkit.Fx;
import patolli.testkit.Positions;
import patolli.testkit.TestPictures;
import patolli.ui.table.TableLayout;

/** The thing that a side parts with last lies on a plinth, which is not there without it. */
class PlinthsTest {
    private final Pane layer = new Pane();
    private final PatolliStakes stakes = Fx.call(() -> new PatolliStakes(layer, TestPictures.get()));

    @BeforeAll
    static void start() {
        Fx.start();
    }

    private Node plinth(Side side) {
        return layer.getChildren().stream().filter(node -> ("plinth-" + side.key()).equals(node.getId())).findFirst()
                .orElseThrow();
    }

    private static String treasure(Side side) {
        return side == Side.RED ? "library-card" : "jade-head";
    }

    @Test
    void throughContestsItIsThereAsLongAsItsThingIs() {
        Fx.run(() -> Stream.of(3, 5, 8).flatMap(seed -> Positions.game("patolli", seed)).forEach(state -> {
            stakes.show(state);
            for (Side side : state.sides()) {
                assertThat(plinth(side).isVisible()).as("%s", side).isEqualTo(has(state, side));
            }
        }));
    }

    private static boolean has(State state, Side side) {
        return ((PatolliState) state).assets(side).contains(treasure(side));
    }

    @ParameterizedTest
    @EnumSource(names = {"RED", "BLUE"})
    void itGoesWithItsThingAndComesWhenThatHasArrived(Side side) {
        Fx.run(() -> {
            stakes.show(Positions.opening("patolli"));
            assertThat(plinth(side).isVisible()).isTrue();
            List<String> paid = List.of(treasure(side));
            Side other = side == Side.RED ? Side.BLUE : Side.RED;
            fly(new Event.Forfeit(Event.Cause.TRIANGLE, side, Optional.of(other), 1, paid));
            assertThat(plinth(side).isVisible()).as("it is on its way").isFalse();
            stakes.settle();
            assertThat(Stream.of(side, other).filter(each -> plinth(each).isVisible())).containsExactly(other);
            fly(new Event.Forfeit(Event.Cause.TRIANGLE, other, Optional.of(side), 1, paid));
            assertThat(plinth(side).isVisible()).as("it is on its way back").isFalse();
            stakes.settle();
            assertThat(plinth(side).isVisible()).isTrue();
        });
    }

    private void fly(Event event) {
        Animation flight = stakes.payment(event).orElseThrow().flight(Tempo.NORMAL);
        flight.stop();
    }

    @Test
    void itLiesUnderAllThingsInItsThingsPlace() {
        List<Node> lying = layer.getChildren();
        for (Side side : PatolliBoard.BOARD.sides()) {
            Node plinth = plinth(side);
            assertThat(lying.subList(0, lying.indexOf(plinth))).noneMatch(AssetSprite.class::isInstance);
            assertThat(plinth.getBoundsInParent().contains(TableLayout.point(PatolliBoard.BOARD.stake(side,
                    PatolliBoard.TREASURE)))).isTrue();
        }
    }
}
