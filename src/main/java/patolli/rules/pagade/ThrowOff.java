package patolli.rules.pagade;

/**
 * The casts that settle who begins (rule 1). When the highest draw level they cast again: their casts are struck
 * out, those of the others stay to be seen but no longer count.
 *
 * @param running a bit for each seat that can still begin
 * @param casts   four bits a seat: the cast's index and one, or 0 while it is awaited
 */
record ThrowOff(int running, int casts) {

    /** Outside phase throwoff. */
    static final ThrowOff NONE = new ThrowOff(0, 0);

    private static final int SEATS = 4;

    /** The cast of that seat, or -1 while it is awaited. */
    int cast(int seat) {
        return (casts >>> 4 * seat & 0xF) - 1;
    }

    boolean isRunning(int seat) {
        return (running >>> seat & 1) != 0;
    }

    /** The seat that casts next, or -1 when the round is complete. */
    int turn() {
        for (int seat = 0; seat < SEATS; seat++) {
            if (isRunning(seat) && cast(seat) < 0) {
                return seat;
            }
        }
        return -1;
    }

    ThrowOff with(int seat, int cast) {
        return new ThrowOff(running, casts | cast + 1 << 4 * seat);
    }

    /** A bit for each seat that leads a complete round. */
    int leaders() {
        int leaders = 0;
        int highest = 0;
        for (int seat = 0; seat < SEATS; seat++) {
            if (!isRunning(seat)) {
                continue;
            }
            int sum = StickDice.sum(cast(seat));
            if (sum > highest) {
                highest = sum;
                leaders = 0;
            }
            leaders |= sum == highest ? 1 << seat : 0;
        }
        return leaders;
    }

    /** The next round, among these seats. */
    ThrowOff again(int tied) {
        int kept = casts;
        for (int seat = 0; seat < SEATS; seat++) {
            if ((tied >>> seat & 1) != 0) {
                kept &= ~(0xF << 4 * seat);
            }
        }
        return new ThrowOff(tied, kept);
    }
}
