package patolli.ui.table;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import patolli.rules.Leg;

/**
 * The threads with which pieces are tied to the rings where they can go, over all pieces. Those of several pieces would
 * cross: of these the beads at the rings are seen alone.
 */
final class GoalThreads {
    private GoalThreads() { }

    /** One for each leg. @param before the legs that are seen before all others */
    static List<GoalThread> of(Pieces pieces, TableLayout layout, List<Leg> legs, Function<Leg, MoveEnd> ending,
            List<Leg> before) {
        Point2D middle = TableLayout.point(layout.board().middle());
        boolean one = before.stream().map(Leg::from).distinct().count() == 1;
        List<GoalArc> arcs = GoalTies.apart(legs.stream().map(leg -> {
            GoalArc arc = arc(pieces.on(leg.side(), leg.from()), leg, pieces.lift(), middle);
            return one && before.contains(leg) ? arc : arc.bare();
        }).toList(), pieces.all().stream().flatMap(GoalThreads::seen).toList(), GoalThread.RADIUS);
        return IntStream.range(0, arcs.size()).mapToObj(i -> {
            GoalThread thread = new GoalThread(arcs.get(i), ending.apply(legs.get(i)), legs.get(i).steps());
            thread.setOpacity(before.contains(legs.get(i)) ? 1 : Favoured.ASIDE);
            return thread;
        }).toList();
    }

    /** Where a piece stands, and where it is seen while it is lifted. */
    private static Stream<Point2D> seen(PieceSprite piece) {
        return Stream.of(piece.at(), piece.at().add(0, piece.getTranslateY())).distinct();
    }

    private static GoalArc arc(PieceSprite piece, Leg leg, double lift, Point2D middle) {
        return GoalArc.of(piece.home().subtract(0, lift), piece.end(leg.to()), middle);
    }
}
