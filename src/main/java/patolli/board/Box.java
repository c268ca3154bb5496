package patolli.board;

/** An upright rectangle of the scene, in design units, by its upper left corner and its size. */
public record Box(double x, double y, double width, double height) {

    /** A box with its middle there. */
    public static Box about(Point middle, double width, double height) {
        return new Box(middle.x() - width / 2, middle.y() - height / 2, width, height);
    }

    /** The right edge. */
    public double right() {
        return x + width;
    }

    /** The lower edge. */
    public double bottom() {
        return y + height;
    }

    /** The middle. */
    public Point middle() {
        return new Point(x + width / 2, y + height / 2);
    }

    /** Whether a point lies in it or on its edge. */
    public boolean contains(Point at) {
        return at.x() >= x && at.x() <= right() && at.y() >= y && at.y() <= bottom();
    }

    /** The box turned by half a circle about a point. */
    Box turned(Point about) {
        return new Box(2 * about.x() - right(), 2 * about.y() - bottom(), width, height);
    }

    /** The box on the other side of an upright line at x. */
    Box mirrored(double at) {
        return new Box(2 * at - right(), y, width, height);
    }
}
