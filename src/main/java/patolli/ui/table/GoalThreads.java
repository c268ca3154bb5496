package patolli.ui.table;

import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;
import patolli.rules.Leg;

/** The threads with which pieces are tied to the rings where they can go, over all pieces. */
final class GoalThreads {
    private GoalThreads() { }

    /** One for each leg. @param before where those end that are seen before all others */
    static List<GoalThread> of(Pieces pieces, TableLayout layout, List<Leg> legs, Function<Leg, MoveEnd> ending,
            Set<Point2D> before) {
        Point2D middle = TableLayout.point(layout.board().middle());
        List<GoalArc> arcs = GoalTies.apart(legs.stream().map(leg -> arc(pieces.on(leg.side(), leg.from()), leg,
                pieces.lift(), middle)).toList(), pieces.all().stream().map(PieceSprite::at).toList(),
                GoalThread.RADIUS);
        return IntStream.range(0, arcs.size()).mapToObj(i -> {
            GoalThread thread = new GoalThread(arcs.get(i), ending.apply(legs.get(i)), legs.get(i).steps());
            thread.setOpacity(before.contains(arcs.get(i).end()) ? 1 : Favoured.ASIDE);
            return thread;
        }).toList();
    }

    private static GoalArc arc(PieceSprite piece, Leg leg, double lift, Point2D middle) {
        return GoalArc.of(piece.home().subtract(0, lift), piece.end(leg.to()), middle);
    }
}
