package patolli.rules.patolli;

import java.util.Optional;
import patolli.rules.Legs;
import patolli.rules.Side;
import patolli.rules.Spot;

/**
 * The 68 squares of the X, numbered clockwise from the western central square, and the journey round them
 * (rule book, 1, "Board"). A piece's step s from 0 to 67 is square (entry + s) mod 68; one step beyond is off the
 * board. The blue journey is the red one turned by half a circle, so every mask here serves both sides.
 */
public final class PatolliSquares {
    /** How many squares there are. */
    public static final int SQUARES = 68;
    /** Half the track: how far apart the two entries lie, and the bits of each word of a mask. */
    public static final int HALF = 34;
    /** All steps of one half. */
    static final long FULL = (1L << HALF) - 1;
    /** Central squares and the one before each: a piece there can be bumped. One half; the other is the same. */
    static final long DANGER = bits(0, 16, 17, 33);
    /** Black triangles: the fifth from the centre on both columns of each limb. */
    public static final long TRIANGLE = bits(5, 12, 22, 29);
    /** Rounded tips: cast again. */
    public static final long ROUNDED = bits(8, 9, 25, 26);

    /**
     * How both sides' pieces go round.
     *
     * @param home the step on which they are off: the last one, or the one beyond it, which is the entry square again
     */
    record Journey(int home) implements Legs {
        @Override
        public int step(Side side, int place) {
            return PatolliSquares.step(place, isBlue(side));
        }

        @Override
        public Spot.Square square(Side side, int step) {
            return new Spot.Square(PatolliSquares.square(step, isBlue(side)));
        }

        @Override
        public Optional<Spot.Square> off(Side side) {
            return Optional.of(square(side, home % SQUARES));
        }
    }

    private PatolliSquares() { }

    private static long bits(int... places) {
        long mask = 0;
        for (int place : places) {
            mask |= 1L << place;
        }
        return mask;
    }

    /** The square that red (or blue) is on after so many steps, 0 to 67. */
    static int square(int step, boolean blue) {
        return blue ? (step + HALF) % SQUARES : step;
    }

    /** The step at which red (or blue) comes to a square; the half turn is its own inverse. */
    static int step(int square, boolean blue) {
        return square(square, blue);
    }

    /** The square on which a side's pieces enter, and one step past which they bear off. */
    public static int entry(Side side) {
        return square(0, isBlue(side));
    }

    /** The last square of a side's journey. */
    public static int last(Side side) {
        return square(SQUARES - 1, isBlue(side));
    }

    /** Whether the square is one where pieces can be bumped. */
    public static boolean isDanger(int square) {
        return has(DANGER, square);
    }

    /** Whether landing on the square costs two assets. */
    public static boolean isTriangle(int square) {
        return has(TRIANGLE, square);
    }

    /** Whether landing on the square gives another cast. */
    public static boolean isRounded(int square) {
        return has(ROUNDED, square);
    }

    /** @throws IllegalArgumentException for a side that has no seat in this game */
    private static boolean isBlue(Side side) {
        return switch (side) {
            case RED -> false;
            case BLUE -> true;
            case YELLOW, GREEN, BLACK, WHITE -> throw new IllegalArgumentException(side + " has no seat");
        };
    }

    static boolean has(long half, int step) {
        return (half >>> step % HALF & 1) != 0;
    }
}
