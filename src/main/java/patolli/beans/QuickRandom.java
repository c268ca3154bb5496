package patolli.beans;

/**
 * A small fast generator (SplitMix64 by Steele, Lea and Flood) for random play by the million. Good enough for
 * statistics; the casts of a real game come from a {@link CastSource}. Not safe for use by several threads.
 */
public final class QuickRandom {
    private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

    private long state;
    /** The next number, made while what is done with the one before does not need it yet. */
    private long ahead;

    public QuickRandom(long seed) {
        state = seed;
        next();
    }

    /** 64 random bits. */
    public long next() {
        long now = ahead;
        long z = state += GOLDEN_GAMMA;
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        ahead = z ^ (z >>> 31);
        return now;
    }

    /** A number from 0 to {@code bound - 1}; the error against even chances is below {@code bound / 2^32}. */
    public int below(int bound) {
        return (int) ((next() >>> 32) * bound >>> 32);
    }
}
