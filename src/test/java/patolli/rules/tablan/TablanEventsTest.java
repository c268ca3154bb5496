package patolli.rules.tablan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static patolli.rules.Side.BLACK;
import static patolli.rules.Side.WHITE;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import patolli.rules.Event;
import patolli.rules.Events;
import patolli.rules.Refusal;
import patolli.rules.State;

/** What is told of a cast and of a move; squares are A = 0 to l = 47 along white's path. */
class TablanEventsTest {
    private static final TablanGame GAME = TablanGame.INSTANCE;

    @Test
    void theOpening() throws Refusal {
        State start = GAME.start(Map.of());

        assertThat(cast(start, "8")).containsExactly(new Event.Cast(WHITE, "8"),
                new Event.Passed(WHITE, Event.Reason.NOT_THE_OPENING), new Event.TurnPassed(BLACK));
        assertThat(cast(start, "2")).containsExactly(new Event.Cast(WHITE, "2"), new Event.Begins(WHITE));
    }

    @Test
    void casts() throws Refusal {
        State state = GAME.start(Map.of("first", "black"));

        assertThat(cast(state, "2")).containsExactly(new Event.Cast(BLACK, "2"));
        assertThat(cast(state, "0")).containsExactly(new Event.Cast(BLACK, "0"),
                new Event.Passed(BLACK, Event.Reason.ZERO), new Event.TurnPassed(WHITE));
        assertThat(cast(state, "12")).containsExactly(new Event.Cast(BLACK, "12"),
                new Event.Passed(BLACK, Event.Reason.NO_MOVE), new Event.ExtraTurn(BLACK));
    }

    @Test
    void aCaptureOnTheEnemyHomeRow() throws Refusal {
        TablanPosition position = new TablanPosition().white("", "xB", "").black("bc", "", "");

        assertThat(play(position, "2", "x-b")).containsExactly(new Event.Moved(WHITE, 35, 37),
                new Event.Captured(BLACK, WHITE, 37), new Event.Settled(WHITE, 37), new Event.ExtraTurn(WHITE));
    }

    @Test
    void halvesAreToldInAnOrderInWhichTheyCanBePlayed() throws Refusal {
        TablanPosition making = new TablanPosition().black("", "mn", "").white("", "B", "").turn("black");
        assertThat(play(making, "2", "m-n,n-o")).containsExactly(
                new Event.Moved(BLACK, 25, 26), new Event.Moved(BLACK, 24, 25), new Event.ExtraTurn(BLACK));

        TablanPosition inOrder = new TablanPosition().option("in-order", "true").white("", "wx", "ab")
                .black("", "q", "");
        assertThat(play(inOrder, "8", "w-c,x-d")).containsExactly(
                new Event.Moved(WHITE, 34, 38), new Event.Settled(WHITE, 38),
                new Event.Moved(WHITE, 35, 39), new Event.Settled(WHITE, 39), new Event.ExtraTurn(WHITE));
    }

    @Test
    void theEnd() throws Refusal {
        TablanPosition position = new TablanPosition().white("", "x", "");
        assertThat(play(position, "12", "x-l")).containsExactly(new Event.Moved(WHITE, 35, 47),
                new Event.Settled(WHITE, 47), new Event.GameWon(Set.of(WHITE), 0, List.of()));

        position.black("", "", "L");
        assertThat(play(position, "12", "x-l")).endsWith(new Event.Drawn());
    }

    @Test
    void placesAreLetters() {
        assertThat(List.of(0, 11, 12, 23, 24, 35, 36, 47)).extracting(GAME::place)
                .containsExactly("A", "L", "M", "X", "m", "x", "a", "l");
    }

    @Test
    void castsAndMovesOutOfTimeAreErrors() throws Refusal {
        State toCast = GAME.start(Map.of());
        State toMove = TablanPosition.cast(toCast, "2");

        assertThat(toCast.moves(new int[State.MOST_MOVES])).isZero();
        assertThatThrownBy(() -> toCast.play(0, Events.NONE)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> toMove.cast(0, Events.NONE)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> toCast.cast(4, Events.NONE)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    private static List<Event> cast(State state, String cast) {
        var log = new Events.Log();
        state.cast(TablanGame.CASTS.find(cast).orElseThrow(), log);
        return log.events();
    }

    private static List<Event> play(TablanPosition position, String cast, String move) throws Refusal {
        var log = new Events.Log();
        State state = position.cast(cast);
        state.play(state.find(move).orElseThrow(), log);
        return log.events();
    }
}
