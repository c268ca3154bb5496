package patolli.ui.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.app.GameTables;
import patolli.board.Point;
import patolli.engine.StateText;
import patolli.model.PositionModel;
import patolli.model.Preferences;
import patolli.model.Tempo;
import patolli.play.Seats;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.testkit.Alone;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.testkit.Positions;
import patolli.testkit.TestPictures;

/** The editor of positions as somebody uses it, with the mouse and with the keys. */
class PositionSceneTest {
    /** How high the painted border of the leaf is, with its shadow. */
    private static final double BORDER = 18;
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
    private static State toMove(String setup, long seed, int after) {
        List<State> all = Positions.game(setup, seed).filter(state -> state.phase() == Phase.MOVE).toList();
        return all.get(Math.min(after / 2, all.size() / 2));
    }

    private State state() {
        return Fx.call(() -> model.draft().state());
    }

    private Point2D square(int number) {
        Point at = GameTables.ALL.playing(state().game()).board().square(number);
        return new Point2D(at.x(), at.y());
    }

    private Node piece(Side side, int number) {
        return alone.node("#piece-" + side.key() + "-" + number);
    }

    private String verdict() {
        return alone.text("#verdict");
    }

    /** Steps a trait on with its right arrow until it is that. */
    private void set(String trait, String words) {
        Node button = alone.node("#trait-" + trait);
        Fx.run(button::requestFocus);
        // Where other traits come with it there is a new row in the place of this one, with the keyboard.
        for (int i = 0; i < 40 && !alone.text("#trait-" + trait).equals(words); i++) {
            Keys.type(KeyCode.RIGHT);
        }
        assertThat(alone.text("#trait-" + trait)).isEqualTo(words);
    }

    @ParameterizedTest
    @ValueSource(strings = {"patolli", "bell", "pagade players=4", "tablan"})
    void theLeafIsAsHighAsWhatStandsOnItAndItsBorderIsFree(String setup) {
        open(toMove(setup, 3, 30));
        Region leaf = (Region) alone.node(".replay-leaf");
        Region scroll = (Region) alone.node(".trait-pane");
        Region rows = (Region) alone.node(".trait-rows");
        Fx.run(() -> {
            double end = scroll.getLayoutY() + scroll.getHeight();
            assertThat(scroll.getLayoutY() - leaf.getLayoutY()).as("above").isGreaterThanOrEqualTo(BORDER);
            assertThat(leaf.getLayoutY() + leaf.getHeight() - end).as("below").isGreaterThanOrEqualTo(BORDER);
            assertThat(scroll.getHeight()).as("empty below the last line").isLessThan(rows.getHeight() + 1);
        });
    }

    @Test
    void aPieceIsDraggedFromTheHandToASquareAndTakenBackAgain() {
        open(Positions.opening("bell first=red"));
        Mouse.drag(piece(Side.RED, 1), square(7));
        assertThat(state().pieces(Side.RED)).contains(new Spot.Square(7));
        assertThat(verdict()).isEqualTo("This position can occur: play on from it (P).");
        Keys.control(alone.scene(), KeyCode.Z);
        assertThat(state()).isEqualTo(Positions.opening("bell first=red"));
        Keys.control(alone.scene(), KeyCode.Y);
        assertThat(state().pieces(Side.RED)).contains(new Spot.Square(7));
    }

    @Test
    void whereAnotherStandsNoPieceIsPut() {
        open(Positions.opening("bell first=red"));
        Mouse.drag(piece(Side.RED, 1), square(7));
        State before = state();
        Mouse.drag(piece(Side.BLUE, 1), square(7));
        assertThat(state()).isEqualTo(before);
        assertThat(verdict()).isEqualTo("On square 7 there stands a piece of Red.");
        assertThat(Fx.call(() -> alone.scene().getRoot().lookupAll(".placing-fault").size())).isEqualTo(1);
        Node back = piece(Side.BLUE, 1);
        Point nest = GameTables.ALL.playing(before.game()).board().nest(Side.BLUE, 0);
        assertThat(Fx.call(() -> Mouse.middle(back)).distance(nest.x(), nest.y())).isLessThan(12);
    }

    @Test
    void thePieceThatIsDraggedIsTheOneThatLiesThere() {
        open(Positions.opening("bell first=red"));
        Mouse.drag(piece(Side.RED, 4), square(7));
        assertThat(Fx.call(() -> Mouse.middle(piece(Side.RED, 4))).distance(square(7))).isLessThan(6);
    }

