package patolli.rules.bell;

/**
 * How far the throw-off has come (rule 2). A round asks one cast of each player in the running, in seat order; who
 * is level for the highest goes on to another round, and the others keep the cast that they lost with.
 *
 * @param running the players of this round, bit i for player i
 * @param casts   three bits for each player: the index of the cast, or 7 for none yet
 */
record ThrowOff(int running, int casts) {
    /** For every other phase. */
    static final ThrowOff NONE = new ThrowOff(0, 0);

    private static final int NOT_YET = 7;

    static ThrowOff among(int players) {
        return new ThrowOff((1 << players) - 1, (1 << 3 * players) - 1);
    }

    boolean runs(int player) {
        return (running >> player & 1) != 0;
    }

    boolean hasCast(int player) {
        return cast(player) != NOT_YET;
    }

    /** The index of the player's cast, which rises with its value. */
    int cast(int player) {
        return casts >> 3 * player & 7;
    }

    ThrowOff with(int player, int cast) {
        return new ThrowOff(running, casts & ~(7 << 3 * player) | cast << 3 * player);
    }

    /** Who casts next; -1 when the round is complete. */
    int next() {
        for (int player = 0; running >> player != 0; player++) {
            if (runs(player) && !hasCast(player)) {
                return player;
            }
        }
        return -1;
    }

    /** The round after this complete one: those in the running who cast highest, their casts taken up again. */
    ThrowOff nextRound() {
        int highest = -1;
        int best = 0;
        for (int player = 0; running >> player != 0; player++) {
            if (runs(player) && cast(player) >= highest) {
                best = cast(player) > highest ? 1 << player : best | 1 << player;
                highest = cast(player);
            }
        }
        int again = casts;
        for (int player = 0; best >> player != 0; player++) {
            if ((best >> player & 1) != 0) {
                again |= NOT_YET << 3 * player;
            }
        }
        return new ThrowOff(best, again);
    }
}
