package patolli.ui.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import patolli.rules.Spot;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;

/**
 * In the place of cords, where a table has them: small prints on the squares that ways lead over, a light where they
 * end, and a thread thither from the piece that is chosen.
 */
record WayPrints(Pieces pieces, TableLayout layout, Pictures pictures) {
    /** There is a pair on every other free square. */
    private static final int STRIDE = 2;

    /** Those of all routes of a piece that is chosen, by what happens there; none at a table that has no prints. */
    List<GoldCord> of(Map<Route, MoveEnd> ends) {
        Set<Point2D> trodden = ends.keySet().stream().map(Route::end).collect(Collectors.toCollection(HashSet::new));
        return pieces.passed().stream().flatMap(light -> ends.keySet().stream()
                .sorted(Comparator.comparingInt(route -> -route.steps().size())).map(route -> {
                    GoldCord cord = of(route, light, trodden, ends.get(route));
                    route.walked().stream().map(route.squares()::get).forEach(trodden::add);
                    cord.stand(Standing.OUT);
                    return cord;
                })).toList();
    }

    /** A pair on every other free square that is walked over, but not on some, and a light at the end. */
    GoldCord of(Route route, String light, Set<Point2D> but, MoveEnd end) {
        List<Node> marks = new ArrayList<>();
        int free = 0;
        for (int i : route.walked()) {
            Point2D square = route.squares().get(i);
            if (!isTaken(square) && !but.contains(square) && free++ % STRIDE == 0) {
                marks.add(new BurntFeet(square, Footprints.heading(route.squares(), i)));
            }
        }
        if (!isTaken(route.end())) {
            Sprite glow = new Sprite(pictures, light);
            glow.place(route.end());
            marks.add(glow);
        }
        GoldCord cord = new GoldCord(marks);
        cord.tie(new WayThread(route.start(), route.end(), layout.board().squareSize(), end));
        return cord;
    }

    /** Whether a piece stands there, or has been put there. */
    boolean isTaken(Point2D square) {
        return pieces.all().stream().anyMatch(piece -> piece.spot() instanceof Spot.Square(int number, _)
                && (layout.square(number).equals(square) || piece.at().equals(square)));
    }
}
