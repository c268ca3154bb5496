package patolli.ui.bell;

import static org.assertj.core.api.Assertions.assertThat;

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
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.bell.BellState;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;

/** Whole games at Bell's table, with random choices among the legal moves; the profile long has more of each kind. */
class BellWholeGamesTest {
    private static final int KEYS = 9;
    private final TestTable test = new TestTable();
    private final Random choice = new Random(12);

    @AfterEach
    void close() {
        test.close();
    }

    @Tag("long")
    @Tag("variants")
    @ParameterizedTest
    @ValueSource(strings = {"players=2", "players=2 forfeits=step-back wedges=16", "players=4 partners=true",
            "players=3 stake=0 penalty=0"})
    void byMouseAlone(String options) {
        test.open("bell " + options, Set.of(), 5);
        play(true);
    }

    @Test
    @Tag("breadth")
    void byKeyboardAlone() {
        byKeyboard("players=4 forfeits=miss-turn");
    }

    @Tag("long")
    @Tag("variants")
    @ParameterizedTest
    @ValueSource(strings = {"players=3", "players=4 partners=true forfeits=step-back", "players=2 first=blue"})
    void byKeyboard(String options) {
        test.open("bell " + options, Set.of(), 6);
        play(false);
    }

    @Test
    @Tag("breadth")
    void byMouseAgainstThreeComputers() {
        test.open("bell players=4 forfeits=step-back wedges=16", Set.of(Side.YELLOW, Side.BLUE, Side.GREEN), 7);
        play(true);
        assertThat(played(Side.RED)).as("red's own choices").isPositive();
    }

    @Test
    @Tag("breadth")
    void fourComputersAreWatchedToTheEnd() {
        watch("players=4 partners=true forfeits=miss-turn");
    }

    @Tag("long")
    @Tag("variants")
    @Test
    void fourComputersAloneAreWatchedToTheEnd() {
        watch("players=4");
    }

    private void watch(String options) {
        test.open("bell " + options, List.of(Side.RED, Side.YELLOW, Side.BLUE, Side.GREEN), 8);
        Fx.until("the game is over", () -> test.model.awaiting() == Awaiting.NEW_CONTEST);
        BellLying.exactly(test);
        assertThat(test.state().phase()).isEqualTo(Phase.OVER);
        for (Side side : test.state().sides()) {
            assertThat(played(side)).as(side + " has moved").isPositive();
        }
        assertThat(test.text("expected")).contains("New contest");
    }

    private long played(Side side) {
        return Fx.call(() -> test.model.history().stream().map(Turn::events).flatMap(List::stream)
                .filter(event -> event instanceof Event.Moved moved && moved.side() == side).count());
    }

    private void play(boolean mouse) {
        int choices = 0;
        while (test.untilAwaited() != Awaiting.NEW_CONTEST) {
            BellLying.exactly(test);
            if (test.awaiting() == Awaiting.THROW) {
                throwBeans(mouse);
            } else {
                choices++;
                choose(mouse);
            }
        }
        BellLying.exactly(test);
        assertThat(choices).isGreaterThan(20);
        assertThat(test.state().winners()).isNotEmpty();
    }

    private void throwBeans(boolean mouse) {
        if (mouse) {
            Node beans = Fx.call(() -> test.scene.lookup("#beansSpot"));
            Mouse.press(beans);
            Mouse.release(beans);
        } else {
            Keys.type(KeyCode.ENTER);
        }
    }

    private void choose(boolean mouse) {
        BellState state = test.state();
        int wanted = choice.nextInt(state.moves().size());
        String move = state.text(state.moves().get(wanted));
        int before = test.played().size();
        if (mouse) {
            Mouse.click(place(move));
        } else if (wanted < KEYS && choice.nextBoolean()) {
            Keys.type(KeyCode.valueOf("DIGIT" + (wanted + 1)));
            Keys.type(KeyCode.ENTER);
        } else {
            for (int i = 0; i <= wanted; i++) {
                Keys.type(KeyCode.RIGHT);
            }
            Keys.type(KeyCode.ENTER);
        }
        assertThat(test.played().get(before)).isEqualTo(move);
    }

    /** Where a move can be clicked: its piece, the square where that lands, or the arrow that leads on. */
    private Node place(String move) {
        List<String> kinds = choice.nextBoolean() ? List.of("move-", "target-", "onward-")
                : List.of("onward-", "target-", "move-");
        return kinds.stream().flatMap(kind -> test.hit(kind + move).stream()).findFirst().orElseThrow();
    }
}
