package patolli.rules.patolli;

import java.util.Set;
import patolli.rules.Event;
import patolli.rules.Events;
import patolli.rules.Side;

/**
 * What follows from one cast, bet or move: the next position, with all that is bumped, paid, won and lost on the way
 * (rule book, 1, "A contest"). One object serves one step; it lives too briefly to cost random play anything.
 */
final class PatolliTurn {
    private final PatolliState before;
    private final boolean blue;
    private final Purse purse;
    private final Events events;

    PatolliTurn(PatolliState before, Events events) {
        this.before = before;
        this.events = events;
        blue = before.blueToAct();
        purse = before.purse();
    }

    private Side mover() {
        return Purse.side(blue);
    }

    /** Both sides stake {@code n} assets; red opens, whoever won the game before. */
    PatolliState bet(int n) {
        return before.next(false, Men.START, Men.START, purse.bet(n, events));
    }

    /** The cast awaits its move, or, when there is none, the turn passes with or without a forfeit (rule 4). */
    PatolliState cast(int cast) {
        if (events.wanted()) {
            events.add(new Event.Cast(mover(), before.game().casts().text(cast)));
        }
        if (before.allows(cast)) {
            return before.withCast(cast);
        }
        Men own = before.own();
        Men enemy = before.enemy();
        Purse after = purse;
        if (own.onBoard() >= 2) {
            if (purse.of(blue) == 0) {
                return bankrupt(blue, own, enemy, purse);
            }
            after = purse.forfeit(blue, events);
        }
        if (events.wanted()) {
            events.add(new Event.Passed(mover(), Event.Reason.NO_MOVE));
        }
        return passTurn(own, enemy, after);
    }

    /** A piece goes from a step (or {@link PatolliMoves#HAND}) to a step, or home. */
    PatolliState move(int from, int to) {
        boolean off = to == before.setup().home();
        tellMove(from, to, off);
        Men enemy = bump(to);
        if (off) {
            return borneOff(before.own().bearOff(from), enemy);
        }
        Men own = (from == PatolliMoves.HAND ? before.own() : before.own().flip(from)).flip(to);
        if (PatolliSquares.has(PatolliSquares.TRIANGLE, to)) {
            return triangle(own, enemy);
        }
        if (PatolliSquares.has(PatolliSquares.ROUNDED, to)) {
            if (events.wanted()) {
                events.add(new Event.ExtraTurn(mover()));
            }
            return next(blue, own, enemy, purse);
        }
        return passTurn(own, enemy, purse);
    }

    private void tellMove(int from, int to, boolean off) {
        if (!events.wanted()) {
            return;
        }
        if (from == PatolliMoves.HAND) {
            events.add(new Event.Entered(mover(), PatolliSquares.square(to, blue)));
        } else if (off) {
            events.add(new Event.BorneOff(mover(), PatolliSquares.square(from, blue)));
        } else {
            events.add(new Event.Moved(mover(), PatolliSquares.square(from, blue), PatolliSquares.square(to, blue)));
        }
    }

    /** The enemy's pieces, without one that stands where the mover comes to. */
    private Men bump(int to) {
        Men enemy = before.enemy();
        // An enemy piece stands where the mover's own step is half a round further on its journey.
        int theirs = (to + PatolliSquares.HALF) % PatolliSquares.SQUARES;
        if (to >= PatolliSquares.SQUARES || !enemy.has(theirs)) {
            return enemy;
        }
        if (events.wanted()) {
            events.add(new Event.Bumped(Purse.side(!blue), mover(), PatolliSquares.square(to, blue)));
        }
        return enemy.flip(theirs);
    }

    /** Two assets to the opponent, or all there is and the contest (rules 5 and 8). */
    private PatolliState triangle(Men own, Men enemy) {
        boolean ruin = purse.count(blue) < 2;
        Purse after = purse.pay(blue, 2, Event.Cause.TRIANGLE, events);
        return ruin ? bankrupt(blue, own, enemy, after) : passTurn(own, enemy, after);
    }

    /** The opponent pays one asset, which may ruin him; with the sixth piece the game is won (rules 6 to 8). */
    private PatolliState borneOff(Men own, Men enemy) {
        if (purse.of(!blue) == 0) {
            return bankrupt(!blue, own, enemy, purse);
        }
        Purse paid = purse.pay(!blue, 1, Event.Cause.BEAR_OFF, events);
        return own.off() < Men.COUNT ? passTurn(own, enemy, paid) : gameWon(own, enemy, paid);
    }

    private PatolliState gameWon(Men own, Men enemy, Purse paid) {
        if (events.wanted()) {
            events.add(new Event.GameWon(Set.of(mover()), Integer.bitCount(paid.pool()),
                    Assets.keys(paid.pool(), false)));
        }
        Purse after = paid.takePool(blue);
        if (after.of(!blue) == 0) {
            if (events.wanted()) {
                events.add(new Event.Bankrupt(Purse.side(!blue)));
                events.add(new Event.ContestWon(mover()));
            }
            return over(blue, own, enemy, after);
        }
        if (before.setup().single()) {
            return over(blue, own, enemy, after);
        }
        if (events.wanted()) {
            events.add(new Event.NextGame(before.gameNumber() + 1));
        }
        return before.nextGame(after);
    }

    /** A payment fell due that could not be made in full: the other side takes the pool and the contest (rule 8). */
    private PatolliState bankrupt(boolean loserBlue, Men own, Men enemy, Purse after) {
        if (events.wanted()) {
            events.add(new Event.Bankrupt(Purse.side(loserBlue)));
            events.add(new Event.PoolTaken(Purse.side(!loserBlue), Integer.bitCount(after.pool()),
                    Assets.keys(after.pool(), false)));
            events.add(new Event.ContestWon(Purse.side(!loserBlue)));
        }
        return over(!loserBlue, own, enemy, after.takePool(!loserBlue));
    }

    private PatolliState passTurn(Men own, Men enemy, Purse after) {
        if (events.wanted()) {
            events.add(new Event.TurnPassed(Purse.side(!blue)));
        }
        return next(!blue, own, enemy, after);
    }

    private PatolliState next(boolean toBlue, Men own, Men enemy, Purse after) {
        return before.next(toBlue, blue ? enemy : own, blue ? own : enemy, after);
    }

    private PatolliState over(boolean blueWins, Men own, Men enemy, Purse after) {
        return before.over(blueWins, blue ? enemy : own, blue ? own : enemy, after);
    }
}
