package patolli.rules.tablan;

import java.util.Optional;
import java.util.OptionalInt;
import patolli.rules.Legs;
import patolli.rules.Side;
import patolli.rules.Spot;

/**
 * The board of R. C. Bell's Tablan: squares 0 to 47 in the order of white's path, with the letters of the leaflet
 * by Smith &amp; Smith (2008). From white's side, bottom row to top row:
 *
 * <pre>
 *  l  k  j  i  h  g  f  e  d  c  b  a      black's home row
 *  m  n  o  p  q  r  s  t  u  v  w  x
 *  X  W  V  U  T  S  R  Q  P  O  N  M
 *  A  B  C  D  E  F  G  H  I  J  K  L      white's home row
 * </pre>
 *
 * White runs A..L, M..X, m..x, a..l, black a..l, m..x, M..X, A..L: the same rows in the opposite order, each row in
 * the same direction. A step, 0 to 47, counts along a side's own path.
 */
public final class TablanSquares {
    /** How many squares a row has; also how many pieces a side has. */
    public static final int ROW = 12;
    /** How many squares there are. */
    public static final int SQUARES = 4 * ROW;

    /** The steps of a side's own home row, as a set of bits. */
    public static final long HOME = (1L << ROW) - 1;
    /** The steps of the enemy home row. */
    static final long ENEMY_HOME = HOME << 3 * ROW;
    /** All steps. */
    static final long BOARD = (1L << SQUARES) - 1;

    private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXmnopqrstuvwxabcdefghijkl";

    /** How both sides' pieces go. */
    static final Legs PATHS = new Legs() {
        @Override
        public int step(Side side, int place) {
            return TablanSquares.step(side, place);
        }

        @Override
        public Spot.Square square(Side side, int step) {
            return new Spot.Square(TablanSquares.square(side, step));
        }

        @Override
        public int home() {
            return SQUARES;
        }

        @Override
        public Optional<Spot.Square> off(Side side) {
            return Optional.empty();
        }
    };

    private TablanSquares() { }

    /** The square on which a side's step lies. */
    public static int square(Side side, int step) {
        return side == Side.WHITE ? step : turned(step);
    }

    /** The step of a side's path that lies on a square. */
    public static int step(Side side, int square) {
        return square(side, square);
    }

    /** Whether a square lies in the home row of a side's enemy, where the side's pieces stay for good. */
    public static boolean isSettled(Side side, int square) {
        return step(side, square) >= SQUARES - ROW;
    }

    /** The letter of a square. */
    public static String letter(int square) {
        return String.valueOf(LETTERS.charAt(square));
    }

    /** The square with that letter, capital or small; empty if there is none. */
    public static OptionalInt find(String letter) {
        int square = letter.length() == 1 ? LETTERS.indexOf(letter) : -1;
        return square < 0 ? OptionalInt.empty() : OptionalInt.of(square);
    }

    /** One side's steps as the other side counts them; bits that are no steps are dropped. */
    public static long turned(long steps) {
        return (steps & HOME) << 3 * ROW
                | (steps & HOME << ROW) << ROW
                | steps >>> ROW & HOME << ROW
                | steps >>> 3 * ROW & HOME;
    }

    private static int turned(int step) {
        return (3 - step / ROW) * ROW + step % ROW;
    }
}
