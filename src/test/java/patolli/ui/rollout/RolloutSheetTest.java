package patolli.ui.rollout;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.DecimalFormat;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.ai.rollout.Candidate;
import patolli.ai.rollout.Luck;
import patolli.ai.rollout.Rollout;
import patolli.ai.rollout.Rollout.Standing;
import patolli.ai.rollout.Rollout.What;
import patolli.app.GameTables;
import patolli.model.Preferences;
import patolli.model.RolloutModel;
import patolli.play.Level;
import patolli.play.Seats;
import patolli.rules.Phase;
import patolli.rules.State;
import patolli.testkit.Alone;
import patolli.testkit.Contrast;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.testkit.Positions;
import patolli.testkit.TestPictures;
import patolli.text.MoveWords;

/** The sheet of a rollout as somebody works with it; moves at random make its games quick. */
class RolloutSheetTest {
    private static final Rollout QUICK = new Rollout(Optional.empty(), Luck.LEFT_IN);
    private static final long SEED = 1996;
    private static final State CHOICE = Positions.game("pagade", 3).filter(state -> state.phase() == Phase.MOVE
            && state.moves().size() > 3).findFirst().orElseThrow();
    private final Queue<Runnable> due = new ArrayDeque<>();
    private final List<Level> levels = new ArrayList<>();
    private RolloutModel model;
    private int closed;
    private Alone alone;

    @AfterEach
    void close() {
        alone.close();
    }

    private void open(State position, Executor beside) {
        model = new RolloutModel(level -> {
            levels.add(level);
            return QUICK;
        }, beside, Runnable::run);
        alone = Alone.show(() -> RolloutSheet.load(new RolloutDesk(model, position,
                Seats.mirrorPlays(position.sides(), position.sides().getLast()),
                GameTables.ALL.playing(position.game()), () -> closed++), new Preferences(), TestPictures.get()));
    }

    private String text(String id) {
        return Fx.call(() -> ((Labeled) alone.node("#" + id)).getText());
    }

    private boolean isSeen(String id) {
        return Fx.call(() -> alone.scene().lookup("#" + id).isVisible());
    }

    private List<String> written(String style) {
        return Fx.call(() -> alone.node("#candidates").lookupAll(style).stream()
                .map(node -> ((Labeled) node).getText()).toList());
    }

    private static List<Candidate> found(State position, What what, int games) {
        List<Standing> told = new ArrayList<>();
        QUICK.run(position, what, games, SEED, told::add, () -> false);
        return told.getLast().candidates();
    }

    @Test
    void everyMoveIsToldWithItsChanceAndIntervalTheBestFirst() {
        open(CHOICE, Runnable::run);
        assertThat(text("position")).contains(CHOICE.game().casts().text(CHOICE.cast()));
        Mouse.click(alone.node("#numbers-50"));
        Mouse.click(alone.node("#begin"));
        List<Candidate> found = found(CHOICE, What.EVERY_MOVE, 50);
        MoveWords words = new MoveWords();
        assertThat(written(".share-name")).as("those that bear numbers on the board are told by what they do")
                .isEqualTo(IntStream.range(0, found.size()).mapToObj(n -> n < 6
                        ? words.shown(CHOICE, found.get(n).move().orElseThrow())
                        : words.tell(CHOICE, found.get(n).move().orElseThrow())).toList());
        List<String> told = Fx.call(() -> alone.node("#candidates").lookupAll(".chance-reed").stream()
                .map(Node::getAccessibleText).toList());
        assertThat(told).doesNotHaveDuplicates().hasSameSizeAs(found).allMatch(each -> found.stream().anyMatch(one ->
                each.startsWith(words.tell(CHOICE, one.move().orElseThrow()) + ": ")));
        assertThat(written(".share-number")).isEqualTo(found.stream().map(one ->
                whole(one.chance().value()) + "%  (" + whole(one.chance().low()) + " to "
                + whole(one.chance().high()) + ")").toList());
        long best = found.stream().filter(one -> one.chance().high() >= found.getFirst().chance().low()).count();
        assertThat(Fx.call(() -> alone.node("#candidates").lookupAll(".chance-reed.best"))).hasSize((int) best);
        assertThat(text("played")).isEqualTo("50 games each");
        assertThat(isSeen("lead")).isFalse();
        assertThat(levels).containsExactly(Level.MIRROR);
        assertThat(Fx.call(() -> alone.node("#narrowing").getAccessibleText())).contains("After 50 games each")
                .contains(words.tell(CHOICE, found.getFirst().move().orElseThrow()))
                .contains(written(".share-number").getFirst());
        assertThat(written(".rank")).as("those on the board").isEqualTo(IntStream.rangeClosed(1, Math.min(6,
                found.size())).mapToObj(String::valueOf).toList()).contains("1", "2", "3");
    }

