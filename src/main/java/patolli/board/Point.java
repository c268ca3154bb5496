package patolli.board;

/** A point of the scene, in design units: right and down from the upper left corner. */
public record Point(double x, double y) {

    /** The point so much further right and down. */
    public Point plus(double dx, double dy) {
        return new Point(x + dx, y + dy);
    }

    /** How far apart two points lie. */
    public double distance(Point other) {
        return Math.hypot(other.x - x, other.y - y);
    }

    /** The point turned by half a circle about another. */
    public Point turned(Point about) {
        return new Point(2 * about.x - x, 2 * about.y - y);
    }

    /** The point on the other side of an upright line at x. */
    public Point mirrored(double at) {
        return new Point(2 * at - x, y);
    }
}
