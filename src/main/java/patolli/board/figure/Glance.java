package patolli.board.figure;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Where a pupil stands in its eye.
 *
 * @param ahead -1 back, 0, or 1 ahead
 * @param down  -1 up, 0, or 1 down
 */
public record Glance(int ahead, int down) {
    /** Straight ahead. */
    public static final Glance LEVEL = new Glance(1, 0);
    /** All that there are. */
    public static final List<Glance> ALL = IntStream.range(0, 9).mapToObj(i -> new Glance(i % 3 - 1,
            i / 3 - 1)).toList();
    /** As part of the whole way: less than this to one side is the middle. */
    private static final double MIDDLE = 0.26;

    /** The gaze of somebody who faces +x towards something that lies so far ahead and below. */
    public static Glance towards(double ahead, double down) {
        double far = Math.hypot(ahead, down);
        return far == 0 ? LEVEL : new Glance(third(ahead / far), third(down / far));
    }

    private static int third(double part) {
        return part > MIDDLE ? 1 : part < -MIDDLE ? -1 : 0;
    }

    String tag() {
        return (ahead + 1) + "" + (down + 1);
    }
}
