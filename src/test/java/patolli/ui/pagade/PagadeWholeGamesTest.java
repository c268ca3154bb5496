package patolli.ui.pagade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.model.Awaiting;
import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.Leg;
import patolli.rules.MoveView;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.pagade.PagadeState;
import patolli.settings.Settings;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;

/** Games at the cloth, with random choices among the legal moves; the profile long plays whole ones of each kind. */
class PagadeWholeGamesTest {
    private static final Map<Integer, KeyCode> DIGITS = Map.of(1, KeyCode.DIGIT1, 3, KeyCode.DIGIT3, 4, KeyCode.DIGIT4,
            6, KeyCode.DIGIT6);
    private final ClothScene test = new ClothScene();
    private final Random choice = new Random(15);

    @AfterEach
    void close() {
        test.close();
    }

    @Test
    void byMouseAloneToTheEnd() {
        test.open(ClothPositions.nearHome(), Set.of(), 5);
        play(true);
    }

    @Tag("long")
    @Tag("variants")
    @ParameterizedTest
    @ValueSource(strings = {"players=4", "start=6-7-23-24 first=yellow"})
    void byMouseAlone(String options) {
        test.open("pagade " + options, Set.of(), 5);
        play(true);
    }

    @Test
    void byKeyboardAloneToTheEnd() {
        test.open(ClothPositions.nearHome(), Set.of(), 6);
        play(false);
    }

    @Tag("long")
    @Tag("variants")
    @ParameterizedTest
    @ValueSource(strings = {"", "players=4 start=6-7-23-24 first=green"})
    void byKeyboardAlone(String options) {
        test.open("pagade " + options, Set.of(), 6);
        play(false);
    }

    @Test
    @Tag("breadth")
    void againstThreeComputers() {
        test.open("pagade players=4", Set.of(Side.BLACK, Side.YELLOW, Side.GREEN), 7);
        play(true);
        assertThat(played(Side.RED)).as("red's own choices").isPositive();
    }

    @Test
    void fourComputersAreWatchedToTheEnd() {
        test.open(ClothPositions.nearHome(), List.of(Side.RED, Side.BLACK, Side.YELLOW, Side.GREEN), 8);
        Fx.until("the game is over", () -> test.model.awaiting() == Awaiting.NEW_CONTEST);
        ClothLying.exactly(test);
        assertThat(test.state().phase()).isEqualTo(Phase.OVER);
        assertThat(played(Side.BLACK)).isPositive();
        assertThat(test.text("expected")).contains("New contest");
    }

    private long played(Side side) {
        return Fx.call(() -> test.model.history().stream().map(Turn::events).flatMap(List::stream)
                .filter(event -> event instanceof Event.Moved moved && moved.side() == side).count());
    }

    private void play(boolean mouse) {
        while (test.untilAwaited() != Awaiting.NEW_CONTEST) {
            ClothLying.exactly(test);
            if (test.awaiting() == Awaiting.THROW) {
                throwDice(mouse);
            } else {
                choose(mouse);
            }
        }
        ClothLying.exactly(test);
    }

    private void throwDice(boolean mouse) {
        if (mouse) {
            Node dice = Fx.call(() -> test.scene.lookup("#beansSpot"));
            Mouse.press(dice);
            Mouse.release(dice);
        } else {
            Keys.type(KeyCode.ENTER);
        }
    }

    /** A move is chosen by its dice and then the pawn, or by the pawn and then where it goes. */
    private void choose(boolean mouse) {
        PagadeState state = test.state();
        MoveView view = state.view(state.moves().get(choice.nextInt(state.moves().size())));
        int before = test.played().size();
        if (choice.nextBoolean()) {
            dice(view, mouse);
        }
        pawn(view.legs().getFirst(), before, mouse);
        assertThat(test.played().get(before)).isEqualTo(state.text(view.move()));
    }

