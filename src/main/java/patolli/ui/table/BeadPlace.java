package patolli.ui.table;

import java.util.Comparator;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;

/**
 * Where the bead of a way lies: on its end, which it so marks, or beyond it, or turned aside from there until it lies
 * on no other bead.
 */
final class BeadPlace {
    /** So far from the end, in radii, is the nearest place that is not on it. */
    private static final double GAP = 1.9;
    /** Beads side by side leave so much between them, as a part of their radius. */
    private static final double BETWEEN = 0.2;
    /** A way is short below so many radii. */
    private static final double SHORT = 2.5;
    private static final double[] TURNS = {0, 40, -40, 80, -80, 120, -120, 150, -150, 180};
    /** How far from the end, in distances of the nearest. */
    private static final double[] FAR = {1, 1.6, 2.2, 2.8, 3.4};

    private BeadPlace() { }

    /**
     * The place.
     *
     * @param way    two points or more
     * @param placed where others lie
     * @param seen   what it may not leave
     */
    static Point2D of(List<Point2D> way, List<Point2D> placed, double radius, Rectangle2D seen) {
        Point2D end = way.getLast();
        Point2D on = end.subtract(way.get(way.size() - 2)).normalize().multiply(radius * GAP);
        Rectangle2D inside = new Rectangle2D(seen.getMinX() + radius, seen.getMinY() + radius,
                seen.getWidth() - 2 * radius, seen.getHeight() - 2 * radius);
        // on the end of a short way it would lie on what sets off
        Stream<Point2D> first = way.getFirst().distance(end) < radius * SHORT ? Stream.empty() : Stream.of(end);
        List<Point2D> places = Stream.concat(first, DoubleStream.of(FAR).boxed().flatMap(far ->
                DoubleStream.of(TURNS).mapToObj(turn -> end.add(turned(on, turn).multiply(far))))).toList();
        Stream<Point2D> free = places.stream().filter(inside::contains)
                .filter(place -> room(place, placed) >= radius * (2 + BETWEEN));
        return free.findFirst().orElseGet(() -> places.stream()
                .max(Comparator.comparingDouble(place -> room(place, placed))).orElseThrow());
    }

    private static Point2D turned(Point2D way, double degrees) {
        double angle = Math.toRadians(degrees);
        return new Point2D(way.getX() * Math.cos(angle) - way.getY() * Math.sin(angle),
                way.getX() * Math.sin(angle) + way.getY() * Math.cos(angle));
    }

    private static double room(Point2D place, List<Point2D> placed) {
        return placed.stream().mapToDouble(place::distance).min().orElse(Double.MAX_VALUE);
    }
}
