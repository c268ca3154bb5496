package patolli.ui.table.staging;

import java.util.EnumMap;
import java.util.Map;

/** How often each kind of moment was seen this evening: what is seen often gets shorter. */
public final class Familiarity {
    /** The parts of its full length that a moment takes the first times, and from then on. */
    private static final double[] LENGTHS = {1, 0.85, 0.7, 0.6, 0.5};
    private final Map<Kind, Integer> seen = new EnumMap<>(Kind.class);

    /** What is staged. */
    public enum Kind {
        /** A piece is struck. */
        BLOW,
        /** A piece turns to gold. */
        GOLD,
        /** A landing is paid for. */
        TRIANGLE,
        /** Something else is paid. */
        FORFEIT,
        /** The same side casts again. */
        EXTRA_TURN,
        /** A game is won, or what was laid down for it is taken. */
        GAME,
        /** All is won. */
        CONTEST
    }

    /** How long the next one of a kind takes, as a part of its full length; it is seen with that. */
    public double next(Kind kind) {
        int times = seen.merge(kind, 1, Integer::sum);
        return switch (kind) {
            case GAME, CONTEST -> 1;
            case BLOW, GOLD, TRIANGLE, FORFEIT, EXTRA_TURN -> LENGTHS[Math.min(times, LENGTHS.length) - 1];
        };
    }
}
