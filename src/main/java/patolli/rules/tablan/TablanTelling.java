package patolli.rules.tablan;

import java.util.List;
import java.util.Set;
import patolli.rules.Event;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.Side;

/** What is said of a game: the names of its moves and the events of a cast or a move that has been made. */
final class TablanTelling {

    private TablanTelling() { }

    /** A move with the cast that is to be played: {@code A-C}, or halves {@code A-B,D-E} by rising code point. */
    static String text(TablanState state, int move) {
        int distance = distance(state, move);
        String one = part(state.mover(), move & 63, distance);
        String other = part(state.mover(), move >> 6, distance);
        if (one.equals(other)) {
            return one;
        }
        return one.compareTo(other) < 0 ? one + "," + other : other + "," + one;
    }

    private static String part(Side side, int step, int distance) {
        return TablanBoard.letter(TablanBoard.square(side, step)) + "-"
                + TablanBoard.letter(TablanBoard.square(side, step + distance));
    }

    static void cast(TablanState before, int cast, TablanState after, Events events) {
        Side side = before.mover();
        events.add(new Event.Cast(side, TablanGame.CASTS.text(cast)));
        if (after.phase() == Phase.MOVE) {
            if (before.phase() == Phase.THROWOFF) {
                events.add(new Event.Begins(side));
            }
            return;
        }
        events.add(new Event.Passed(side, reason(before, cast)));
        events.add(after.mover() == side ? new Event.ExtraTurn(side) : new Event.TurnPassed(after.mover()));
    }

    private static Event.Reason reason(TablanState before, int cast) {
        if (before.phase() == Phase.THROWOFF) {
            return Event.Reason.NOT_THE_OPENING;
        }
        return cast == TablanGame.ZERO ? Event.Reason.ZERO : Event.Reason.NO_MOVE;
    }

    static void play(TablanState before, int move, TablanState after, Events events) {
        Side side = before.mover();
        int distance = distance(before, move);
        TablanMoves.order(move, distance).forEach(from -> landing(before, from, distance, events));
        if (after.phase() != Phase.OVER) {
            events.add(new Event.ExtraTurn(side));
        } else {
            Set<Side> winners = after.winners();
            events.add(winners.isEmpty() ? new Event.Drawn() : new Event.GameWon(winners, 0, List.of()));
        }
    }

    private static void landing(TablanState before, int from, int distance, Events events) {
        Side side = before.mover();
        Side enemy = TablanState.other(side);
        int to = TablanBoard.square(side, from + distance);
        events.add(new Event.Moved(side, TablanBoard.square(side, from), to));
        if ((before.set(enemy) & 1L << TablanBoard.step(enemy, to)) != 0) {
            events.add(new Event.Captured(enemy, side, to));
        }
        if ((1L << from + distance & TablanBoard.ENEMY_HOME) != 0) {
            events.add(new Event.Settled(side, to));
        }
    }

    private static int distance(TablanState state, int move) {
        return TablanMoves.distance(move, TablanGame.value(state.cast()));
    }
}
