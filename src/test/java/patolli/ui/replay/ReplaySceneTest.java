package patolli.ui.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import javafx.scene.text.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.app.GameTables;
import patolli.model.Preferences;
import patolli.model.ReplayModel;
import patolli.model.Tempo;
import patolli.play.Seats;
import patolli.play.Step;
import patolli.play.Walked;
import patolli.rules.Leg;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.rules.patolli.PatolliSquares;
import patolli.rules.patolli.PatolliState;
import patolli.settings.Movement;
import patolli.settings.Settings;
import patolli.testkit.Alone;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.testkit.Records;
import patolli.testkit.TestPictures;
import patolli.text.Chronicle;
import patolli.text.Line;
import patolli.text.Texts;
import patolli.ui.table.AllTables;
import patolli.ui.table.Lying;
import patolli.ui.table.TableEar;

/** A replay as somebody looks through it. */
class ReplaySceneTest {
    /** How thick the frame is that is painted round the leaf. */
    private static final double FRAME = 11;
    private static final List<Step> STEPS = Records.secondThoughts(Records.contest(2));
    private final Preferences preferences = new Preferences();
    private final List<List<String>> written = new ArrayList<>();
    private int left;
    private int reviewed;
    private final List<Seats> edited = new ArrayList<>();
    private int rolled;
    private ReplayModel model;
    private Alone alone;

    @AfterEach
    void close() {
        alone.close();
    }

    private void open(List<Step> steps) {
        open(steps, GameTables.ALL);
    }

    private void open(List<Step> steps, AllTables tables) {
        preferences.tempoProperty().set(Tempo.INSTANT);
        alone = Alone.show(() -> {
            model = new ReplayModel(steps.getFirst().turn().before(), steps);
            return ReplayScene.load(tables, model, new ReplayDesk("An evening", (lines, then) -> {
                written.add(lines);
                then.accept("It is written.");
            }, record -> reviewed++, record -> rolled++, edited::add, () -> left++), preferences, TestPictures.get(),
                    TableEar.DEAF);
        });
    }

    private int position() {
        return Fx.call(model::position);
    }

    private void click(String id) {
        Mouse.click(alone.node("#" + id));
    }

    private void liesAsThePositionSays() {
        Lying.exactly(alone.scene(), () -> (PatolliState) model.state());
    }

    @Test
    @Tag("breadth")
    void everyPositionForwardsAndBackLiesAsItWasPlayed() {
        open(STEPS);
        for (int i = 0; i < STEPS.size(); i++) {
            Fx.run(model::forward);
            if (i % 7 == 0 || STEPS.get(i).turn().events().size() > 3) {
                assertThat((Object) Fx.call(() -> model.state())).isEqualTo(STEPS.get(i).turn().after());
                liesAsThePositionSays();
            }
        }
        liesAsThePositionSays();
        for (int i = STEPS.size() - 1; i >= 0; i--) {
            Fx.run(model::back);
            if (i % 11 == 0) {
                liesAsThePositionSays();
            }
        }
        assertThat(position()).isZero();
        liesAsThePositionSays();
    }

    @Test
    void luckAndSkillAreAskedForByKeyAndByMenu() {
        open(STEPS);
        Fx.run(model::togglePlaying);
        Keys.type(KeyCode.R);
        assertThat(Fx.call(() -> reviewed)).isEqualTo(1);
        assertThat(Fx.call(() -> model.playingProperty().get())).isFalse();
        click("review");
        assertThat(Fx.call(() -> reviewed)).isEqualTo(2);
    }

    @Test
    @Tag("breadth")
    void aPositionIsPlayedOutByKeyAndByMenu() {
        open(STEPS);
        Fx.run(model::togglePlaying);
        Keys.type(KeyCode.O);
        assertThat(Fx.call(() -> rolled)).isEqualTo(1);
        assertThat(Fx.call(() -> model.playingProperty().get())).isFalse();
        click("rollout");
        assertThat(Fx.call(() -> rolled)).isEqualTo(2);
    }

    @Test
    @Tag("breadth")
    void thePositionIsSetUpOtherwiseByKeyAndByMenu() {
        open(STEPS);
        Fx.run(model::togglePlaying);
        Keys.type(KeyCode.E);
        assertThat(Fx.call(() -> edited)).containsExactly(STEPS.getFirst().seats());
        assertThat(Fx.call(() -> model.playingProperty().get())).isFalse();
        click("edit");
        assertThat(Fx.call(() -> edited)).hasSize(2);
    }

