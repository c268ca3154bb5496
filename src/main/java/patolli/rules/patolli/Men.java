package patolli.rules.patolli;

/**
 * The six pieces of one side: which steps are taken and how many are home; the rest are in hand.
 *
 * @param near the steps 0 to 33, a bit each
 * @param far  the steps 34 to 67, a bit each
 * @param off  how many are borne off, 0 to 6
 */
record Men(long near, long far, int off) {
    static final int COUNT = 6;
    static final Men START = new Men(0, 0, 0);

    int onBoard() {
        return Long.bitCount(near) + Long.bitCount(far);
    }

    int hand() {
        return COUNT - off - onBoard();
    }

    boolean has(int step) {
        return ((step < PatolliSquares.HALF ? near >>> step : far >>> step - PatolliSquares.HALF) & 1) != 0;
    }

    /** One piece more or less on a step. */
    Men flip(int step) {
        return step < PatolliSquares.HALF ? new Men(near ^ 1L << step, far, off)
                : new Men(near, far ^ 1L << step - PatolliSquares.HALF, off);
    }

    /** The piece on that step is home. */
    Men bearOff(int step) {
        Men gone = flip(step);
        return new Men(gone.near, gone.far, off + 1);
    }
}
