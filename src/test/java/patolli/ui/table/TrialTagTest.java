package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.app.GameTables;
import patolli.model.SavedContest;
import patolli.play.Seats;
import patolli.rules.Phase;
import patolli.rules.State;
import patolli.settings.Settings;
import patolli.settings.TextSize;
import patolli.testkit.CutWords;
import patolli.testkit.Fx;
import patolli.testkit.Positions;
import patolli.testkit.ScriptedCasts;
import patolli.testkit.TableScene;

/** A game that is played on from the editor is marked at its table as long as it is played. */
class TrialTagTest {

    private static State middle(String setup) {
        return Positions.game(setup, 3).filter(state -> state.phase() == Phase.MOVE && state.moves().size() > 1)
                .skip(5).findFirst().orElseThrow();
    }

    private static TableScene at(String setup) {
        State opening = Positions.opening(setup);
        return new TableScene(GameTables.ALL.playing(opening.game())).open(opening, List.of(), 1);
    }

    private static void tryOut(TableScene at, State from) {
        Fx.run(() -> {
            at.model.resume(SavedContest.trial(from, Seats.allPlayers(from.sides()), ScriptedCasts.always(1)));
            at.model.begin();
        });
    }

    private static Node tag(TableScene at) {
        return Fx.call(() -> at.scene.lookup("#tag"));
    }

    private static boolean isShown(TableScene at) {
        Node tag = tag(at);
        return Fx.call(tag::isVisible);
    }

    @ParameterizedTest
    @ValueSource(strings = {"patolli", "bell", "pagade", "tablan"})
    void itIsThereAllTheTimeInATrialAndNeverInAUsualGame(String setup) {
        try (TableScene at = at(setup)) {
            assertThat(isShown(at)).as("a usual game").isFalse();
            tryOut(at, middle(setup));
            assertThat(isShown(at)).as("at once").isTrue();
            Fx.run(() -> at.model.move(at.model.state().moves().getFirst()));
            assertThat(isShown(at)).as("after a move").isTrue();
            Fx.run(at.model::undo);
            assertThat(isShown(at)).as("after an undo").isTrue();
            Node word = Fx.call(() -> at.scene.lookup(".woven-word"));
            assertThat(Fx.call(word::getAccessibleHelp)).contains("unsealed", "statistics", "not kept");
            Fx.run(at.model::newContest);
            assertThat(isShown(at)).as("the next contest is a usual one").isFalse();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"patolli", "bell players=4 forfeits=miss-turn", "pagade players=4", "tablan"})
    void itTouchesNothingAtAnySizeOfWords(String setup) {
        try (TableScene at = at(setup)) {
            tryOut(at, middle(setup));
            for (TextSize size : TextSize.values()) {
                Fx.run(() -> {
                    at.preferences.of(Settings.TEXT_SIZE).set(size);
                    at.scene.getRoot().setStyle("-fx-font-size: " + 16 * size.factor() + "px");
                    for (int i = 0; i < 4; i++) {
                        at.scene.getRoot().applyCss();
                        at.scene.getRoot().layout();
                    }
                });
                Bounds tag = bounds(tag(at));
                assertThat(Stream.of(".band-lines", ".band .score", "#options", "#help", "#plate-red")
                        .filter(other -> at.scene.lookup(other) != null)
                        .filter(other -> bounds(at.scene.lookup(other)).intersects(tag)))
                        .as("%s at %s", setup, size).isEmpty();
                assertThat(bounds(at.scene.lookup("#band")).contains(tag)).as("%s at %s", tag, size).isTrue();
                assertThat(Fx.call(() -> CutWords.under(at.board.root()).faults())).as("%s", size).isEmpty();
            }
        }
    }

    private static Bounds bounds(Node node) {
        return Fx.call(() -> node.localToScene(node.getLayoutBounds()));
    }
}