    private void dice(MoveView view, boolean mouse) {
        String slip = "use-" + String.join("-", view.uses().stream().map(String::valueOf).toList())
                + (view.legs().getFirst().pieces() > 1 ? "-pair" : "");
        if (test.hit(slip).isEmpty()) {
            return;
        }
        if (mouse) {
            String die = "die-" + view.uses().getFirst();
            Mouse.click(test.hit(view.uses().size() == 1 && choice.nextBoolean() ? die : slip).orElseThrow());
        } else if (view.uses().size() == 1) {
            Keys.type(DIGITS.get(view.uses().getFirst()));
        } else {
            until(slip);
            Keys.type(KeyCode.ENTER);
        }
    }

    private void pawn(Leg leg, int before, boolean mouse) {
        String goal = "goal-" + name(leg.from()) + "-" + name(leg.to()) + (leg.pieces() > 1 ? "-pair" : "");
        if (test.hit(goal).isEmpty()) {
            act("pick-" + name(leg.from()), mouse);
        }
        if (test.played().size() == before) {
            act(goal, mouse);
        }
    }

    private void act(String id, boolean mouse) {
        if (mouse) {
            Mouse.click(test.hit(id).orElseThrow());
        } else {
            until(id);
            Keys.type(KeyCode.ENTER);
        }
    }

    /** Goes on with the arrow until the place has the focus. */
    private void until(String id) {
        for (int i = 0; i < 60; i++) {
            if (Fx.call(() -> test.hit(id).map(Node::isFocused).orElse(false))) {
                return;
            }
            Keys.type(KeyCode.RIGHT);
        }
        throw new AssertionError(id + " can't be reached");
    }

    private static String name(Spot spot) {
        return spot instanceof Spot.Square square ? square.number() + (square.again() ? "-again" : "") : "off";
    }

    @Test
    void whatIsChosenCanBeTakenBack() {
        test.open("pagade first=red", Set.of(), 11);
        while (test.untilAwaited() != Awaiting.MOVE) {
            throwDice(false);
        }
        int die = test.state().dice().getFirst();
        Keys.type(DIGITS.get(die));
        assertThat(test.hit("use-" + die).orElseThrow().getPseudoClassStates()).anyMatch(state ->
                state.getPseudoClassName().equals("chosen"));
        Keys.type(KeyCode.BACK_SPACE);
        assertThat(test.hit("use-" + die).orElseThrow().getPseudoClassStates()).noneMatch(state ->
                state.getPseudoClassName().equals("chosen"));
        Node pawn = test.layer("hits").stream().filter(node -> node.getId().startsWith("pick-")).findFirst()
                .orElseThrow();
        Mouse.click(pawn);
        assertThat(test.layer("hits")).anyMatch(node -> node.getId().startsWith("goal-"));
        Keys.type(KeyCode.BACK_SPACE);
        assertThat(test.layer("hits")).noneMatch(node -> node.getId() != null && node.getId().startsWith("goal-"));
    }

    @Test
    void whereOnePawnAloneCanGoAClickMovesIt() {
        test.open("pagade first=red", Set.of(), 11);
        while (test.untilAwaited() != Awaiting.MOVE) {
            throwDice(false);
        }
        PagadeState before = test.state();
        int played = test.played().size();
        Node place = test.layer("hits").stream().filter(node -> node.getId() != null
                && node.getId().startsWith("alone-")).findFirst().orElseThrow();
        Mouse.click(place);
        Fx.until("it is played", () -> test.played().size() > played);
        Leg leg = before.moves().stream().filter(move -> before.text(move).equals(test.played().get(played)))
                .map(before::view).findFirst().orElseThrow().legs().getFirst();
        assertThat(place.getId()).startsWith("alone-" + before.game().place(((Spot.Square) leg.from()).number()));
    }

