package patolli.ui.ending;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import patolli.board.LyingMat;
import patolli.model.Preferences;
import patolli.model.Tempo;
import patolli.rules.Side;
import patolli.testkit.Alone;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.testkit.TestPictures;
import patolli.ui.common.DesignPane;
import patolli.ui.ending.EndingModel.Choice;
import patolli.ui.ending.EndingModel.Kind;

/** An end alone, over a model of its own. */
class EndingSceneTest {
    private final List<String> chosen = new ArrayList<>();
    private final Preferences preferences = new Preferences();

    @BeforeEach
    void instant() {
        preferences.tempoProperty().set(Tempo.INSTANT);
    }

    private Alone show(Kind kind) {
        return Alone.show(() -> EndingScene.load(new EndingModel(kind, "A title", "Because.", "Something to say.",
                List.of(new Choice("_First", () -> chosen.add("first")),
                        new Choice("_Second", () -> chosen.add("second")))), TestPictures.get(), preferences));
    }

    @ParameterizedTest
    @EnumSource
    void everyEndShowsItsWordsOnItsCalmSide(Kind kind) {
        try (Alone end = show(kind)) {
            assertThat(end.text("#title")).isEqualTo("A title");
            assertThat(end.text("#why")).isEqualTo("Because.");
            assertThat(end.text("#saying")).isEqualTo("Something to say.");
            Node words = end.node("#words");
            Bounds where = Fx.call(() -> words.localToScene(words.getLayoutBounds()));
            assertThat(where.getCenterX() > DesignPane.WIDTH / 2).isEqualTo(kind.calmRight());
            assertThat(where.getMinX()).isGreaterThan(30);
            assertThat(where.getMaxX()).isLessThan(DesignPane.WIDTH - 30);
        }
    }

    /** The light of the evening tells how far it has come: between games it is still night. */
    @Test
    void onTheMatMorningComesWithTheEndOfTheContest() {
        try (Alone end = show(Kind.MAT_OVER)) {
            assertThat(Fx.call(() -> end.scene().lookup("#daybreak"))).isNotNull();
        }
        try (Alone end = show(Kind.MAT_WON)) {
            assertThat(Fx.call(() -> end.scene().lookup("#daybreak"))).isNull();
        }
    }

    /** Sides that do not play on a mat have no such pieces. */
    @Test
    void thePiecesOfAllWhoHaveWonLieOnTheMat() {
        EndingModel model = new EndingModel(Kind.MAT_OVER, "A title", "", "Said.", List.of(new Choice("_First",
                () -> { })));
        try (Alone end = Alone.show(() -> EndingScene.load(model.laidBy(Set.of(Side.BLUE, Side.RED, Side.BLACK)),
                TestPictures.get(), preferences))) {
            Pane ground = (Pane) end.node("#ground");
            List<Bounds> pieces = Fx.call(() -> ((Group) ground.getChildren().getFirst()).getChildren().stream()
                    .filter(node -> node instanceof ImageView view && view.getImage().getUrl().contains("won-"))
                    .map(Node::getBoundsInParent).toList());
            assertThat(pieces).as("red's at the left, blue's at the right").hasSize(2);
            assertThat(pieces.getFirst().getCenterX()).isLessThan(400);
            assertThat(pieces.getLast().getCenterX()).isGreaterThan(550);
        }
    }

    /** As large as each other, side by side, before the words and on the far side of the mat. */
    @Test
    void thoseWhoHaveWonStandBehindTheMatInTheLightOfTheCoals() {
        EndingModel model = new EndingModel(Kind.MAT_OVER, "A title", "", "Said.", List.of(new Choice("_First",
                () -> { }))).before(List.of("patolli/merchant.png", "bell/eagle.png"));
        try (Alone end = Alone.show(() -> EndingScene.load(model, TestPictures.get(), preferences))) {
            Bounds first = Fx.call(() -> end.node("#victor-1").getBoundsInParent());
            Bounds second = Fx.call(() -> end.node("#victor-2").getBoundsInParent());
            assertThat(first.getHeight()).isCloseTo(second.getHeight(), Offset.offset(1.0)).isGreaterThan(280);
            assertThat(first.getCenterX()).isLessThan(second.getCenterX() - 150);
            assertThat(second.getMaxX()).isLessThan(Fx.call(() -> end.node("#words").getBoundsInParent().getMinX()));
            assertThat(first.getMaxY()).isBetween(540.0, 575.0);
            assertThat(end.node("#coals")).isNotNull();
        }
    }

