package patolli.ui.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.app.GameTables;
import patolli.board.BoardGeometry;
import patolli.board.Point;
import patolli.engine.StateText;
import patolli.model.PositionModel;
import patolli.model.Preferences;
import patolli.model.Tempo;
import patolli.play.Seats;
import patolli.rules.Phase;
import patolli.rules.State;
import patolli.settings.Settings;
import patolli.settings.TextSize;
import patolli.testkit.Alone;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Positions;
import patolli.testkit.TestPictures;
import patolli.ui.common.SideMark;

/** The editor of positions with nothing but a keyboard, and with texts of positions. */
class PositionKeysTest {
    private static final int MOST_TABS = 90;
    private final Preferences preferences = new Preferences();
    private final List<State> played = new ArrayList<>();
    private final List<String> asked = new ArrayList<>();
    private PositionModel model;
    private Alone alone;

    @AfterEach
    void close() {
        alone.close();
    }

    private void open(State state) {
        preferences.tempoProperty().set(Tempo.INSTANT);
        alone = Alone.show(() -> {
            model = new PositionModel(state, Seats.allPlayers(state.sides()));
            return PositionScene.load(GameTables.ALL, model, new PositionDesk((position, seats) -> played.add(position),
                    () -> asked.add("rules"), () -> asked.add("table"), () -> asked.add("help"),
                    () -> asked.add("leave")), preferences, TestPictures.get());
        });
    }

    /** A position of that option set in which a move is due, at random. */
    private static State toMove(String setup, long seed) {
        List<State> all = Positions.game(setup, seed).filter(state -> state.phase() == Phase.MOVE).toList();
        return all.get(Math.min(40, all.size() / 2));
    }

    private State state() {
        return Fx.call(() -> model.draft().state());
    }

    private Node focus() {
        return Fx.call(() -> alone.scene().getFocusOwner());
    }

    /** Presses Tab until that has the keyboard. @return what had it before, by its id */
    private Map<String, Node> tabTo(String id) {
        Map<String, Node> before = new LinkedHashMap<>();
        for (int i = 0; i < MOST_TABS; i++) {
            Keys.type(KeyCode.TAB);
            Node now = focus();
            assertThat(now).as("behind %s the focus is lost", before.keySet()).isNotNull();
            if (id.equals(now.getId())) {
                return before;
            }
            before.put(now.getId(), now);
        }
        throw new AssertionError("no Tab leads to " + id + " but only to " + before.keySet());
    }

