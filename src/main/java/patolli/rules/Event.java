package patolli.rules;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * One thing that happened: enough, in order, to animate, sound, narrate and replay a turn without comparing
 * states. {@code from}, {@code to} and {@code at} are squares in patolli, bell and tablan and steps in pagade;
 * {@link Game#place(int)} gives the name of one. In the engine protocol {@link #type()} is the member {@code type}
 * and the components follow under their own names, empty optionals left out.
 */
public sealed interface Event {

    /** The side made this cast, in turn or (phase throwoff) to settle who begins. */
    record Cast(Side side, String cast) implements Event { }

    /** The throw-off or opening is settled: this side begins. */
    record Begins(Side side) implements Event { }

    /** These sides drew level in the throw-off and cast again among themselves. */
    record Tied(List<Side> sides) implements Event { }

    /** Both sides put {@code amount} assets (patolli) or a player its stake in coins (bell) into the pool. */
    record Bet(Side side, int amount, List<String> assets) implements Event { }

    /** A piece came from the hand onto the board. */
    record Entered(Side side, int to) implements Event { }

    /** This side will run in that direction for the whole game: {@code +} is clockwise. */
    record DirectionChosen(Side side, String direction) implements Event { }

    /** A piece went from one place to another along its path. */
    record Moved(Side side, int from, int to) implements Event { }

    /** A pair of pawns went together. */
    record PairMoved(Side side, int from, int to) implements Event { }

    /** A piece of {@code side} was sent back into its owner's hand by {@code by}. */
    record Bumped(Side side, Side by, int at) implements Event { }

    /** A pawn of {@code side}, on its own step {@code at}, was cut by {@code by} and is back in hand. */
    record Cut(Side side, Side by, int at) implements Event { }

    /** A piece of {@code side} was captured by {@code by} and is out of the game. */
    record Captured(Side side, Side by, int at) implements Event { }

    /** A piece reached the row that it may not leave again. */
    record Settled(Side side, int at) implements Event { }

    /** A piece had to step backwards. */
    record SteppedBack(Side side, int from, int to) implements Event { }

    /** A piece left the board for good, its journey done. */
    record BorneOff(Side side, int from) implements Event { }

    /** Why something is paid. */
    enum Cause { NO_MOVE, TRIANGLE, BEAR_OFF }

    /**
     * Something is paid: {@code amount} assets or coins by {@code from} to {@code to}, or into the pool when
     * {@code to} is empty.
     *
     * @param amount what really changed hands, which is less than was due when {@code from} could not pay in full
     * @param assets the ids of the assets in payment order; empty where coins are paid
     */
    record Forfeit(Cause cause, Side from, Optional<Side> to, int amount, List<String> assets) implements Event { }

    /** The side casts again at once. */
    record ExtraTurn(Side side) implements Event { }

    /** This side will lose its next turn. */
    record WillMiss(Side side) implements Event { }

    /** In its next turn this side must step back with the piece that stands there. */
    record WillStepBack(Side side, int at) implements Event { }

    /** Why a turn ended without a move. */
    enum Reason { ZERO, NO_MOVE, MISSED_TURN, CANT_STEP_BACK, NOT_THE_OPENING }

    /** The turn, or what was left of it, went by without a move. */
    record Passed(Side side, Reason reason) implements Event { }

    /** A die could not be used and is lost. */
    record DieLost(Side side, int die) implements Event { }

    /** The side could not pay in full, or has nothing left to bet. */
    record Bankrupt(Side side) implements Event { }

    /** One game is won, and with it what lies in the pool. */
    record GameWon(Set<Side> sides, int amount, List<String> assets) implements Event { }

    /** What lay in the pool goes to this side because the other is bankrupt. */
    record PoolTaken(Side side, int amount, List<String> assets) implements Event { }

    /** Each winner's share of the pot, in coins. */
    record PotShared(Side side, int amount) implements Event { }

    /** The contest is won. */
    record ContestWon(Side side) implements Event { }

    /** The game ended with no winner. */
    record Drawn() implements Event { }

    /** A new game of the contest begins, with a bet. */
    record NextGame(int number) implements Event { }

    /** It is now this side's turn. */
    record TurnPassed(Side to) implements Event { }

    /** The name of the event in the engine protocol: {@code borneOff}. */
    default String type() {
        String name = getClass().getSimpleName();
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }
}