    @Test
    void theLastMoveIsMarked() {
        open(STEPS);
        assertThat(rings()).isZero();
        int entered = firstMove(move -> move.from() instanceof Spot.Hand);
        int gone = firstMove(move -> move.from() instanceof Spot.Square && move.to() instanceof Spot.Square);
        Fx.run(() -> model.jump(entered + 1));
        assertThat(rings()).as("where it came in").isEqualTo(1);
        assertThat(on("trail")).isZero();
        Fx.run(() -> model.jump(gone + 1));
        assertThat(on("trail")).as("on its way").isPositive();
        assertThat(rings()).as("where it came to stand").isEqualTo(1);
        Fx.run(() -> model.jump(0));
        assertThat(rings()).isZero();
        assertThat(on("trail")).isZero();
    }

    private static int firstMove(Predicate<Leg> such) {
        return IntStream.range(0, STEPS.size()).filter(i -> Walked.of(STEPS.get(i).turn()).stream()
                .anyMatch(such)).findFirst().orElseThrow();
    }

    private long rings() {
        return on("prints");
    }

    private long on(String layer) {
        return Fx.call(() -> ((Pane) alone.node("#" + layer)).getChildren().size());
    }

    @Test
    void theKeysGoThroughSteps() {
        open(STEPS);
        for (int i = 1; i <= 12; i++) {
            Keys.type(KeyCode.RIGHT);
            assertThat(position()).isEqualTo(i);
            liesAsThePositionSays();
        }
        for (int i = 11; i >= 8; i--) {
            Keys.type(KeyCode.LEFT);
            assertThat(position()).isEqualTo(i);
            liesAsThePositionSays();
        }
        Keys.type(KeyCode.PAGE_DOWN);
        assertThat(position()).isEqualTo(Step.games(STEPS).get(1));
        liesAsThePositionSays();
        Keys.type(KeyCode.END);
        assertThat(position()).isEqualTo(STEPS.size());
        Keys.type(KeyCode.PAGE_UP);
        assertThat(position()).isEqualTo(Step.games(STEPS).getLast());
        Keys.type(KeyCode.HOME);
        assertThat(position()).isZero();
        liesAsThePositionSays();
    }

    @Test
    void theButtonsDoTheSame() {
        open(STEPS);
        click("forward");
        click("forward");
        click("back");
        assertThat(position()).isEqualTo(1);
        click("nextGame");
        assertThat(position()).isEqualTo(Step.games(STEPS).get(1));
        click("previousGame");
        assertThat(position()).isZero();
        click("end");
        assertThat(position()).isEqualTo(STEPS.size());
        liesAsThePositionSays();
        click("start");
        assertThat(position()).isZero();
    }

    @Test
    void theRailIsDragged() {
        open(STEPS);
        var thumb = alone.node("#rail .thumb");
        Point2D from = Fx.call(() -> Mouse.middle(thumb));
        Mouse.drag(thumb, from.add(60, 0));
        assertThat(position()).isBetween(STEPS.size() / 5, STEPS.size() / 2);
        liesAsThePositionSays();
    }

    @Test
    void spacePlaysAndPausesAndNoButtonIsPressedByIt() {
        open(STEPS);
        preferences.tempoProperty().set(Tempo.RELAXED);
        Fx.run(() -> alone.scene().lookup("#end").requestFocus());
        Keys.type(KeyCode.SPACE);
        Fx.until("a few steps were played", () -> model.position() >= 3);
        assertThat(Fx.call(() -> model.playingProperty().get())).isTrue();
        Keys.type(KeyCode.SPACE);
        int stopped = position();
        Fx.until("the last one was shown", () -> model.toldProperty().get() == stopped - 1
                && model.state().equals(model.state(stopped)));
        assertThat(position()).isEqualTo(stopped).isLessThan(STEPS.size());
        liesAsThePositionSays();
    }

    @Test
    @Tag("breadth")
    void playedOnWithReducedMotionItEndsAsItShould() {
        preferences.of(Settings.MOTION).set(Movement.REDUCED);
        open(STEPS);
        Fx.run(() -> model.jump(STEPS.size() - 3));
        preferences.tempoProperty().set(Tempo.FAST);
        click("play");
        Fx.until("it is at the end", () -> model.position() == STEPS.size() && !model.playingProperty().get());
        liesAsThePositionSays();
    }

    @Test
    void aStepBackGlidesThereAndCanBeCutShort() {
        open(STEPS);
        Fx.run(() -> model.jump(40));
        preferences.tempoProperty().set(Tempo.RELAXED);
        Keys.type(KeyCode.LEFT);
        Keys.type(KeyCode.LEFT);
        Keys.type(KeyCode.RIGHT);
        Keys.type(KeyCode.RIGHT);
        Keys.type(KeyCode.RIGHT);
        assertThat(position()).isEqualTo(41);
        Fx.until("it has arrived", () -> model.state().equals(model.state(41)) && model.toldProperty().get() == 40);
        liesAsThePositionSays();
    }

    @Test
    void aClickOnALineTurnsToIt() {
        open(STEPS);
        Fx.run(() -> model.jump(20));
        Line line = Fx.call(() -> cells().get(3).getItem());
        Mouse.click(Fx.call(() -> cells().get(3)));
        assertThat(position()).isEqualTo(line.last() + 1);
        liesAsThePositionSays();
    }