    /** How it is drawn, as far as the focus can change it. */
    private static List<Object> look(Node node) {
        Region region = (Region) node;
        Fx.run(() -> region.getScene().getRoot().applyCss());
        return Fx.call(() -> Arrays.asList(region.getBackground(), region.getBorder(), region.getEffect()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"patolli", "bell players=4", "pagade players=4", "tablan"})
    void tabLeadsRoundAllOfItAndShowsWhereTheKeyboardIs(String setup) {
        open(toMove(setup, 3));
        assertThat(alone.isFocused("#pieces")).as("the board has it first").isTrue();
        Map<String, List<Object>> focused = new LinkedHashMap<>();
        Map<String, Node> all = new LinkedHashMap<>();
        for (int i = 0; i < MOST_TABS; i++) {
            Keys.type(KeyCode.TAB);
            Node now = focus();
            if ("pieces".equals(now.getId())) {
                break;
            }
            all.put(now.getId(), now);
            focused.put(now.getId(), look(now));
        }
        assertThat(alone.isFocused("#pieces")).as("round").isTrue();
        assertThat(all.keySet()).contains("copy", "paste", "rules", "leave", "trait-game", "trait-phase", "trait-turn",
                "play");
        List<String> traits = Fx.call(() -> model.draft().traits().stream().filter(trait ->
                !trait.name().startsWith("asset.")).map(TraitControls::id).toList());
        assertThat(all.keySet()).containsAll(traits);
        all.forEach((id, node) -> assertThat(look(node)).as("%s looks the same with the keyboard", id)
                .isNotEqualTo(focused.get(id)));
    }

    @Test
    void tabLeadsToTheThingsWhereSpaceGivesThemAndBackToTheBoard() {
        open(toMove("patolli", 3));
        tabTo("tab-turn");
        if (!alone.isFocused("#tab-shares")) {
            Keys.type(KeyCode.RIGHT);
        }
        assertThat(alone.isFocused("#tab-shares")).as("the arrow leads to the other page").isTrue();
        Keys.type(KeyCode.SPACE);
        for (int holder = 0; holder < 3; holder++) {
            tabTo("trait-asset-dime-" + holder);
            assertThat(alone.text("#happened")).as("which thing it is").startsWith("2 dimes: ");
            Keys.type(KeyCode.SPACE);
            Keys.type(KeyCode.ENTER);
            assertThat(dimes()).element(holder).isEqualTo(2);
        }
        tabTo("trait-asset-library-card-2");
        tabTo("undo");
        Keys.type(KeyCode.ENTER);
        assertThat(dimes()).element(2).isEqualTo(1);
        tabTo("pieces");
        State before = state();
        for (KeyCode way : List.of(KeyCode.LEFT, KeyCode.UP, KeyCode.RIGHT, KeyCode.DOWN)) {
            for (int i = 0; i < 4 && state().equals(before); i++) {
                Keys.type(KeyCode.ENTER);
                Keys.type(way);
                Keys.type(KeyCode.ENTER);
                Keys.type(KeyCode.ESCAPE);
            }
        }
        assertThat(Objects.equals(state(), before)).as("a piece has been carried by the arrows").isFalse();
    }

    private List<Integer> dimes() {
        String shares = Fx.call(() -> model.draft().traits().stream().filter(trait -> trait.name().equals("asset.dime"))
                .findFirst().orElseThrow().value());
        return Stream.of(shares.split(" ")).map(Integer::valueOf).toList();
    }

    @Test
    void aNumberIsMadeMoreAndLessByTheArrowsAndByItsCounters() {
        open(Positions.opening("patolli"));
        assertThat(number()).isEqualTo("1");
        tabTo("trait-gameNumber");
        Keys.type(KeyCode.UP);
        assertThat(number()).isEqualTo("2");
        Keys.type(KeyCode.DOWN);
        Keys.type(KeyCode.DOWN);
        assertThat(number()).as("there is no game before the first").isEqualTo("1");
        Fx.run(() -> ((Button) alone.scene().lookup("#trait-gameNumber-more")).fire());
        assertThat(number()).isEqualTo("2");
        Fx.run(() -> ((Button) alone.scene().lookup("#trait-gameNumber-less")).fire());
        assertThat(number()).isEqualTo("1");
    }

    private String number() {
        return Fx.call(() -> model.draft().traits().stream().filter(trait -> trait.name().equals("gameNumber"))
                .findFirst().orElseThrow().value());
    }

    @Test
    void whatTabLeadsToIsScrolledTo() {
        preferences.of(Settings.TEXT_SIZE).set(TextSize.LARGER);
        open(toMove("bell players=4 forfeits=miss-turn", 3));
        ScrollPane scroll = (ScrollPane) alone.node(".trait-pane");
        String last = Fx.call(() -> TraitControls.id(model.draft().traits().getLast()));
        tabTo(last);
        Node field = alone.node("#" + last);
        Fx.until("it is seen", () -> scroll.localToScene(scroll.getLayoutBounds()).contains(
                field.localToScene(field.getLayoutBounds())));
    }

    @ParameterizedTest
    @ValueSource(strings = {"patolli", "bell players=4", "pagade players=4", "tablan"})
    void theLeafCoversNoSquareAndTheSlipEndsBeforeTheHem(String setup) {
        preferences.of(Settings.TEXT_SIZE).set(TextSize.LARGER);
        open(toMove(setup, 3));
        BoardGeometry board = GameTables.ALL.playing(state().game()).board();
        Bounds leaf = Fx.call(() -> alone.scene().lookup(".replay-leaf").getBoundsInParent());
        IntStream.range(0, board.squares()).forEach(number -> {
            for (double x = leaf.getMinX(); x <= leaf.getMaxX(); x += 4) {
                for (double y = leaf.getMinY(); y <= leaf.getMaxY(); y += 4) {
                    assertThat(board.covers(board.square(number), new Point(x, y))).as("square %d", number).isFalse();
                }
            }
        });
        Node slip = alone.node(".expected");
        double end = Fx.call(() -> slip.localToScene(slip.getLayoutBounds()).getMaxX());
        assertThat(end).isLessThanOrEqualTo(1224);
    }

    @ParameterizedTest
    @ValueSource(strings = {"bell players=4", "pagade players=4"})
    void everySideHasItsSignBeforeItsName(String setup) {
        open(toMove(setup, 3));
        alone.node(".trait-line");
        Fx.until("the names are there", () -> alone.scene().getRoot().lookupAll(".trait-name").stream()
                .map(Label.class::cast).filter(name -> name.getGraphic() instanceof SideMark
                        && name.getContentDisplay() == ContentDisplay.LEFT).count() == 4);
    }

    @Test
    void aSquareOfTheClothIsToldByItsArm() {
        open(toMove("pagade players=4", 3));
        assertThat(alone.text("#happened")).matches("(Red|Black|Yellow|Green)’s arm, (right column|belly|left column), "
                + "square \\d \\([SENW][rml]\\d\\).*");
    }

    @ParameterizedTest
    @ValueSource(strings = {"patolli", "bell players=3", "pagade players=4", "tablan"})
    void everyGamesTextIsGivenTakenRefusedInWordsAndPlayedOn(String setup) {
        State first = toMove(setup, 5);
        open(first);
        Keys.control(alone.scene(), KeyCode.C);
        assertThat(Fx.call(() -> Clipboard.getSystemClipboard().getString()).strip()).isEqualTo(StateText.write(first));
        State other = toMove(setup, 6);
        assertThat(other).isNotEqualTo(first);
        paste(StateText.write(other));
        assertThat(state()).isEqualTo(other);
        assertThat(alone.text("#verdict")).isEqualTo("The position from the text lies on the table.");
        paste(StateText.write(first).replace("\"phase\":\"move\"", "\"phase\":\"over\""));
        assertThat(state()).as("a text that can't be changes nothing").isEqualTo(other);
        assertThat(alone.text("#verdict")).matches("[A-Z].+\\.").doesNotContain("can occur").doesNotContain("lies on");
        Keys.type(KeyCode.P);
        assertThat(played).containsExactly(other);
        assertThat(asked).isEmpty();
    }

    private void paste(String text) {
        Fx.run(() -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(text);
            Clipboard.getSystemClipboard().setContent(content);
        });
        Keys.control(alone.scene(), KeyCode.V);
    }
}
