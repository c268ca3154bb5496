package patolli.rules.pagade;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import patolli.rules.Legs;
import patolli.rules.Side;
import patolli.rules.Spot;

/**
 * The board's 96 squares and the path of each player over them, after the <em>Pagade Instructions</em>, weToyToy.
 * Seats are numbered in turn order, anticlockwise from the bottom: red 0 (S), black 1 (E), yellow 2 (N), green 3 (W).
 * A step is a pawn's progress on its owner's path: 0 is the hand, 84 Home.
 */
public final class PagadePath {
    /** The step of a pawn in hand. */
    public static final int HAND = 0;
    /** The last step: Home. */
    public static final int HOME = 84;
    /** The tip of the own arm on the way out. */
    public static final int TIP_OUTWARD = 8;
    /** The same square on the way home; the steps after it are open only to players who have cut. */
    public static final int TIP_HOMEWARD = 76;

    /** The players by seat, in turn order. */
    public static final List<Side> SEATS = List.of(Side.RED, Side.BLACK, Side.YELLOW, Side.GREEN);

    /** How many squares the board has. */
    public static final int BOARD = 96;

    private static final String ARMS = "SENW";
    private static final String COLUMNS = "rml";
    private static final int COLUMN = 8;

    /**
     * Squares one after another in a column of one arm: right, middle or left as its owner, facing Home, sees it;
     * 1 is beside Home, 8 the tip.
     *
     * @param arm how many arms on from the path's owner, anticlockwise
     */
    private record Run(int arm, char column, int first, int last) { }

    private static final List<Run> PATH = List.of(
            new Run(0, 'm', 1, 8), new Run(0, 'r', 8, 1),
            new Run(1, 'l', 1, 8), new Run(1, 'm', 8, 8), new Run(1, 'r', 8, 1),
            new Run(2, 'l', 1, 8), new Run(2, 'm', 8, 8), new Run(2, 'r', 8, 1),
            new Run(3, 'l', 1, 8), new Run(3, 'm', 8, 8), new Run(3, 'r', 8, 1),
            new Run(0, 'l', 1, 8), new Run(0, 'm', 8, 1));

    /** By seat and step, the name of the square; the hand and Home are on none. */
    private static final List<List<String>> SQUARES = List.of(squares(0), squares(1), squares(2), squares(3));

    /** By how many seats on another player sits and by step: that player's step on the same square. */
    private static final byte[][] MEETS = meets();

    /** How all players' pawns go: in events places are steps already. */
    static final Legs PATHS = new Legs() {
        @Override
        public int step(Side side, int place) {
            return place;
        }

        @Override
        public Spot.Square square(Side side, int step) {
            return new Spot.Square(number(side, step), step >= TIP_HOMEWARD);
        }

        @Override
        public int home() {
            return HOME;
        }

        @Override
        public Optional<Spot.Square> off(Side side) {
            return Optional.empty();
        }
    };

    private PagadePath() { }

    /**
     * The name of the square under a step of this player's path: {@code Sr5} is the south arm, right column, fifth
     * from Home; {@code in} for step 0 and {@code home} for step 84.
     *
     * @param side red, black, yellow or green
     * @param step 0 to 84
     */
    public static String square(Side side, int step) {
        return SQUARES.get(SEATS.indexOf(side)).get(step);
    }

    /**
     * The number of the square under a step of this player's path: 24 an arm, anticlockwise from the south one, of
     * which 8 each for the right, the middle and the left column, from 0 beside Home to 7 at the tip. So {@code Sr5}
     * is 4, {@code Sm1} 8, {@code El8} 47, {@code Wl8} 95.
     *
     * @param side red, black, yellow or green
     * @param step 1 to 83
     */
    public static int number(Side side, int step) {
        String name = square(side, step);
        return (ARMS.indexOf(name.charAt(0)) * COLUMNS.length() + COLUMNS.indexOf(name.charAt(1))) * COLUMN
                + Character.digit(name.charAt(2), 10) - 1;
    }

    /** The name of the square with that number: {@code Sr5} for 4. */
    static String name(int number) {
        int column = number / COLUMN;
        return "" + ARMS.charAt(column / COLUMNS.length()) + COLUMNS.charAt(column % COLUMNS.length())
                + (number % COLUMN + 1);
    }

    /** The number of a player's seat, 0 to 3 in turn order. */
    static int seat(Side side) {
        return switch (side) {
            case RED -> 0;
            case BLACK -> 1;
            case YELLOW -> 2;
            case GREEN -> 3;
            case BLUE, WHITE -> throw new IllegalArgumentException(side + " has no seat");
        };
    }

    /** Where a pawn of this player is that has come to that step, 0 to 84. */
    static Spot spot(Side side, int step) {
        return switch (step) {
            case HAND -> new Spot.Hand(side);
            case HOME -> new Spot.Home(side);
            default -> PATHS.square(side, step);
        };
    }

    /** Whether the step is in the owner's belly, outward or homeward, where no other player's pawn may go. */
    public static boolean isBelly(int step) {
        return step > HAND && step < TIP_OUTWARD || step > TIP_HOMEWARD && step < HOME;
    }

    /** Whether the step is on the open track that all players share, which is where pawns meet. */
    public static boolean isOpen(int step) {
        return step >= TIP_OUTWARD && step <= TIP_HOMEWARD;
    }

    /** Whether the step is on the tip of the owner's own arm, on the way out or home. */
    public static boolean isOwnTip(int step) {
        return step == TIP_OUTWARD || step == TIP_HOMEWARD;
    }

    /**
     * The step at which the player some seats on (1 to 3) stands on the square of an open step; of the two steps of
     * that player's tip the outward one.
     */
    public static int meets(int seatsOn, int step) {
        return MEETS[seatsOn][step];
    }

    private static List<String> squares(int seat) {
        List<String> names = new ArrayList<>(List.of("in"));
        for (Run run : PATH) {
            int direction = run.first <= run.last ? 1 : -1;
            for (int rank = run.first; rank != run.last + direction; rank += direction) {
                names.add("" + ARMS.charAt((seat + run.arm) % 4) + run.column + rank);
            }
        }
        names.add("home");
        return List.copyOf(names);
    }

    private static byte[][] meets() {
        byte[][] meets = new byte[SEATS.size()][HOME + 1];
        for (int other = 1; other < SEATS.size(); other++) {
            for (int step = TIP_OUTWARD; step <= TIP_HOMEWARD; step++) {
                meets[other][step] = (byte) SQUARES.get(other).indexOf(SQUARES.get(0).get(step));
            }
        }
        return meets;
    }
}
