package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import javafx.scene.text.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import patolli.app.GameTables;
import patolli.model.FactsModel;
import patolli.model.Preferences;
import patolli.model.TableModel;
import patolli.model.Tempo;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.rules.patolli.Position;
import patolli.settings.Settings;
import patolli.settings.TextSize;
import patolli.testkit.Alone;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.testkit.ScriptedCasts;
import patolli.testkit.TestPictures;
import patolli.text.Fact;
import patolli.text.Facts;
import patolli.ui.menu.MenuModel;
import patolli.ui.menu.Menus;
import patolli.ui.patolli.PatolliTable;

/** A fact on the board, by a clock that the test turns. */
class FactSlipTest {
    /** What is written larger is so by at least this, and nothing is ever smaller than that. */
    private static final double GROWTH = 1.1;
    private static final double LEAST = 8.5;
    private final Preferences preferences = new Preferences();
    private final List<Runnable> due = new ArrayList<>();
    private TableModel table;
    private FactsModel facts;
    private Alone board;

    @BeforeEach
    void open() {
        Fx.start();
        preferences.tempoProperty().set(Tempo.INSTANT);
        board = Alone.show(() -> {
            table = new TableModel(() -> Position.toCast(Side.RED).on(Side.RED, 3, 20).on(Side.BLUE, 40).state(),
                    Seats.allPlayers(TestBoard.SIDES), () -> ScriptedCasts.always(2), state -> 0, Runnable::run,
                    Runnable::run);
            facts = new FactsModel(Map.of("some", new Facts(List.of(new Fact("Ten beans bought a rabbit.",
                    "Sahag\u00FAn")), Optional.empty())), game -> Optional.of("some"), table, preferences,
                    (time, then) -> {
                        due.add(then);
                        return () -> due.remove(then);
                    }, new Random(1));
            return BoardScene.load(new PatolliTable(), table, preferences, TestPictures.get(),
                    Menus.view(new MenuModel(table, preferences, Optional.empty(), Map.of())), facts);
        });
        Fx.run(() -> {
            table.begin();
            facts.start();
            timePasses();
        });
    }

    private void timePasses() {
        due.removeLast().run();
    }

    @AfterEach
    void close() {
        board.close();
    }

    private boolean isShown() {
        return Fx.call(() -> board.scene().lookup("#factPlace").isVisible());
    }

    @Test
    void itStaysWhileTheBeansAreThrownAndGoesWhenItHasBeenRead() {
        Keys.type(KeyCode.ENTER);
        assertThat(Fx.call(() -> table.history())).isNotEmpty();
        assertThat(isShown()).isTrue();
        Fx.run(this::timePasses);
        assertThat(isShown()).isFalse();
    }

    @Test
    @Tag("breadth")
    void theWordsOfEveryFactGrowAsOtherWordsDo() {
        for (Fact fact : GameTables.ALL.facts().values().stream().flatMap(all -> all.facts().stream()).toList()) {
            List<Double> normal = sizes(fact, TextSize.NORMAL);
            List<Double> larger = sizes(fact, TextSize.LARGER);
            for (int i = 0; i < 2; i++) {
                assertThat(normal.get(i)).as(fact.text()).isGreaterThan(LEAST);
                assertThat(larger.get(i)).as(fact.text()).isGreaterThan(GROWTH * normal.get(i));
            }
        }
    }

    /** How large its words and its source are as they are seen. */
    private List<Double> sizes(Fact fact, TextSize size) {
        return Fx.call(() -> {
            preferences.of(Settings.TEXT_SIZE).set(size);
            Pane place = (Pane) board.scene().lookup("#factPlace");
            new FactSlip(place, preferences, "away").show(Optional.of(fact));
            place.applyCss();
            return List.of(".fact-text", ".fact-source").stream().map(name -> (Text) place.lookup(name))
                    .map(text -> text.getFont().getSize() * text.getLocalToSceneTransform().getMxx()).toList();
        });
    }

    @Test
    void aClickPutsItAwayAndDoesNothingElse() {
        Node slip = board.node("#factPlace");
        assertThat(Fx.<String>call(slip::getAccessibleText)).contains("click");
        assertThat(board.text(".fact-away")).isNotBlank();
        Mouse.click(slip);
        assertThat(isShown()).isFalse();
        assertThat(Fx.call(() -> table.history())).isEmpty();
    }
}
