package patolli.rules;

/**
 * How far a throw-off has come: {@link ThrowOffRule} says how it goes on. Players are numbered in turn order. A round
 * asks one cast of each player in the running; who is level for the highest goes on to another round, and the others
 * keep the cast that they lost with.
 *
 * @param running the players of this round, bit i for player i
 * @param casts   four bits a player: the cast's index and one, or 0 while it is awaited
 */
public record ThrowOff(int running, int casts) {
    /** For every other phase. */
    public static final ThrowOff NONE = new ThrowOff(0, 0);

    /** The player who casts next, or, when it is settled, who begins; -1 when a round is complete. */
    public int next() {
        int awaited = running;
        while (awaited != 0) {
            int player = Integer.numberOfTrailingZeros(awaited);
            if (cast(player) < 0) {
                return player;
            }
            awaited &= awaited - 1;
        }
        return -1;
    }

    /** Whether one player is left, who begins. */
    public boolean isSettled() {
        return Integer.bitCount(running) == 1;
    }

    boolean runs(int player) {
        return (running >> player & 1) != 0;
    }

    /** The index of the player's cast, or -1 while it is awaited. */
    int cast(int player) {
        return (casts >> 4 * player & 15) - 1;
    }

    ThrowOff with(int player, int cast) {
        return new ThrowOff(running, casts | cast + 1 << 4 * player);
    }

    /** The next round, among these. */
    ThrowOff again(int tied) {
        int kept = casts;
        for (int player = 0; tied >> player != 0; player++) {
            if ((tied >> player & 1) != 0) {
                kept &= ~(15 << 4 * player);
            }
        }
        return new ThrowOff(tied, kept);
    }
}
