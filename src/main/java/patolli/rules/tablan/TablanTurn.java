package patolli.rules.tablan;

import static patolli.rules.Side.WHITE;

import java.util.List;
import patolli.rules.Event;
import patolli.rules.Events;
import patolli.rules.Outcome;
import patolli.rules.Phase;
import patolli.rules.Side;

/** What follows from one cast or move: the next position, with all that is captured, settled and won on the way. */
final class TablanTurn {
    private final TablanState before;
    private final TablanSetup setup;
    private final Side mover;
    private final Side enemy;
    private final Events events;

    TablanTurn(TablanState before, Events events) {
        this.before = before;
        this.events = events;
        setup = before.setup();
        mover = before.mover();
        enemy = TablanState.other(mover);
    }

    /** The cast awaits its move, or is lost (rules 6 and 9). */
    TablanState cast(int cast) {
        TablanState next = before.phase() == Phase.THROWOFF ? opened(cast) : met(cast);
        if (events.wanted()) {
            tellCast(cast, next);
        }
        return next;
    }

    private TablanState opened(int cast) {
        return cast == TablanGame.TWO
                ? TablanState.toMove(setup, mover, cast, before.set(WHITE), before.set(Side.BLACK))
                : TablanState.throwOff(setup, enemy, before.opening().with(mover, cast));
    }

    private TablanState met(int cast) {
        if (cast == TablanGame.ZERO) {
            return TablanState.toCast(setup, enemy, before.set(WHITE), before.set(Side.BLACK));
        }
        boolean playable = TablanMoves.canPlay(before.set(mover), before.set(enemy), setup.inOrder(),
                TablanGame.value(cast));
        // a lost cast is followed by another of the same player: nothing has changed
        return playable ? TablanState.toMove(setup, mover, cast, before.set(WHITE), before.set(Side.BLACK)) : before;
    }

    /** A legal move is made; the same side casts again unless the game is over. */
    TablanState play(int move) {
        long sources = TablanMoves.sources(move);
        long landed = sources << distance(move);
        long own = TablanMoves.moved(before.set(mover), sources, landed);
        long foes = TablanMoves.captured(before.set(enemy), landed);
        long white = mover == WHITE ? own : foes;
        long black = mover == WHITE ? foes : own;
        TablanState next = setup.ends(white, black) ? TablanState.over(setup, white, black)
                : TablanState.toCast(setup, mover, white, black);
        if (events.wanted()) {
            TablanMoves.order(move, distance(move)).forEach(from -> tellLanding(from, from + distance(move)));
            tellEnd(next);
        }
        return next;
    }

    private void tellCast(int cast, TablanState next) {
        events.add(new Event.Cast(mover, TablanGame.CASTS.text(cast)));
        if (next.phase() == Phase.MOVE) {
            if (before.phase() == Phase.THROWOFF) {
                events.add(new Event.Begins(mover));
            }
            return;
        }
        events.add(new Event.Passed(mover, reason(cast)));
        events.add(next.mover() == mover ? new Event.ExtraTurn(mover) : new Event.TurnPassed(next.mover()));
    }

    private Event.Reason reason(int cast) {
        if (before.phase() == Phase.THROWOFF) {
            return Event.Reason.NOT_THE_OPENING;
        }
        return cast == TablanGame.ZERO ? Event.Reason.ZERO : Event.Reason.NO_MOVE;
    }

    private void tellLanding(int from, int step) {
        int to = TablanSquares.square(mover, step);
        events.add(new Event.Moved(mover, TablanSquares.square(mover, from), to));
        if ((before.set(enemy) & 1L << TablanSquares.step(enemy, to)) != 0) {
            events.add(new Event.Captured(enemy, mover, to));
        }
        if ((1L << step & TablanSquares.ENEMY_HOME) != 0) {
            events.add(new Event.Settled(mover, to));
        }
    }

    private void tellEnd(TablanState next) {
        events.add(switch (next.outcome()) {
            case Outcome.Undecided _ -> new Event.ExtraTurn(mover);
            case Outcome.Won won -> new Event.GameWon(won.sides(), 0, List.of());
            case Outcome.Drawn _ -> new Event.Drawn();
        });
    }

    private int distance(int move) {
        return TablanMoves.distance(move, TablanGame.value(before.cast()));
    }
}
