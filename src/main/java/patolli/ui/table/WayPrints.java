package patolli.ui.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javafx.geometry.Point2D;
import patolli.rules.Spot;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;

/** Lights on the squares that ways lead over, in the place of cords, where a table has them. */
record WayLights(Pieces pieces, TableLayout layout, Pictures pictures) {
    /** How firm the first of them is, at least. */
    private static final double DIM = 0.3;

    /** Those of all routes of a piece, one on each square but where they end; none at a table that has no lights. */
    List<GoldCord> of(List<Route> routes) {
        Set<Point2D> lit = new HashSet<>(routes.stream().map(Route::end).toList());
        return pieces.passed().stream().flatMap(light -> routes.stream()
                .sorted(Comparator.comparingInt(route -> -route.steps().size())).map(route -> {
                    GoldCord cord = of(route, light, lit);
                    route.walked().stream().map(route.squares()::get).forEach(lit::add);
                    return cord;
                })).toList();
    }

    /** A light on each free square that is walked over, but on some: brighter towards the goal. */
    GoldCord of(Route route, String light, Set<Point2D> but) {
        List<Integer> walked = route.walked();
        List<Sprite> lights = new ArrayList<>();
        for (int i = 0; i < walked.size(); i++) {
            Point2D square = route.squares().get(walked.get(i));
            if (!isTaken(square) && !but.contains(square)) {
                Sprite glow = new Sprite(pictures, light);
                glow.place(square);
                glow.setOpacity(DIM + (1 - DIM) * (i + 1) / walked.size());
                lights.add(glow);
            }
        }
        return new GoldCord(lights);
    }

    /** Whether a piece stands there. */
    boolean isTaken(Point2D square) {
        return pieces.all().stream().anyMatch(piece -> piece.spot() instanceof Spot.Square(int number, _)
                && layout.square(number).equals(square));
    }
}