    /** A mat of another game brings its floor with it, up to the wall. */
    @Test
    void noMatIsLaidOverThem() {
        EndingModel model = new EndingModel(Kind.MAT_OVER, "A title", "", "Said.", List.of(new Choice("_First",
                () -> { }))).before(List.of("bell/weaver.png")).on(Optional.of(new EndPlace.Laid(
                "mictlan/mat-bell.jpg", 0, 496)));
        try (Alone end = Alone.show(() -> EndingScene.load(model, TestPictures.get(), preferences))) {
            List<Node> seen = Fx.call(() -> List.copyOf(end.node("#mat").getParent().getChildrenUnmodifiable()));
            assertThat(seen.indexOf(end.node("#victor-1"))).isGreaterThan(seen.indexOf(end.node("#mat")));
        }
    }

    /** Else the bowl of coals before the mat is the hero, and what lies in front is under the winner's toes. */
    @Test
    void whoeverHasWonAloneIsTallAndStandsClearOfTheTopOfTheMat() {
        EndingModel model = new EndingModel(Kind.MAT_OVER, "A title", "", "Said.", List.of(new Choice("_First",
                () -> { }))).before(List.of("bell/weaver.png"));
        try (Alone end = Alone.show(() -> EndingScene.load(model, TestPictures.get(), preferences))) {
            Bounds alone = Fx.call(() -> end.node("#victor-1").getBoundsInParent());
            assertThat(alone.getHeight()).isGreaterThan(390);
            assertThat(alone.getCenterX()).isGreaterThan(600);
            assertThat(alone.getMaxX()).isLessThan(Fx.call(() -> end.node("#words").getBoundsInParent().getMinX()));
        }
    }

    @Test
    void whereHeSpeaksHimselfNobodyElseStands() {
        EndingModel model = new EndingModel(Kind.CONTEST_LOST, "A title", "", "Said.", List.of(new Choice("_First",
                () -> { }))).before(List.of("patolli/merchant.png"));
        try (Alone end = Alone.show(() -> EndingScene.load(model, TestPictures.get(), preferences))) {
            assertThat(Fx.call(() -> end.scene().lookup("#victor-1"))).isNull();
            assertThat(Fx.call(() -> end.scene().lookup("#coals"))).isNull();
        }
    }

    @Test
    void thingsLieOnTheMatWhereTheyLayOnTheTable() {
        EndingModel model = new EndingModel(Kind.MAT_WON, "A title", "", "Said.", List.of(new Choice("_First",
                () -> { }))).with(List.of(new Remnant("asset-knife", LyingMat.DRAWN)));
        try (Alone end = Alone.show(() -> EndingScene.load(model, TestPictures.get(), preferences))) {
            Pane ground = (Pane) end.node("#ground");
            Bounds knife = Fx.call(() -> ((Group) ground.getChildren().getFirst()).getChildren().getLast()
                    .getBoundsInParent());
            assertThat(knife.getCenterX()).isCloseTo(LyingMat.seen(LyingMat.DRAWN).x(), Offset.offset(0.6));
            assertThat(knife.getCenterY()).isCloseTo(LyingMat.seen(LyingMat.DRAWN).y(), Offset.offset(0.6));
        }
    }

    @Test
    void enterTakesTheFirstChoiceAndTabReachesTheOther() {
        try (Alone end = show(Kind.GAME_LOST)) {
            Keys.type(KeyCode.ENTER);
            Keys.type(KeyCode.TAB);
            Keys.type(KeyCode.ENTER);
            assertThat(chosen).containsExactly("first", "second");
        }
    }

    @Test
    void aClickChooses() {
        try (Alone end = show(Kind.CONTEST_WON)) {
            Mouse.click(Fx.call(() -> end.scene().getRoot().lookupAll(".codex-button").stream().toList().getLast()));
            assertThat(chosen).containsExactly("second");
        }
    }

    @Test
    void theWordsComeOneAfterTheOtherAndAreThereInTheEnd() {
        preferences.tempoProperty().set(Tempo.FAST);
        try (Alone end = show(Kind.CONTEST_LOST)) {
            Node saying = end.node("#saying");
            assertThat(Fx.call(saying::getOpacity)).isLessThan(1);
            Fx.until("it is said", () -> saying.getOpacity() == 1);
        }
    }

    @Test
    void enterShowsAllWordsBeforeItChooses() {
        preferences.tempoProperty().set(Tempo.RELAXED);
        try (Alone end = show(Kind.GAME_LOST)) {
            Node saying = end.node("#saying");
            Keys.type(KeyCode.ENTER);
            assertThat(chosen).isEmpty();
            Fx.until("all is said at once", () -> saying.getOpacity() == 1);
            Keys.type(KeyCode.ENTER);
            assertThat(chosen).containsExactly("first");
        }
    }
}
