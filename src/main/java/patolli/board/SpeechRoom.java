package patolli.board;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * The room beside a figure for the scroll on which stands what it says: clear of all squares and of all that is played
 * with.
 *
 * @param outline the corners of the sheet, in order; at each height the sheet is of one piece
 * @param volute  the middle of the curl that rises from the sheet, above it, below or beside it
 * @param mouth   whence what is said comes to the curl: at the lips of the one who speaks
 */
public record SpeechRoom(List<Point> outline, Point volute, Point mouth) {
    /** From the middle of the curl to its edge. */
    public static final double CURL = 21;
    /** What the sheet's shadow and its torn edge take. */
    public static final double MARGIN = 7;
    /** So far a sheet that hangs from a plate reaches beyond it at either side at most. */
    private static final double BEYOND = 24;
    private static final int SQUARE = 4;

    /** A copy that cannot be changed. */
    public SpeechRoom {
        outline = List.copyOf(outline);
    }

    /** A sheet with four square corners. */
    static SpeechRoom sheet(Box box, Point volute, Point mouth) {
        double right = box.x() + box.width();
        double bottom = box.y() + box.height();
        return new SpeechRoom(List.of(new Point(box.x(), box.y()), new Point(right, box.y()), new Point(right, bottom),
                new Point(box.x(), bottom)), volute, mouth);
    }

    /** The sheet with its curl, what leads to it and its shadow, in whole units: the picture of it. */
    public Box picture() {
        double left = Math.floor(Math.min(Math.min(xs().min().orElseThrow(), mouth.x()), volute.x() - CURL) - MARGIN);
        double top = Math.floor(Math.min(Math.min(top(), mouth.y()), volute.y() - CURL) - MARGIN);
        double right = Math.ceil(Math.max(Math.max(xs().max().orElseThrow(), mouth.x()), volute.x() + CURL) + MARGIN);
        double bottom = Math.ceil(Math.max(Math.max(bottom(), mouth.y()), volute.y() + CURL) + MARGIN);
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

    /** Whether the curl lies beside the sheet: what leads to it leaves the sheet at its left or right end. */
    public boolean curlsBeside() {
        return volute.x() + CURL < xs().min().orElseThrow() || volute.x() - CURL > xs().max().orElseThrow();
    }

    /** Whether the sheet can hang from a plate: right below it, little wider, and what leads to it leaves it below. */
    public boolean hangsFrom(Box plate) {
        return outline.size() == SQUARE && volute.y() > bottom() && !curlsBeside() && top() >= plate.bottom()
                && top() < plate.bottom() + MARGIN && left(top()) >= plate.x() - BEYOND
                && right(top()) <= plate.x() + plate.width() + BEYOND;
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
        List<Point> below = cut(outline, upper, 1);
        return new SpeechRoom(cut(below, lower, -1), volute, mouth);
    }

    /** What of a form lies below a height ({@code down} 1) or above it (-1). */
    private static List<Point> cut(List<Point> form, double height, int down) {
        List<Point> part = new ArrayList<>();
        for (int i = 0; i < form.size(); i++) {
            Point a = form.get(i);
            Point b = form.get((i + 1) % form.size());
            double before = down * (a.y() - height);
            double after = down * (b.y() - height);
            if (before >= 0) {
                part.add(a);
            }
            if (before < 0 != after < 0 && before != 0 && after != 0) {
                part.add(new Point(a.x() + (b.x() - a.x()) * before / (before - after), height));
            }
        }
        return part;
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

    /** The room on the other side of an upright line at x, of somebody with the mouth there. */
    SpeechRoom mirrored(double at, Point of) {
        return new SpeechRoom(outline.stream().map(point -> point.mirrored(at)).toList(), volute.mirrored(at), of);
    }
}
