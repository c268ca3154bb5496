package patolli.ui.table;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import patolli.rules.Leg;

/**
 * The threads with which pieces are tied to the rings where they can go, over all pieces. Those of several pieces would
 * cross: of these the beads at the rings are seen alone and smaller, and where several lead
 * to one ring they have one bead.
 */
final class GoalThreads {
    /** Between numbers of steps on one bead. */
    private static final String AND = "\u00B7";

    private GoalThreads() { }

    /** One for each leg, or for all with one bead. @param before the legs that are seen before all others */
    static List<GoalThread> of(Pieces pieces, TableLayout layout, List<Leg> legs, Function<Leg, MoveEnd> ending,
            List<Leg> before) {
        Point2D middle = TableLayout.point(layout.board().middle());
        boolean one = Favoured.isOne(before);
        List<List<Leg>> beads = List.copyOf(legs.stream().collect(Collectors.groupingBy(leg -> new Bead(
                pieces.on(leg.side(), leg.from()).end(leg.to()), before.contains(leg),
                one && before.contains(leg) ? Optional.of(leg) : Optional.empty()), LinkedHashMap::new,
                Collectors.toList())).values());
        List<GoalArc> arcs = GoalTies.apart(beads.stream().map(all -> {
            Leg leg = all.getFirst();
            GoalArc arc = arc(pieces.on(leg.side(), leg.from()), leg, pieces.lift(), middle);
            return one && before.contains(leg) ? arc : steps(all).size() > 1 ? arc.atop() : arc.bare();
        }).toList(), pieces.all().stream().flatMap(GoalThreads::seen).toList(), GoalThread.RADIUS);
        return IntStream.range(0, arcs.size()).mapToObj(i -> {
            List<Leg> all = beads.get(i);
            GoalThread thread = new GoalThread(arcs.get(i), all.stream().map(ending).min(Comparator.naturalOrder())
                    .orElseThrow(), steps(all).stream().map(String::valueOf).collect(Collectors.joining(AND)));
            if (!one) {
                thread.calm();
            }
            thread.setOpacity(before.contains(all.getFirst()) ? 1 : Favoured.ASIDE);
            return thread;
        }).toList();
    }

    /** What has a bead of its own: a ring, as it is seen, and on it each leg that is tied by a thread. */
    private record Bead(Point2D end, boolean before, Optional<Leg> tied) { }

    /** How far legs lead, each number once, from the least. */
    private static List<Integer> steps(List<Leg> legs) {
        return legs.stream().map(Leg::steps).distinct().sorted().toList();
    }

    /** Where a piece stands, and where it is seen while it is lifted. */
    private static Stream<Point2D> seen(PieceSprite piece) {
        return Stream.of(piece.at(), piece.at().add(0, piece.getTranslateY())).distinct();
    }

    private static GoalArc arc(PieceSprite piece, Leg leg, double lift, Point2D middle) {
        return GoalArc.of(piece.home().subtract(0, lift), piece.end(leg.to()), middle);
    }
}