    @Test
    void theKeysCarryAPieceAndPutItDown() {
        open(toMove("patolli", 3, 200));
        State before = state();
        Spot.Square from = before.pieces(Side.RED).stream().filter(Spot.Square.class::isInstance)
                .map(Spot.Square.class::cast).findFirst().orElseThrow();
        Mouse.click(alone.scene(), square(from.number()));
        assertThat(alone.isFocused("#pieces")).isTrue();
        Keys.type(KeyCode.ENTER);
        Keys.type(KeyCode.UP);
        Keys.type(KeyCode.ESCAPE);
        assertThat(state()).as("put back").isEqualTo(before);
        assertThat(asked).isEmpty();
        Mouse.click(alone.scene(), square(from.number()));
        Keys.type(KeyCode.ENTER);
        for (int i = 0; i < 30 && state().equals(before); i++) {
            Keys.type(KeyCode.LEFT);
            Keys.type(KeyCode.ENTER);
        }
        assertThat(state()).isNotEqualTo(before);
        assertThat(state().pieces(Side.RED)).hasSize(6);
        Keys.type(KeyCode.ESCAPE);
        assertThat(asked).containsExactly("leave");
    }

    @Test
    void byTheKeysThingsGoFromOneHolderToAnother() {
        open(toMove("patolli", 3, 200));
        List<Integer> before = dimes();
        assertThat(before.stream().mapToInt(Integer::intValue).sum()).isEqualTo(2);
        focus("#tab-shares");
        Keys.type(KeyCode.SPACE);
        for (int holder = 0; holder < 3; holder++) {
            focus("#trait-asset-dime-" + holder);
            Keys.type(KeyCode.SPACE);
            Keys.type(KeyCode.SPACE);
            assertThat(dimes()).as("both are of holder %d", holder).element(holder).isEqualTo(2);
            assertThat(alone.text("#trait-asset-dime-" + holder)).isEqualTo("2");
        }
        for (int i = 0; i < 10 && !dimes().equals(before); i++) {
            Keys.control(alone.scene(), KeyCode.Z);
        }
        assertThat(dimes()).isEqualTo(before);
    }

    @Test
    void whatASignOnTheLeafMeansIsToldInTheBand() {
        open(Positions.opening("bell first=red players=2").draft().state());
        for (String trait : List.of("#trait-direction-red", "#trait-direction-blue")) {
            if (Fx.call(() -> alone.scene().lookup(trait)) == null) {
                continue;
            }
            focus(trait);
            assertThat(alone.text("#happened")).endsWith("runs: " + alone.text(trait));
        }
    }

    private void focus(String id) {
        Node node = alone.node(id);
        Fx.run(node::requestFocus);
        assertThat(alone.isFocused(id)).as(id).isTrue();
    }