    @Test
    void aDieThatWasUsedCanBeTakenBackBeforeTheOther() {
        test.open("pagade first=red", Set.of(), 11);
        while (test.untilAwaited() != Awaiting.MOVE) {
            throwDice(false);
        }
        PagadeState before = test.state();
        MoveView view = before.moves().stream().map(before::view).filter(move -> move.uses().size() == 1).findFirst()
                .orElseThrow();
        dice(view, true);
        pawn(view.legs().getFirst(), test.played().size(), true);
        assertThat(test.state().dice()).hasSize(1);
        Keys.type(KeyCode.BACK_SPACE);
        Fx.until("it is taken back", () -> test.model.state().equals(before));
        ClothLying.exactly(test);
    }

    @Test
    void aDieThatHadToBeUsedStaysUsed() {
        test.preferences.of(Settings.OWN_BEANS).set(true);
        test.open(ClothPositions.oneInHand(), Set.of(), 11);
        assertThat(test.untilAwaited()).isEqualTo(Awaiting.OWN_THROW);
        Keys.type(KeyCode.DIGIT4);
        Keys.type(KeyCode.DIGIT4);
        assertThat(test.untilAwaited()).isEqualTo(Awaiting.MOVE);
        assertThat(test.state().dice()).containsExactly(4);
        List<String> played = test.played();
        Keys.type(KeyCode.BACK_SPACE);
        assertThat(test.played()).isEqualTo(played);
        assertThat(test.awaiting()).isEqualTo(Awaiting.MOVE);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void onHalfOfASquareOnePawnIsDroppedAndOnTheOtherThePair(boolean pair) {
        test.open(ClothPositions.twoTogether(), Set.of(), 11);
        assertThat(test.untilAwaited()).isEqualTo(Awaiting.MOVE);
        PagadeState state = test.state();
        MoveView both = state.moves().stream().map(state::view)
                .filter(view -> view.legs().getFirst().pieces() > 1).findFirst().orElseThrow();
        Leg leg = both.legs().getFirst();
        String pick = "pick-" + name(leg.from());
        act(pick, true);
        Node half = test.hit("goal-" + name(leg.from()) + "-" + name(leg.to()) + (pair ? "-pair" : "")).orElseThrow();
        Point2D goal = Fx.call(() -> half.localToScene(half.getLayoutBounds().getCenterX(),
                half.getLayoutBounds().getCenterY()));
        Keys.type(KeyCode.BACK_SPACE);
        Mouse.drag(test.hit(pick).orElseThrow(), goal);
        Fx.until("it is played", () -> !test.model.history().isEmpty());
        assertThat(test.played().getFirst().equals(state.text(both.move()))).isEqualTo(pair);
    }

    @Test
    void realDiceAreEnteredFaceByFace() {
        test.preferences.of(Settings.OWN_BEANS).set(true);
        test.open("pagade first=red", Set.of(), 12);
        assertThat(test.untilAwaited()).isEqualTo(Awaiting.OWN_THROW);
        Keys.type(KeyCode.DIGIT6);
        assertThat(test.awaiting()).isEqualTo(Awaiting.OWN_THROW);
        Keys.type(KeyCode.BACK_SPACE);
        Keys.type(KeyCode.DIGIT4);
        Mouse.click(Fx.call(() -> test.scene.lookup("#own-1")));
        assertThat(test.untilAwaited()).isEqualTo(Awaiting.MOVE);
        assertThat(test.state().dice()).containsExactly(1, 4);
    }

    @Test
    void whyAPawnMustWaitIsToldWhereItStands() {
        test.open(ClothPositions.waitingForACut(), Set.of(), 13);
        while (test.untilAwaited() != Awaiting.MOVE) {
            throwDice(true);
        }
        Node stuck = test.layer("hits").stream().filter(node -> node.getStyleClass().contains("stuck-spot")).findFirst()
                .orElseThrow();
        Mouse.move(stuck);
        assertThat(test.text("expected")).contains("cut");
        assertThat(Fx.call(() -> test.scene.lookup("#stop"))).isNotNull();
    }
}
