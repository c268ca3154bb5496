package patolli.rules.patolli;

import java.util.Set;
import java.util.function.IntUnaryOperator;
import patolli.rules.Event;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.Run;
import patolli.rules.Side;
import patolli.rules.SquareSets;

/**
 * What follows from casts, bets and moves: the next position, with all that is bumped, paid, won and lost on the way
 * (rule book, 1, "A contest"). It goes on in place; a position is made of it when one is asked for.
 */
final class PatolliTurn implements Run {
    private static final int NO_CAST = -1;

    private final PatolliSetup setup;
    private final Events events;
    private final boolean told;
    private final int home;
    private final long homeBit;
    /** The phase when no cast waits for its move. */
    private Phase calm;
    private boolean blue;
    private int cast;
    private int gameNumber;
    private Purse purse;
    private Side winner;
    // the sides' pieces as in Men, in fields of their own: random play makes no object for a move
    private long near;
    private long far;
    private int off;
    private long enemyNear;
    private long enemyFar;
    private int enemyOff;
    // in phase move: whence the cast can be played
    private boolean enters;
    private long nearSources;
    private long farSources;

    PatolliTurn(PatolliState before, Events events) {
        this.events = events;
        told = events.wanted();
        setup = before.setup();
        home = setup.home();
        homeBit = 1L << home - PatolliSquares.HALF;
        calm = before.phase() == Phase.MOVE ? Phase.CAST : before.phase();
        blue = before.blueToAct();
        cast = before.cast();
        gameNumber = before.gameNumber();
        purse = before.purse();
        winner = before.winner();
        set(before.own(), before.enemy());
    }

    /** A contest that goes on in place from there. */
    static Run run(PatolliState start) {
        var run = new PatolliTurn(start, Events.NONE);
        if (run.cast != NO_CAST) {
            run.findSources(PatolliGame.steps(run.cast));
        }
        return run;
    }

    private void set(Men own, Men enemy) {
        near = own.near();
        far = own.far();
        off = own.off();
        enemyNear = enemy.near();
        enemyFar = enemy.far();
        enemyOff = enemy.off();
    }

    private Men own() {
        return new Men(near, far, off);
    }

    private Men enemy() {
        return new Men(enemyNear, enemyFar, enemyOff);
    }

    @Override
    public PatolliState state() {
        return new PatolliState(setup, phase(), blue, cast, gameNumber, blue ? enemy() : own(), blue ? own() : enemy(),
                purse, winner);
    }

    @Override
    public Phase phase() {
        return cast == NO_CAST ? calm : Phase.MOVE;
    }

    @Override
    public void play(int move) {
        if (cast == NO_CAST) {
            bet(move);
        } else {
            int from = PatolliMoves.from(move);
            int to = PatolliMoves.to(move);
            move(nearBit(from), farBit(from), nearBit(to), farBit(to));
        }
    }

    /** The bit of a step of the first half; none for any other. */
    private static long nearBit(int step) {
        return step < PatolliSquares.HALF ? 1L << step : 0;
    }

    /** The bit of a step from 34 on, home among them; none for any other, and for the hand. */
    private static long farBit(int step) {
        return step >= PatolliSquares.HALF && step <= PatolliSquares.SQUARES ? 1L << step - PatolliSquares.HALF : 0;
    }

    @Override
    public void playOne(IntUnaryOperator place) {
        int entering = enters ? 1 : 0;
        int inNear = entering + Long.bitCount(nearSources);
        int chosen = place.applyAsInt(inNear + Long.bitCount(farSources));
        if (chosen < entering) {
            move(0, 0, 1, 0);
            return;
        }
        // without a branch: in which half the piece stands can't be foretold
        int rank = chosen - inNear;
        int ofNear = rank >> 31;
        long from = SquareSets.nth(nearSources & ofNear | farSources & ~ofNear, rank + (inNear - entering & ofNear));
        int steps = PatolliGame.steps(cast);
        long nearLeft = from & ofNear;
        long farLeft = from & ~ofNear;
        long ahead = nearLeft << steps;
        move(nearLeft, farLeft, ahead & PatolliSquares.FULL, ahead >>> PatolliSquares.HALF | farLeft << steps);
    }

    private Side mover() {
        return Purse.side(blue);
    }

    /** Both sides stake {@code n} assets; red opens, whoever won the game before. */
    private void bet(int n) {
        purse = purse.bet(n, events);
        set(Men.START, Men.START);
        blue = false;
        calm = Phase.CAST;
    }

    /** The cast awaits its move, or, when there is none, the turn passes with or without a forfeit (rule 4). */
    @Override
    public void cast(int made) {
        if (told) {
            events.add(new Event.Cast(mover(), PatolliGame.INSTANCE.casts().text(made)));
        }
        if (findSources(PatolliGame.steps(made))) {
            cast = made;
            return;
        }
        if (own().onBoard() >= 2) {
            if (purse.of(blue) == 0) {
                bankrupt(blue);
                return;
            }
            purse = purse.forfeit(blue, events);
        }
        if (told) {
            events.add(new Event.Passed(mover(), Event.Reason.NO_MOVE));
        }
        passTurn();
    }

