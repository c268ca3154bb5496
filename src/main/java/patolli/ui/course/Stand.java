package patolli.ui.course;

import patolli.board.Box;

/**
 * Where the card lies at one game's table, in design units: clear of all squares, and of what else matters there.
 *
 * @param x     the left edge of the card's picture at its normal size
 * @param y     its upper edge
 * @param grows to which side it grows when words are larger; up and down it grows alike
 * @param aside how much further, for each time larger, it gives way to what lies slanting beside it
 */
public record Stand(double x, double y, Growth grows, double aside) {
    /** The card without its shadow. */
    private static final double WIDTH = 314;
    private static final double HEIGHT = 241;

    /** The paper in the card's picture, without its shadow and its clear rim. */
    private static final Box PAPER = new Box(8, 15, 298, 213);

    /** To which side a larger card grows. */
    public enum Growth { LEFT, RIGHT }

    /** The left edge of the card's picture when that is so many times larger. */
    public double x(double times) {
        return switch (grows) {
            case LEFT -> x - (WIDTH + aside) * (times - 1);
            case RIGHT -> x + aside * (times - 1);
        };
    }

    /** What the card covers at its normal size. */
    public Box paper() {
        return new Box(x + PAPER.x(), y + PAPER.y(), PAPER.width(), PAPER.height());
    }

    /** Its upper edge. */
    public double y(double times) {
        return y - HEIGHT * (times - 1) / 2;
    }
}
