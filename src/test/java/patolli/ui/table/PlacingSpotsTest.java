package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.Point2D;
import javafx.scene.layout.Pane;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.app.GameTables;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.testkit.Fx;
import patolli.testkit.Positions;
import patolli.testkit.TestPictures;
import patolli.ui.table.PlacingSpots.Place;

/** Where a hand can put pieces, and how the arrow keys lead there. */
class PlacingSpotsTest {
    private static final List<Point2D> WAYS = List.of(new Point2D(1, 0), new Point2D(-1, 0), new Point2D(0, 1),
            new Point2D(0, -1));

    private static PlacingSpots spots(State state) {
        Fx.start();
        return Fx.call(() -> {
            TableStage stage = new TableStage(GameTables.ALL.playing(state.game()), new Pane(), new Pane(), new Pane(),
                    new Pane(), new Pane(), new Pane(), TestPictures.get());
            stage.show(state);
            PlacingSpots spots = new PlacingSpots(stage);
            spots.lay(state.sides());
            return spots;
        });
    }

    private static State middle(String setup) {
        List<State> all = Positions.game(setup, 9).toList();
        return all.get(all.size() / 2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"patolli", "bell", "bell players=3", "bell players=4", "pagade",
        "pagade players=4", "tablan"})
    void theArrowKeysLeadEverywhere(String setup) {
        PlacingSpots spots = spots(middle(setup));
        for (Place start : List.of(spots.all().getFirst(), spots.all().getLast())) {
            Set<Place> reached = new HashSet<>(Set.of(start));
            Deque<Place> left = new ArrayDeque<>(reached);
            while (!left.isEmpty()) {
                Place from = left.pop();
                WAYS.stream().map(way -> spots.next(from, way)).flatMap(Optional::stream).filter(reached::add)
                        .forEach(left::push);
            }
            assertThat(reached).as(setup).containsAll(spots.all());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"patolli", "bell players=3", "bell players=4", "pagade players=4", "tablan"})
    void everyPieceLiesAtAPlaceThatIsItsSides(String setup) {
        State state = middle(setup);
        PlacingSpots spots = spots(state);
        for (Side side : state.sides()) {
            for (Spot spot : Set.copyOf(state.pieces(side))) {
                assertThat(Fx.call(() -> spots.all().stream().anyMatch(place ->
                        spots.piece(place, place.middle()).filter(piece -> piece.side() == side
                                && piece.spot().isWith(spot)).isPresent() && place.of(side).isPresent())))
                        .as("%s at %s", side, spot).isTrue();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"patolli", "bell players=4", "pagade players=4", "tablan"})
    void aPointFindsThePlaceThatItLiesAt(String setup) {
        PlacingSpots spots = spots(middle(setup));
        assertThat(spots.all()).allMatch(place -> spots.at(place.middle()).filter(place::equals).isPresent());
    }
}
