package patolli.board.figure;

/**
 * How a joint differs from how it was painted.
 *
 * @param degrees turned about its pivot, clockwise
 * @param dx      moved ahead
 * @param dy      moved down
 * @param scale   how large, about its pivot
 */
public record Swing(double degrees, double dx, double dy, double scale) {
    /** As it was painted. */
    public static final Swing NONE = new Swing(0, 0, 0, 1);

    /** Part of the way from this to another. */
    public Swing towards(Swing other, double part) {
        return new Swing(mix(degrees, other.degrees, part), mix(dx, other.dx, part), mix(dy, other.dy, part),
                mix(scale, other.scale, part));
    }

    private static double mix(double from, double to, double part) {
        return from + (to - from) * part;
    }
}
