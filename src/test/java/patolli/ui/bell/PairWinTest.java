package patolli.ui.bell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.Test;
import patolli.app.GameTables;
import patolli.model.Preferences;
import patolli.model.ReplayModel;
import patolli.model.Tempo;
import patolli.play.Seats;
import patolli.play.Step;
import patolli.play.Turn;
import patolli.rules.Side;
import patolli.testkit.Alone;
import patolli.testkit.Fx;
import patolli.testkit.Records;
import patolli.testkit.TestPictures;
import patolli.ui.replay.ReplayDesk;
import patolli.ui.replay.ReplayScene;
import patolli.ui.table.TableEar;

/** A pair has won: both are meant by what is shown. */
class PairWinTest {
    /** In the order of the mat: red, yellow, blue, green. */
    private static final List<Side> PLATES = List.of(Side.RED, Side.YELLOW, Side.BLUE, Side.GREEN);
    private static final List<Turn> GAME = Records.game("bell players=4 partners=true forfeits=miss-turn", 1);
    private static final Set<Side> WINNERS = GAME.getLast().after().winners();

    private static List<Side> standOut(Scene scene) {
        List<Node> plates = ((Pane) scene.lookup("#plateLayer")).getChildren();
        return IntStream.range(0, PLATES.size()).filter(i -> plates.get(i).getPseudoClassStates()
                .contains(PseudoClass.getPseudoClass("to-act"))).mapToObj(PLATES::get).toList();
    }

    @Test
    void bothPlatesStandOutAtTheTable() {
        try (TestTable test = new TestTable()) {
            Turn last = GAME.getLast();
            test.open(last.before(), Set.of(), 1);
            Fx.run(() -> test.model.state().moves().stream()
                    .filter(move -> last.decision().text(last.before()).equals(last.before().text(move)))
                    // A move without a choice may have been made already.
                    .findFirst().ifPresent(test.model::move));
            Fx.until("it is over", () -> !test.model.state().winners().isEmpty());
            assertThat(WINNERS).hasSize(2);
            Fx.until("both are marked", () -> Set.copyOf(standOut(test.scene)).equals(WINNERS));
        }
    }

    @Test
    void bothPlatesStandOutInAReplay() {
        List<Step> steps = Step.of(GAME, Seats.allPlayers(PLATES));
        Preferences preferences = new Preferences();
        preferences.tempoProperty().set(Tempo.INSTANT);
        ReplayModel[] model = {null};
        try (Alone alone = Alone.show(() -> {
            model[0] = new ReplayModel(steps.getFirst().turn().before(), steps);
            return ReplayScene.load(GameTables.ALL, model[0], new ReplayDesk("A race", (lines, then) -> { },
                    record -> { }, record -> { }, seats -> { }, () -> { }), preferences, TestPictures.get(),
                    TableEar.DEAF);
        })) {
            Fx.run(() -> model[0].jump(model[0].size()));
            assertThat(Fx.call(() -> standOut(alone.scene()))).containsExactlyInAnyOrderElementsOf(WINNERS);
        }
    }
}
