package patolli.ui.tablan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
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
import patolli.rules.tablan.TablanState;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;

/** Whole games at the plank, with random choices among the legal moves; the profile long has more of each kind. */
class TablanWholeGamesTest {
    private final PlankScene test = new PlankScene();
    private final Random choice = new Random(15);

    @AfterEach
    void close() {
        test.close();
    }

    @Test
    @Tag("breadth")
    void byMouseAlone() {
        byMouse("end=first-home");
    }

    @Tag("long")
    @Tag("variants")
    @ParameterizedTest
    @ValueSource(strings = {"", "in-order=true", "first=black"})
    void byMouse(String options) {
        test.open("tablan " + options, Set.of(), 5);
        play(true);
    }

    @Test
    @Tag("breadth")
    void byKeyboardAlone() {
        byKeyboard("end=first-home first=white");
    }

    @Tag("long")
    @Tag("variants")
    @ParameterizedTest
    @ValueSource(strings = {"first=white", "in-order=true end=first-home"})
    void byKeyboard(String options) {
        test.open("tablan " + options, Set.of(), 6);
        play(false);
    }

    @Test
    @Tag("breadth")
    void againstTheComputer() {
        test.open("tablan", Set.of(Side.BLACK), 7);
        play(true);
        assertThat(played(Side.WHITE)).as("white's own choices").isPositive();
    }

    @Test
    @Tag("breadth")
    void twoComputersAreWatchedToTheEnd() {
        test.open("tablan", List.of(Side.WHITE, Side.BLACK), 8);
        Fx.until("the game is over", () -> test.model.awaiting() == Awaiting.NEW_CONTEST);
        PlankLying.exactly(test);
        assertThat(test.state().phase()).isEqualTo(Phase.OVER);
        assertThat(played(Side.BLACK)).isPositive();
        assertThat(test.text("expected")).contains("New contest");
    }

    private long played(Side side) {
        return Fx.call(() -> test.model.history().stream().map(Turn::events).flatMap(List::stream)
                .filter(event -> event instanceof Event.Moved moved && moved.side() == side).count());
    }

    private void play(boolean mouse) {
        int halves = 0;
        while (test.untilAwaited() != Awaiting.NEW_CONTEST) {
            PlankLying.exactly(test);
            if (test.awaiting() == Awaiting.THROW) {
                throwSticks(mouse);
            } else {
                halves += choose(mouse) > 1 ? 1 : 0;
            }
        }
        PlankLying.exactly(test);
        assertThat(halves).as("throws that two pieces shared").isGreaterThan(5);
    }

    private void throwSticks(boolean mouse) {
        if (mouse) {
            Node sticks = Fx.call(() -> test.scene.lookup("#beansSpot"));
            Mouse.press(sticks);
            Mouse.release(sticks);
        } else {
            Keys.type(KeyCode.ENTER);
        }
    }

    /** How many pieces it moved. */
    private int choose(boolean mouse) {
        TablanState state = test.state();
        MoveView view = state.view(state.moves().get(choice.nextInt(state.moves().size())));
        String move = state.text(view.move());
        int before = test.played().size();
        boolean parts = state.moves().stream().anyMatch(any -> state.view(any).legs().size() > 1);
        if (!parts) {
            whole(move, mouse);
        } else {
            List<Leg> legs = new ArrayList<>(view.legs());
            Collections.shuffle(legs, choice);
            legs.forEach(leg -> leg(state, leg, mouse));
        }
        assertThat(test.played().get(before)).isEqualTo(move);
        return view.legs().size();
    }

    private void whole(String move, boolean mouse) {
        if (mouse) {
            Mouse.click(test.hit("target-" + move).orElseThrow());
        } else {
            until("move-" + move);
            Keys.type(KeyCode.ENTER);
        }
    }

    /** The piece, and where it goes, unless it goes there at once. */
    private void leg(TablanState state, Leg leg, boolean mouse) {
        String from = name(state, leg.from());
        String goal = "goal-" + from + "-" + name(state, leg.to());
        if (mouse) {
            boolean laid = test.hit(goal).isPresent();
            boolean sure = laid || isSole(from);
            if (!laid) {
                Mouse.click(test.hit("pick-" + from).orElseThrow());
            }
            if (!sure || laid) {
                Mouse.click(test.hit(goal).orElseThrow());
            }
        } else {
            if (test.hit(goal).isEmpty()) {
                until("pick-" + from);
                boolean sole = isSole(from);
                Keys.type(KeyCode.ENTER);
                if (sole) {
                    return;
                }
            }
            until(goal);
            Keys.type(KeyCode.ENTER);
        }
    }

    /** Whether a click on a piece plays its only part at once. */
    private boolean isSole(String from) {
        String words = Fx.call(() -> test.hit("pick-" + from).orElseThrow().getAccessibleText());
        return words.startsWith("Go ");
    }

    /** Goes on with the arrow until the place has the focus. */
    private void until(String id) {
        for (int i = 0; i < 60; i++) {
            Keys.type(KeyCode.RIGHT);
            if (Fx.call(() -> test.hit(id).map(Node::isFocused).orElse(false))) {
                return;
            }
        }
        throw new AssertionError(id + " can't be reached");
    }

    private static String name(TablanState state, Spot spot) {
        return state.game().place(((Spot.Square) spot).number()).toString();
    }

    @Test
    void aPieceThatHasGoneItsHalfCanBeTakenBack() {
        test.open("tablan first=white", Set.of(), 11);
        while (test.untilAwaited() != Awaiting.MOVE) {
            throwSticks(false);
        }
        // White's first 2 leads L to M or to N, or K to M, or L to M with K to L.
        assertThat(test.state().moves()).hasSize(3);
        Mouse.click(test.hit("pick-L").orElseThrow());
        Mouse.click(test.hit("goal-L-M").orElseThrow());
        assertThat(test.hit("back-M")).isPresent();
        Keys.type(KeyCode.BACK_SPACE);
        assertThat(test.hit("back-M")).isEmpty();
        PlankLying.exactly(test);
        Mouse.click(test.hit("goal-L-M").orElseThrow());
        Mouse.click(test.hit("back-M").orElseThrow());
        Mouse.click(test.hit("goal-L-N").orElseThrow());
        assertThat(test.played().getLast()).isEqualTo("L-N");
    }
}
