package patolli.ui.table;

import java.util.ArrayList;
import java.util.Comparator;
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
    /** What lies between beads and all else, at least. */
    static final double BETWEEN = 2;
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
        List<GoalArc> laid = new ArrayList<>(arcs);
        for (int round = 0; round < ROUNDS; round++) {
            for (int i = 0; i < laid.size(); i++) {
                List<GoalArc> others = new ArrayList<>(laid);
                others.remove(i);
                laid.set(i, places(arcs.get(i), radius).min(Comparator.comparingDouble(arc ->
                        Math.round(overlap(arc, others, pieces, radius) / ALIKE))).orElseThrow());
            }
        }
        return laid;
    }

    /** Those on the ring first, the nearest before others, then those at its outer side. */
    private static Stream<GoalArc> places(GoalArc arc, double radius) {
        return DoubleStream.of(GoalArc.TIED, RING + radius).boxed().flatMap(far ->
                IntStream.rangeClosed(0, 180 / TURN).flatMap(i -> IntStream.of(i * TURN, -i * TURN))
                        .mapToObj(turn -> arc.tied(turn, far)));
    }

    /** How far its bead lies on what is not its own, and how far it runs through beads of others. */
    static double overlap(GoalArc arc, List<GoalArc> others, List<Point2D> pieces, double radius) {
        Point2D bead = arc.tied();
        double clear = radius + BETWEEN;
        double beads = others.stream().mapToDouble(other -> within(bead, other.tied(), radius + clear)).sum();
        double threads = others.stream().mapToDouble(other -> Math.max(through(other, bead, clear),
                through(arc, other.tied(), clear))).sum();
        double rings = others.stream().map(GoalArc::end).filter(end -> end.distance(arc.end()) > 1).distinct()
                .mapToDouble(end -> within(bead, end, RING + clear)).sum();
        double all = pieces.stream().filter(piece -> piece.distance(arc.end()) > PIECE)
                .mapToDouble(piece -> within(bead, piece, PIECE + clear)).sum();
        return beads + threads + rings + all;
    }

    private static double through(GoalArc arc, Point2D bead, double clear) {
        return arc.points().stream().mapToDouble(point -> within(point, bead, clear)).max().orElseThrow();
    }

    private static double within(Point2D one, Point2D other, double far) {
        return Math.max(0, far - one.distance(other));
    }
}
