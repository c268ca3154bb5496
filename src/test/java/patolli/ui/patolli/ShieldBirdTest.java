package patolli.ui.patolli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import javafx.animation.Animation;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import patolli.model.Tempo;
import patolli.rules.Event;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.patolli.PatolliState;
import patolli.testkit.Fx;
import patolli.testkit.Positions;
import patolli.testkit.TestPictures;

/** As many of the fire-bird's feathers glow as there are things in the pool. */
class ShieldBirdTest {
    private final Pane layer = new Pane();
    private final PatolliStakes stakes = Fx.call(() -> new PatolliStakes(layer, TestPictures.get()));

    @BeforeAll
    static void start() {
        Fx.start();
    }

    private Stream<Node> glowing() {
        return layer.getChildren().stream().filter(node -> String.valueOf(node.getId()).startsWith("feather-")
                && node.isVisible());
    }

    private static int pool(State state) {
        return ((PatolliState) state).pool().size();
    }

    @Test
    void glowsByThePositionForwardsAndBackwardsThroughAContest() {
        List<State> contest = Positions.game("patolli", 5).filter(state -> pool(state) > 0).toList();
        assertThat(contest.stream().mapToInt(ShieldBirdTest::pool).distinct().count()).isGreaterThan(2);
        Fx.run(() -> Stream.concat(contest.stream(), contest.reversed().stream()).forEach(state -> {
            stakes.show(state);
            assertThat(glowing()).hasSize(pool(state)).allMatch(node -> node.getOpacity() == 1);
        }));
    }

    @Test
    void whatIsLaidDownForABetKindlesIt() {
        Fx.run(() -> {
            PatolliState opening = (PatolliState) Positions.opening("patolli");
            stakes.show(opening);
            assertThat(glowing()).isEmpty();
            Event bet = new Event.Bet(Side.RED, 2, opening.assets(Side.RED).subList(0, 2));
            Animation flight = stakes.payment(bet).orElseThrow().flight(Tempo.NORMAL);
            assertThat(glowing()).as("while it flies").hasSize(2);
            flight.stop();
            stakes.settle();
            assertThat(glowing()).hasSize(2).allMatch(node -> node.getOpacity() == 1);
        });
    }

    @Test
    void itLiesUnderTheThings() {
        List<Node> lying = layer.getChildren();
        int highest = lying.stream().filter(node -> String.valueOf(node.getId()).startsWith("feather-"))
                .mapToInt(lying::indexOf).max().orElseThrow();
        assertThat(lying.subList(0, highest)).noneMatch(AssetSprite.class::isInstance);
    }
}
