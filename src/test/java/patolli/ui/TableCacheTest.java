package patolli.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.app.GameTables;
import patolli.model.Preferences;
import patolli.model.ReplayModel;
import patolli.model.Tempo;
import patolli.play.Seats;
import patolli.play.Step;
import patolli.play.Turn;
import patolli.testkit.Alone;
import patolli.testkit.Fx;
import patolli.testkit.OptionSets;
import patolli.testkit.Records;
import patolli.testkit.TestPictures;
import patolli.ui.replay.ReplayDesk;
import patolli.ui.replay.ReplayScene;
import patolli.ui.table.GameTable;
import patolli.ui.table.TableEar;

/** What is drawn anew at a table is no larger than what can be seen of it. */
class TableCacheTest {
    /** A node of which more children are dirty than this is drawn anew as a whole. */
    private static final int DIRTY_CHILDREN = 12;
    private static final int SEED = 3;

    static Stream<String> setups() {
        return GameTables.ALL.tables().stream().map(GameTable::game).flatMap(game -> Stream.of(game.name(),
                OptionSets.widest(game))).distinct();
    }

    private static Alone open(String setup) {
        Fx.start();
        List<Turn> game = Records.game(setup, SEED);
        List<Step> steps = Step.of(game, Seats.allPlayers(game.getFirst().before().sides()));
        Preferences preferences = new Preferences();
        preferences.tempoProperty().set(Tempo.INSTANT);
        ReplayModel model = Fx.call(() -> new ReplayModel(game.getFirst().before(), steps));
        Alone shown = Alone.show(() -> ReplayScene.load(GameTables.ALL, model, new ReplayDesk("A race",
                (lines, then) -> { }, record -> { }, record -> { }, seats -> { }, () -> { }), preferences,
                TestPictures.get(), TableEar.DEAF));
        Fx.run(() -> model.jump(model.size() / 2));
        return shown;
    }

    private static Stream<Node> all(Node node) {
        return node instanceof Parent parent ? Stream.concat(Stream.of(node),
                parent.getChildrenUnmodifiable().stream().flatMap(TableCacheTest::all)) : Stream.of(node);
    }

    private static double area(Bounds bounds) {
        return bounds.isEmpty() ? 0 : bounds.getWidth() * bounds.getHeight();
    }

    /** The room that is taken by the children of a node. */
    private static double filled(Parent parent) {
        List<Bounds> children = parent.getChildrenUnmodifiable().stream().filter(Node::isVisible)
                .map(Node::getBoundsInParent).filter(bounds -> !bounds.isEmpty()).toList();
        double wide = children.stream().mapToDouble(Bounds::getMaxX).max().orElse(0)
                - children.stream().mapToDouble(Bounds::getMinX).min().orElse(0);
        double high = children.stream().mapToDouble(Bounds::getMaxY).max().orElse(0)
                - children.stream().mapToDouble(Bounds::getMinY).min().orElse(0);
        return wide * high;
    }

    /** Else a picture of mostly nothing is laid over every repaint that touches it. */
    @ParameterizedTest
    @MethodSource("setups")
    void noPictureIsKeptOfMoreThanItsChildren(String setup) {
        try (Alone shown = open(setup)) {
            Fx.run(() -> all(shown.scene().getRoot()).filter(Node::isCache).filter(Parent.class::isInstance)
                    .map(Parent.class::cast).filter(kept -> !kept.getChildrenUnmodifiable().isEmpty())
                    .forEach(kept -> assertThat(area(kept.getBoundsInLocal())).as(kept + " in "
                            + kept.getParent()).isLessThanOrEqualTo(1 + filled(kept))));
        }
    }

    @ParameterizedTest
    @MethodSource("setups")
    void whatIsThrownIsOneThingOfItsLayer(String setup) {
        try (Alone shown = open(setup)) {
            Scene scene = shown.scene();
            Fx.run(() -> assertThat(((Parent) scene.lookup("#castLayer")).getChildrenUnmodifiable())
                    .hasSizeLessThanOrEqualTo(DIRTY_CHILDREN));
        }
    }
}
