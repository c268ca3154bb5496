package patolli.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * The room beside a figure for the scroll on which stands what it says: clear of all squares and of all that is played
 * with.
 *
 * @param outline the corners of the sheet, in order; no corner points inwards
 * @param volute  the middle of the curl by which the sheet points to the one who speaks
 */
public record SpeechRoom(List<Point> outline, Point volute) {
    /** From the middle of the curl to its edge. */
    public static final double CURL = 21;
    /** What the sheet's shadow and its torn edge take. */
    public static final double MARGIN = 7;

    /** Less than this is rounding. */
    private static final double CLOSE = 1e-6;

    /** A copy that cannot be changed. */
    public SpeechRoom {
        outline = List.copyOf(outline);
    }

    /** The sheet with its curl and its shadow, in whole units: the picture of it. */
    public Box picture() {
        double left = Math.floor(Math.min(xs().min().orElseThrow(), volute.x() - CURL) - MARGIN);
        double top = Math.floor(Math.min(ys().min().orElseThrow(), volute.y() - CURL) - MARGIN);
        double right = Math.ceil(Math.max(xs().max().orElseThrow(), volute.x() + CURL) + MARGIN);
        double bottom = Math.ceil(Math.max(ys().max().orElseThrow(), volute.y() + CURL) + MARGIN);
        return new Box(left, top, right - left, bottom - top);
    }

    /** The upper edge of the sheet. */
    public double top() {
        return ys().min().orElseThrow();
    }

    /** The lower edge of the sheet. */
    public double bottom() {
        return ys().max().orElseThrow();
    }

    /** The sheet's left end at a height between its edges. */
    public double left(double y) {
        return crossings(y).min().orElseThrow();
    }

    /** The sheet's right end at a height between its edges. */
    public double right(double y) {
        return crossings(y).max().orElseThrow();
    }

    /** The part of the sheet between two heights. */
    public SpeechRoom between(double upper, double lower) {
        List<Point> corners = new ArrayList<>();
        corners.add(new Point(left(upper), upper));
        corners.add(new Point(right(upper), upper));
        within(upper, lower).filter(corner -> Math.abs(corner.x() - right(corner.y())) < CLOSE)
                .sorted(Comparator.comparingDouble(Point::y)).forEach(corners::add);
        corners.add(new Point(right(lower), lower));
        corners.add(new Point(left(lower), lower));
        within(upper, lower).filter(corner -> Math.abs(corner.x() - left(corner.y())) < CLOSE)
                .sorted(Comparator.comparingDouble(Point::y).reversed()).forEach(corners::add);
        return new SpeechRoom(corners, volute);
    }

    private Stream<Point> within(double upper, double lower) {
        return outline.stream().filter(corner -> corner.y() > upper && corner.y() < lower);
    }

    /** Whether the sheet, without its volute, lies over a part of an area. */
    public boolean covers(Box area) {
        double upper = Math.max(area.y(), top());
        double lower = Math.min(area.y() + area.height(), bottom());
        return upper < lower && DoubleStream.concat(DoubleStream.of(upper, lower),
                within(upper, lower).mapToDouble(Point::y))
                .anyMatch(y -> left(y) < area.x() + area.width() && right(y) > area.x());
    }

    private DoubleStream crossings(double y) {
        DoubleStream all = DoubleStream.empty();
        for (int i = 0; i < outline.size(); i++) {
            Point a = outline.get(i);
            Point b = outline.get((i + 1) % outline.size());
            boolean crosses = Math.min(a.y(), b.y()) <= y && y <= Math.max(a.y(), b.y());
            if (crosses && a.y() != b.y()) {
                all = DoubleStream.concat(all,
                        DoubleStream.of(a.x() + (b.x() - a.x()) * (y - a.y()) / (b.y() - a.y())));
            }
        }
        return all;
    }

    private DoubleStream xs() {
        return outline.stream().mapToDouble(Point::x);
    }

    private DoubleStream ys() {
        return outline.stream().mapToDouble(Point::y);
    }

    /** The room on the other side of an upright line at x. */
    SpeechRoom mirrored(double at) {
        return new SpeechRoom(outline.stream().map(point -> point.mirrored(at)).toList(),
                volute.mirrored(at));
    }
}
