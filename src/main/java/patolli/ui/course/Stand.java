package patolli.ui.course;

/** Where the card lies, in design units: each time in an open corner of the X, clear of all squares and of
 * the pieces at the mat's border. */
public enum Stand {
    /** Over the merchant. */
    LEFT(146, 283),
    /** Over Smoking Mirror. */
    RIGHT(816, 283);

    /** The card without its shadow. */
    private static final double WIDTH = 314;
    private static final double HEIGHT = 241;
    /** How far a higher card gives way to the limbs. */
    private static final double ASIDE = 75;
    private final double x;
    private final double y;

    Stand(double x, double y) {
        this.x = x;
        this.y = y;
    }

    /** The left edge of the card's picture when that is so many times larger: it grows away from the squares. */
    public double x(double times) {
        return switch (this) {
            case LEFT -> x - (WIDTH + ASIDE) * (times - 1);
            case RIGHT -> x + ASIDE * (times - 1);
        };
    }

    /** Its upper edge. */
    public double y(double times) {
        return y - HEIGHT * (times - 1) / 2;
    }
}
