package patolli.train;

/**
 * Tells when a game stands still. In Bell's game with three or four players the pieces can come to block each other so
 * that no cast moves any of them, and the rules know no draw.
 */
public final class Standstill {
    /** So many casts without a move are no bad luck. */
    private static final int LONG = 1_000;

    private int casts;

    /** A cast was made. */
    public void cast() {
        casts++;
    }

    /** A piece was moved. */
    public void moved() {
        casts = 0;
    }

    /** Whether nothing will ever move. */
    public boolean isReached() {
        return casts >= LONG;
    }
}