    /** How many dimes red has, lie in the pool, and blue has. */
    private List<Integer> dimes() {
        String shares = Fx.call(() -> model.draft().traits().stream().filter(trait -> trait.name().equals("asset.dime"))
                .findFirst().orElseThrow().value());
        return Stream.of(shares.split(" ")).map(Integer::valueOf).toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"T", "double", "secondary"})
    void aPieceBesideTheBoardIsTurnedToGold(String how) {
        open(toMove("patolli", 3, 200));
        Side side = state().sides().stream().filter(each -> state().pieces(each).contains(new Spot.Hand(each)))
                .findFirst().orElseThrow();
        long home = home(side);
        int number = inHand(side);
        switch (how) {
            case "T" -> {
                Mouse.click(alone.scene(), Fx.call(() -> Mouse.middle(piece(side, number))));
                Keys.type(KeyCode.T);
            }
            case "double" -> Mouse.doubleClick(piece(side, number));
            default -> Mouse.click(piece(side, number), MouseButton.SECONDARY);
        }
        assertThat(home(side)).isEqualTo(home + 1);
    }

    private int inHand(Side side) {
        for (int i = 1; i <= 6; i++) {
            Point nest = GameTables.ALL.playing(state().game()).board().nest(side, i - 1);
            Node piece = piece(side, i);
            if (Fx.call(() -> Mouse.middle(piece)).distance(nest.x(), nest.y()) < 6) {
                return i;
            }
        }
        throw new AssertionError("none in hand");
    }

    private long home(Side side) {
        return state().pieces(side).stream().filter(Spot.Home.class::isInstance).count();
    }

    @Test
    void itsTextIsCopiedAndPasted() {
        State first = toMove("pagade players=4", 5, 150);
        open(first);
        Keys.control(alone.scene(), KeyCode.C);
        assertThat(verdict()).startsWith("The position is copied");
        assertThat(Fx.call(() -> Clipboard.getSystemClipboard().getString()).strip()).isEqualTo(StateText.write(first));
        State other = toMove("pagade players=4", 6, 150);
        paste("set " + StateText.write(other));
        assertThat(state()).isEqualTo(other);
        paste(StateText.write(other).replace("\"hasCut\":true", "\"hasCut\":false"));
        assertThat(state()).as("nothing has changed").isEqualTo(other);
        paste("a letter to my aunt");
        assertThat(verdict()).startsWith("This text holds no position: ");
        paste("{\"game\":\"chess\"}");
        assertThat(verdict()).startsWith("This text is of a game that this house doesn’t have");
        paste("");
        assertThat(verdict()).isEqualTo("There is no text to paste: copy a position first.");
        assertThat(asked).isEmpty();
        paste(StateText.write(toMove("tablan", 2, 40)));
        assertThat(asked).contains("table");
    }

    private void paste(String text) {
        Fx.run(() -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(text);
            Clipboard.getSystemClipboard().setContent(content);
        });
        Keys.control(alone.scene(), KeyCode.V);
    }

    @Test
    void whatIsWrongIsToldAndKeepsFromPlaying() {
        open(toMove("bell players=3", 4, 150));
        set("phase", "game over");
        assertThat(verdict()).isEqualTo("Purses and pot hold " + purses() + " coins together; 60 are in the game.");
        assertThat(alone.node("#play").isDisabled()).isTrue();
        Keys.type(KeyCode.P);
        assertThat(played).isEmpty();
        set("phase", "a throw");
        assertThat(verdict()).isEqualTo("This position can occur: play on from it (P).");
        Keys.type(KeyCode.P);
        Mouse.click(alone.node("#play"));
        assertThat(played).hasSize(2).allMatch(state -> state.phase() == Phase.CAST);
    }

    private int purses() {
        return state().sides().stream().mapToInt(side -> Integer.parseInt(Fx.call(() ->
                ((TextField) alone.scene().lookup("#trait-purse-" + side.key())).getText()))).sum();
    }

    @Test
    void aNumberIsTyped() {
        open(Positions.opening("bell first=red"));
        Mouse.drag(piece(Side.RED, 1), square(7));
        TextField purse = (TextField) alone.node("#trait-purse-red");
        Fx.run(() -> {
            purse.requestFocus();
            purse.setText("12");
        });
        assertThat(state().tree().toString()).contains("purse=12");
        Fx.run(() -> purse.setText("99999"));
        assertThat(state().tree().toString()).as("more than there are").contains("purse=12");
        Fx.run(() -> alone.scene().lookup("#pieces").requestFocus());
        assertThat((Object) Fx.call(purse::getText)).isEqualTo("12");
    }

    @Test
    void otherGamesAndRulesAndTheBookAreAskedForByTheirKeys() {
        open(Positions.opening("tablan"));
        Fx.run(() -> alone.scene().lookup("#pieces").requestFocus());
        Keys.type(KeyCode.R);
        Keys.type(KeyCode.F1);
        assertThat(asked).containsExactly("rules", "help");
        Mouse.click(alone.node("#trait-game"));
        assertThat(asked).contains("table");
        assertThat(state()).isEqualTo(Positions.opening("patolli"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"patolli", "bell players=4", "pagade players=4", "tablan"})
    void everyTableShowsThePositionAsItLies(String setup) {
        State middle = toMove(setup, 8, 100);
        open(middle);
        assertThat(state()).isEqualTo(middle);
        for (Side side : middle.sides()) {
            for (Spot spot : middle.pieces(side)) {
                if (spot instanceof Spot.Square at) {
                    assertThat(Fx.call(() -> alone.scene().getRoot().lookupAll("*").stream().filter(node ->
                            node.getId() != null && node.getId().startsWith("piece-" + side.key()))
                            .anyMatch(node -> Mouse.middle(node).distance(square(at.number())) < 30)))
                            .as("%s on %s", side, at).isTrue();
                }
            }
        }
    }
}
