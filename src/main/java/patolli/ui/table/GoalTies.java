package patolli.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Point2D;

/**
 * Where threads are tied to their rings, and with that where their beads lie: on no other bead, on no other thread, on
 * no ring but their own and on no piece, if there is such a place on the ring or at its outer side.
 */
final class GoalTies {
    /** From the middle of a ring to its outer edge, and of a piece to its edge. */
    static final double RING = 37, PIECE = 27;
    /** What lies between beads, and between beads and all else, at least. */
    static final double APART = 8, BETWEEN = 2;
    /** From one place on a ring to the next, in degrees. */
    private static final int TURN = 10;
    /** Each is laid anew when all others are, so often. */
    private static final int ROUNDS = 4;
    /** A place is as free as another if they differ by no more. */
    private static final double ALIKE = 1e-6;

    private GoalTies() { }

    /**
     * The arcs, in the same order.
     *
     * @param arcs   as they are where nothing is in their way
     * @param pieces the middles of all pieces, as they are seen
     * @param radius from the middle of a bead to its edge
     */
    static List<GoalArc> apart(List<GoalArc> arcs, List<Point2D> pieces, double radius) {
        List<Laid> laid = new ArrayList<>(arcs.stream().map(Laid::of).toList());
        List<Laid> before = List.of();
        for (int round = 0; round < ROUNDS && !laid.equals(before); round++) {
            before = List.copyOf(laid);
            for (int i = 0; i < laid.size(); i++) {
                List<Laid> others = new ArrayList<>(laid);
                others.remove(i);
                laid.set(i, best(places(arcs.get(i), radius), others, pieces, radius));
            }
        }
        return laid.stream().map(Laid::arc).toList();
    }

    /** The first that is free, or the one that lies least on others. */
    private static Laid best(Stream<GoalArc> places, List<Laid> others, List<Point2D> pieces, double radius) {
        Laid best = null;
        double least = Double.MAX_VALUE;
        for (GoalArc place : (Iterable<GoalArc>) places::iterator) {
            Laid here = Laid.of(place);
            double overlap = overlap(here, others, pieces, radius);
            if (overlap < least - ALIKE) {
                best = here;
                least = overlap;
            }
            if (least < ALIKE) {
                break;
            }
        }
        return best;
    }

    /** An arc and the points along it. */
    private record Laid(GoalArc arc, List<Point2D> points) {
        static Laid of(GoalArc arc) {
            return new Laid(arc, arc.points());
        }

        /** How far it runs through a bead. */
        double through(Point2D bead, double clear) {
            double most = 0;
            for (Point2D point : points) {
                most = Math.max(most, clear - point.distance(bead));
            }
            return most;
        }
    }

    /** Those on the ring first, the nearest before others, then those at its outer side. */
    private static Stream<GoalArc> places(GoalArc arc, double radius) {
        return DoubleStream.of(GoalArc.TIED, RING + radius).boxed().flatMap(far ->
                IntStream.rangeClosed(0, 180 / TURN).flatMap(i -> IntStream.of(i * TURN, -i * TURN))
                        .mapToObj(turn -> arc.tied(turn, far)));
    }

    /** How far its bead lies on what is not its own, and how far it runs through beads of others. */
    private static double overlap(Laid laid, List<Laid> others, List<Point2D> pieces, double radius) {
        GoalArc arc = laid.arc();
        Point2D bead = arc.tied();
        double clear = radius + BETWEEN;
        double beads = others.stream().mapToDouble(other -> within(bead, other.arc().tied(), 2 * radius + APART))
                .sum();
        double threads = others.stream().mapToDouble(other -> Math.max(other.through(bead, clear),
                laid.through(other.arc().tied(), clear))).sum();
        double rings = others.stream().map(other -> other.arc().end()).filter(end -> end.distance(arc.end()) > 1)
                .distinct().mapToDouble(end -> within(bead, end, RING + clear)).sum();
        double all = pieces.stream().filter(piece -> piece.distance(arc.end()) > PIECE)
                .mapToDouble(piece -> within(bead, piece, PIECE + clear)).sum();
        return beads + threads + rings + all;
    }

    private static double within(Point2D one, Point2D other, double far) {
        return Math.max(0, far - one.distance(other));
    }
}