    @Test
    void inTheMiddleOfATurnTheDieThatIsLeftIsTold() {
        State half = Positions.game("pagade", 3).filter(state -> state.phase() == Phase.MOVE && state.cast() < 0
                && state.moves().size() > 1).findFirst().orElseThrow();
        open(half, due::add);
        assertThat(text("position")).endsWith(" " + half.dice().getFirst());
    }

    @Test
    void theBoardIsThereFromTheBeginningAndTheChartWhenItIsBegun() {
        open(CHOICE, due::add);
        assertThat(Fx.call(() -> alone.node("#board").lookup("ImageView"))).isNotNull();
        assertThat(isSeen("chart")).isFalse();
        assertThat(isSeen("lead")).isTrue();
        assertThat(isSeen("example")).isTrue();
        assertThat(isSeen("legend")).isFalse();
        Keys.type(KeyCode.ENTER);
        assertThat(isSeen("chart")).isTrue();
        assertThat(isSeen("lead")).isFalse();
        assertThat(isSeen("example")).isFalse();
        Fx.run(() -> due.remove().run());
        assertThat(isSeen("legend")).as("what the colours say").isTrue();
    }

    @Test
    void thePositionAloneAndWeakerPlayersCanBeChosen() {
        open(CHOICE, Runnable::run);
        Mouse.click(alone.node("#whats-position"));
        Mouse.click(alone.node("#levels-merchant"));
        Mouse.click(alone.node("#numbers-50"));
        Mouse.click(alone.node("#begin"));
        assertThat(levels).containsExactly(Level.MERCHANT);
        assertThat(written(".share-name")).containsExactly("the position");
        assertThat(written(".share-number")).singleElement().asString().startsWith(
                whole(found(CHOICE, What.POSITION, 50).getFirst().chance().value()) + "%");
    }

    private static String whole(double share) {
        return new DecimalFormat("0").format(100 * share);
    }

    @Test
    void beforeAThrowThereIsOnlyThePosition() {
        open(Positions.game("patolli", 2).filter(state -> state.phase() == Phase.CAST).findFirst().orElseThrow(),
                due::add);
        assertThat(isSeen("whats")).isFalse();
        assertThat(text("position")).isEqualTo("You, before a throw");
    }

    @Test
    void whileItIsPlayedItCanBeStoppedByKeyAndWhatWasFoundStands() {
        open(CHOICE, due::add);
        assertThat(alone.isFocused("#begin")).isTrue();
        Keys.type(KeyCode.ENTER);
        assertThat(alone.isFocused("#stop")).isTrue();
        assertThat(text("played")).contains("first games");
        assertThat(Fx.call(() -> alone.node("#levels").isDisabled())).isTrue();
        model.standingProperty().subscribe(standing -> standing.filter(now -> now.part() > 0.3)
                .ifPresent(now -> model.stop()));
        Fx.run(() -> due.remove().run());
        assertThat(text("played")).startsWith("Stopped after ").endsWith(" of 200 games each");
        assertThat(written(".share-name")).hasSize(CHOICE.moves().size());
        assertThat(alone.isFocused("#begin")).isTrue();
        assertThat(text("begin")).isEqualTo("_Begin again");
        Keys.type(KeyCode.ENTER);
        assertThat(text("played")).as("anew").contains("first games");
    }

    @Test
    void whoClosesTheSheetStopsIt() {
        open(CHOICE, due::add);
        Mouse.click(alone.node("#begin"));
        Mouse.click(alone.node("#close"));
        assertThat(Fx.call(() -> closed)).isEqualTo(1);
        Fx.run(() -> alone.view().detach());
        assertThat(Fx.call(() -> model.runningProperty().get())).isFalse();
        Fx.run(() -> due.remove().run());
        assertThat(Fx.call(() -> model.standingProperty().get())).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"#position .text", "#candidates .share-name .text", "#candidates .share-number .text",
        "#played .text", ".setting-name .text"})
    @Tag("breadth")
    void everyWordStandsOut(String selector) {
        try (Fx.Painting painted = Fx.painting()) {
            open(CHOICE, Runnable::run);
            Mouse.click(alone.node("#numbers-50"));
            Mouse.click(alone.node("#begin"));
            Fx.until(selector + " is seen", () -> {
                alone.scene().getRoot().applyCss();
                alone.scene().getRoot().layout();
                return Contrast.measured((Text) alone.scene().lookup(selector)).isPresent();
            });
            assertThat(Fx.call(() -> Contrast.of((Text) alone.scene().lookup(selector)))).isGreaterThanOrEqualTo(4.5);
        }
    }
}