    /** Whence the cast can be played; whether it can. */
    private boolean findSources(int steps) {
        Men own = own();
        Men enemy = enemy();
        long nearFree = PatolliMoves.nearFree(own, enemy);
        long farFree = PatolliMoves.farFree(own, enemy, home);
        enters = PatolliMoves.mayEnter(own, steps, nearFree);
        nearSources = PatolliMoves.nearSources(own, steps, nearFree, farFree);
        farSources = PatolliMoves.farSources(own, steps, farFree);
        return (nearSources | farSources) != 0 || enters;
    }

    /** A piece leaves one step, or the hand when neither half has it, and lands on another or is home. */
    private void move(long nearLeft, long farLeft, long nearLanded, long farLanded) {
        if (told) {
            tellMove(nearLeft, farLeft, nearLanded, farLanded);
        }
        // An enemy piece stands where the mover's own step is half a round further on its journey.
        enemyFar &= ~nearLanded;
        enemyNear &= ~farLanded;
        cast = NO_CAST;
        near ^= nearLeft;
        far ^= farLeft;
        if (farLanded == homeBit) {
            borneOff();
            return;
        }
        near ^= nearLanded;
        far ^= farLanded;
        if (((nearLanded | farLanded) & PatolliSquares.TRIANGLE) != 0) {
            triangle();
        } else {
            turn(((nearLanded | farLanded) & PatolliSquares.ROUNDED) != 0);
        }
    }

    private void tellMove(long nearLeft, long farLeft, long nearLanded, long farLanded) {
        int to = PatolliSquares.square(step(nearLanded, farLanded) % PatolliSquares.SQUARES, blue);
        if ((nearLeft | farLeft) == 0) {
            events.add(new Event.Entered(mover(), to));
        } else {
            int from = PatolliSquares.square(step(nearLeft, farLeft), blue);
            events.add(farLanded == homeBit ? new Event.BorneOff(mover(), from)
                    : new Event.Moved(mover(), from, to));
        }
        if ((enemyFar & nearLanded | enemyNear & farLanded) != 0) {
            events.add(new Event.Bumped(Purse.side(!blue), mover(), to));
        }
    }

    /** The step of the one bit that is in either half. */
    private static int step(long inNear, long inFar) {
        return inFar == 0 ? Long.numberOfTrailingZeros(inNear)
                : Long.numberOfTrailingZeros(inFar) + PatolliSquares.HALF;
    }

    /** Two assets to the opponent, or all there is and the contest (rules 5 and 8). */
    private void triangle() {
        boolean ruin = purse.count(blue) < 2;
        purse = purse.pay(blue, 2, Event.Cause.TRIANGLE, events);
        if (ruin) {
            bankrupt(blue);
        } else {
            passTurn();
        }
    }

    /** The opponent pays one asset, which may ruin him; with the sixth piece the game is won (rules 6 to 8). */
    private void borneOff() {
        off++;
        if (purse.of(!blue) == 0) {
            bankrupt(!blue);
            return;
        }
        purse = purse.pay(!blue, 1, Event.Cause.BEAR_OFF, events);
        if (off < Men.COUNT) {
            passTurn();
        } else {
            gameWon();
        }
    }

    private void gameWon() {
        if (told) {
            events.add(new Event.GameWon(Set.of(mover()), Integer.bitCount(purse.pool()),
                    Assets.keys(purse.pool(), false)));
        }
        purse = purse.takePool(blue);
        if (purse.of(!blue) == 0) {
            if (told) {
                events.add(new Event.Bankrupt(Purse.side(!blue)));
                events.add(new Event.ContestWon(mover()));
            }
            over(blue);
        } else if (setup.single()) {
            over(blue);
        } else {
            nextGame();
        }
    }

    private void nextGame() {
        gameNumber++;
        if (told) {
            events.add(new Event.NextGame(gameNumber));
        }
        set(Men.START, Men.START);
        blue = false;
        calm = Phase.BET;
    }

    /** A payment fell due that could not be made in full: the other side takes the pool and the contest (rule 8). */
    private void bankrupt(boolean loserBlue) {
        if (told) {
            events.add(new Event.Bankrupt(Purse.side(loserBlue)));
            events.add(new Event.PoolTaken(Purse.side(!loserBlue), Integer.bitCount(purse.pool()),
                    Assets.keys(purse.pool(), false)));
            events.add(new Event.ContestWon(Purse.side(!loserBlue)));
        }
        purse = purse.takePool(!loserBlue);
        over(!loserBlue);
    }

    private void over(boolean blueWins) {
        winner = Purse.side(blueWins);
        if (blue) {
            swap(-1);
        }
        calm = Phase.OVER;
    }

    private void passTurn() {
        turn(false);
    }

    private void turn(boolean again) {
        if (told) {
            events.add(again ? new Event.ExtraTurn(mover()) : new Event.TurnPassed(Purse.side(!blue)));
        }
        swap(again ? 0 : -1L);
    }

    /** The other side is to act, or counted as the one that is. */
    private void swap(long which) {
        long nears = (near ^ enemyNear) & which;
        long fars = (far ^ enemyFar) & which;
        int offs = (off ^ enemyOff) & (int) which;
        near ^= nears;
        enemyNear ^= nears;
        far ^= fars;
        enemyFar ^= fars;
        off ^= offs;
        enemyOff ^= offs;
        blue ^= which != 0;
    }
}
