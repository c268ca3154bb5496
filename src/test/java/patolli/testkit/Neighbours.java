package patolli.testkit;

import patolli.rules.Game;
import patolli.rules.Spot;

/** Which squares of a game's board touch each other, worked out by the drawings of the rule book. */
final class Neighbours {
    private static final int PATOLLI_TRACK = 68;
    private static final int BELL_TRACK = 60;
    private static final int ROW = 12;

    private Neighbours() { }

    static boolean touch(Game game, Spot.Square one, Spot.Square other) {
        int a = one.number();
        int b = other.number();
        return switch (game.name()) {
            case "patolli" -> follows(a, b, PATOLLI_TRACK);
            case "bell" -> follows(a, b, BELL_TRACK);
            case "pagade" -> near(cross(a), cross(b));
            case "tablan" -> near(rows(a), rows(b));
            default -> throw new IllegalArgumentException(game.name());
        };
    }

    private static boolean follows(int a, int b, int squares) {
        int apart = Math.floorMod(a - b, squares);
        return apart == 1 || apart == squares - 1;
    }

    private static boolean near(int[] a, int[] b) {
        return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) == 1;
    }

    /** Across and down from the middle of Home, which takes three squares by three. */
    private static int[] cross(int number) {
        int across = 1 - number / 8 % 3;
        int down = 2 + number % 8;
        // Each next arm is the one before turned anticlockwise by a quarter.
        return switch (number / 24) {
            case 0 -> new int[] {across, down};
            case 1 -> new int[] {down, -across};
            case 2 -> new int[] {-across, -down};
            default -> new int[] {-down, across};
        };
    }

    /** White's path goes to the right along its home row, then to the left, and so on upwards. */
    private static int[] rows(int number) {
        int row = number / ROW;
        return new int[] {row % 2 == 0 ? number % ROW : ROW - 1 - number % ROW, row};
    }
}
