package patolli.ui.lesson;

/** Where the card lies, in design units: each time in an open corner of the X, clear of all squares and of
 * the pieces at the mat's border. */
enum Stand {
    /** Over the merchant. */
    LEFT(146, 283),
    /** Over Smoking Mirror. */
    RIGHT(816, 283);

    private final double x;
    private final double y;

    Stand(double x, double y) {
        this.x = x;
        this.y = y;
    }

    /** The left edge of the card's picture. */
    double x() {
        return x;
    }

    /** Its upper edge. */
    double y() {
        return y;
    }
}