    @Test
    void theLineOfThePositionIsMarkedAndSeen() {
        open(STEPS);
        for (int at : new int[] {1, 17, STEPS.size() / 2, STEPS.size()}) {
            Fx.run(() -> model.jump(at));
            Fx.until("the line of step " + at + " is marked and seen", () -> cells().stream().anyMatch(cell ->
                    cell.getPseudoClassStates().toString().contains("current") && cell.getItem().first() <= at
                            && at - 1 <= cell.getItem().last()));
            assertThat(Fx.call(() -> cells().stream().filter(cell -> cell.getPseudoClassStates().toString()
                    .contains("current")).count())).isEqualTo(1);
        }
    }

    @SuppressWarnings("unchecked") // the list holds lines
    private List<ListCell<Line>> cells() {
        ListView<Line> list = (ListView<Line>) alone.scene().lookup("#chronicleLines");
        list.getScene().getRoot().layout();
        return list.lookupAll(".chronicle-line").stream().map(cell -> (ListCell<Line>) cell)
                .filter(cell -> cell.getItem() != null && cell.isVisible())
                .sorted(Comparator.comparing(ListCell::getIndex)).toList();
    }

    @Test
    void theChronicleIsExportedAndCopiedAsItIs() {
        open(STEPS);
        List<String> due = new Chronicle(new Texts("story")).lines(STEPS).stream().map(Line::text).toList();
        click("export");
        assertThat(written).containsExactly(due);
        assertThat(alone.text("#expected")).isEqualTo("It is written.");
        click("forward");
        assertThat(alone.text("#expected")).isNotEqualTo("It is written.");
        click("copy");
        assertThat(Fx.call(() -> Clipboard.getSystemClipboard().getString()).lines()).containsExactlyElementsOf(due);
    }

    @Test
    void escBackspaceAndTheButtonLeave() {
        open(STEPS);
        Keys.type(KeyCode.ESCAPE);
        Keys.type(KeyCode.BACK_SPACE);
        click("leave");
        assertThat(left).isEqualTo(3);
    }

    @Test
    void theLeafsFrameCutsNothingOfItsName() {
        open(STEPS);
        var leaf = bounds(".replay-leaf");
        var name = bounds(".replay-name");
        assertThat(name.getMinY()).isGreaterThan(leaf.getMinY() + FRAME);
        assertThat(name.getMaxY()).isLessThanOrEqualTo(bounds(".chronicle").getMinY() + 1);
    }

    private Bounds bounds(String node) {
        return Fx.call(() -> alone.scene().lookup(node).localToScene(alone.scene().lookup(node).getLayoutBounds()));
    }

    @Test
    void theLeafCoversNoSquareAndNoPiece() {
        open(STEPS);
        var leaf = Fx.call(() -> alone.scene().lookup(".replay-leaf").localToScene(
                alone.scene().lookup(".replay-leaf").getLayoutBounds()));
        for (int square = 0; square < PatolliSquares.SQUARES; square++) {
            assertThat(Lying.corners(square)).as("square " + square).noneMatch(leaf::contains);
        }
        assertThat(Fx.call(() -> alone.scene().lookup("#pieceLayer").lookupAll(".image-view").stream()
                .map(piece -> piece.localToScene(piece.getLayoutBounds())).filter(leaf::intersects).toList()))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = "pagade")
    void aGameWithoutAMatIsToldOnItsLeafAlone(String setup) {
        State first = Records.game(setup, 1).getFirst().before();
        open(Step.of(Records.game(setup, 1), Records.seats(first)), new AllTables(GameTables.ALL.tables().stream()
                .filter(table -> table.game() != first.game()).toList()));
        assertThat(Fx.call(() -> alone.scene().lookup("#pieceLayer"))).isNull();
        Keys.type(KeyCode.RIGHT);
        assertThat(position()).isEqualTo(1);
        click("end");
        assertThat(position()).isEqualTo(model.size());
        assertThat(Fx.call(() -> cells().stream().flatMap(cell -> cell.lookupAll(".chronicle-text").stream())
                .map(text -> ((Text) text).getText()).filter(text -> !text.isBlank()).toList())).isNotEmpty();
        click("export");
        assertThat(alone.text("#news")).isEqualTo("It is written.");
    }

    @Test
    void whatIsNotedBesideAStepIsSaidWithIt() {
        open(STEPS);
        int back = IntStream.range(0, STEPS.size()).filter(i -> !STEPS.get(i).marks().isEmpty()).findFirst()
                .orElseThrow();
        Fx.run(() -> model.jump(back + 1));
        assertThat(alone.text("#expected")).isEqualTo("Thrown before you, and entered.");
        Keys.type(KeyCode.RIGHT);
        assertThat(alone.text("#expected")).isEqualTo("It was taken back afterwards.");
    }
}
