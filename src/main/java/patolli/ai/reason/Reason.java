package patolli.ai.reason;

import patolli.rules.Side;

/** One thing that speaks for or against a move. A piece stands for whatever the game calls one. */
public sealed interface Reason {

    /** The move wins the game. */
    record Wins() implements Reason { }

    /** The move loses it. */
    record Loses() implements Reason { }

    /**
     * The move sends pieces of others back into the hand, or off the board for good.
     *
     * @param pieces how many, at least 1
     */
    record Hits(int pieces) implements Reason { }

    /** Whoever moves casts again. */
    record CastsAgain() implements Reason { }

    /**
     * Whoever moves pays.
     *
     * @param amount assets or coins, what really changes hands
     */
    record Pays(int amount) implements Reason { }

    /**
     * Whoever moves is paid.
     *
     * @param amount assets or coins, what really changes hands
     */
    record Gains(int amount) implements Reason { }

    /** Whoever moves will miss the next turn. */
    record Misses() implements Reason { }

    /** The piece must step back in the next turn. */
    record StepsBack() implements Reason { }

    /** The other die can't be used after it. */
    record LosesDie(int die) implements Reason { }

    /**
     * Pieces end their journey.
     *
     * @param pieces how many, at least 1
     * @param home   how many of this side are home then
     * @param others how many are home of whoever else has most there
     */
    record ComesHome(int pieces, int home, int others) implements Reason { }

    /** Pieces come to the row where they stay. @param pieces how many, at least 1 */
    record Settles(int pieces) implements Reason { }

    /**
     * In how many casts of the next enemy a piece can be hit: there is a way to play the cast that does.
     *
     * @param what  which piece
     * @param casts in how many of all equally likely throws
     * @param by    who casts next
     * @param when  under which circumstances
     */
    record Exposed(Target what, Part casts, Side by, When when) implements Reason { }

    /**
     * In how many casts the next enemy will find no move.
     *
     * @param casts of all equally likely throws
     */
    record Stuck(Side side, Part casts) implements Reason { }

    /**
     * What can be hit after it was not looked at: an own side casts next, and no throw of it passes. It speaks neither
     * for the move nor against it, but nobody may say then that nothing tells it from others.
     */
    record PerilUnknown() implements Reason { }

    /** The pieces that the move plays, where it leaves them, or any of that side. */
    enum Target { MOVED, ANY }

    /** Next; when who casts before, this side or its partner, passes then; or whatever else is played of this cast. */
    enum When { NEXT, AFTER_A_PASS, AT_LEAST }

    /** So many of all equally likely throws. */
    record Part(int of, int all) { }
}
