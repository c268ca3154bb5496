package patolli.ui.pagade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import org.junit.jupiter.api.Test;
import patolli.board.PagadeBoard;
import patolli.model.Awaiting;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.testkit.Fx;
import patolli.testkit.Mouse;
import patolli.ui.common.Sprite;

/** What is lit on the cloth: the lamp of whoever is to play, and what a piece can come to. */
class ClothLampsTest {
    private static Stream<Node> all(Node node) {
        return Stream.concat(Stream.of(node), node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream().flatMap(ClothLampsTest::all) : Stream.empty());
    }

    /** The sides whose lamps burn high. */
    private static List<Side> high(ClothScene cloth) {
        return Fx.call(() -> PagadeBoard.BOARD.sides().stream().filter(side -> ((Sprite) cloth.scene
                .lookup("#lamp-" + side.key())).getImage().getUrl().contains("lamp-lit")).toList());
    }

    private static List<Side> mover(ClothScene cloth) {
        return Fx.call(() -> cloth.state().turn().stream().toList());
    }

    private static List<Sprite> marks(ClothScene cloth, String name) {
        return Fx.call(() -> cloth.layer("marks").stream().flatMap(ClothLampsTest::all)
                .filter(Sprite.class::isInstance).map(Sprite.class::cast)
                .filter(sprite -> sprite.getImage() != null && Optional.ofNullable(sprite.getImage().getUrl())
                        .filter(url -> url.contains(name)).isPresent()).toList());
    }

    @Test
    void theLampOfWhoeverIsToPlayBurnsHighAndNoOther() {
        try (ClothScene cloth = new ClothScene()) {
            cloth.open(ClothPositions.waitingForACut(), Set.of(), 5);
            cloth.untilAwaited();
            assertThat(high(cloth)).hasSize(1).isEqualTo(mover(cloth));
            Fx.run(() -> cloth.model.move(cloth.model.state().moves().getFirst()));
            cloth.untilAwaited();
            assertThat(cloth.played()).hasSize(1);
            assertThat(high(cloth)).as("after a move").isEqualTo(mover(cloth));
            Fx.run(cloth.model::undo);
            cloth.untilAwaited();
            assertThat(high(cloth)).as("taken back").hasSize(1).isEqualTo(mover(cloth));
        }
    }

    @Test
    void whenAllIsOverTheLampsOfThoseBurnHighWhoHaveWon() {
        try (ClothScene cloth = new ClothScene()) {
            cloth.open(ClothPositions.nearHome(), ClothPositions.nearHome().sides(), 5);
            Fx.until("it is over", () -> cloth.model.awaiting() == Awaiting.NEW_CONTEST);
            assertThat(mover(cloth)).isEmpty();
            assertThat(high(cloth)).isNotEmpty().hasSameElementsAs(Fx.call(() -> cloth.model.state().winners()));
        }
    }

    /** Wherever a throw may lead is lit; the goals of a pawn that is pointed at are brighter, and others thin. */
    @Test
    void goalsOfThePawnThatIsPointedAtAreBrighterThanOthers() {
        try (ClothScene cloth = new ClothScene()) {
            State state = ClothPositions.waitingForACut();
            cloth.open(state, Set.of(), 5);
            assertThat(cloth.untilAwaited()).isEqualTo(Awaiting.MOVE);
            List<Node> pawns = cloth.layer("hits").stream().filter(node -> node.getId() != null
                    && node.getId().startsWith("pick-")).toList();
            assertThat(pawns).hasSizeGreaterThan(1);
            int goals = marks(cloth, "goal-").size();
            assertThat(goals).isGreaterThan(1);
            assertThat(marks(cloth, "-out")).isEmpty();
            assertThat(marks(cloth, "ready")).hasSizeGreaterThanOrEqualTo(pawns.size());
            Mouse.move(pawns.getFirst());
            assertThat(marks(cloth, "-out")).isNotEmpty().hasSizeLessThan(goals);
            assertThat(marks(cloth, "-back")).isNotEmpty();
        }
    }
}
