package patolli.ui.table;

import java.util.List;
import java.util.function.Predicate;
import javafx.geometry.Point2D;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;

/** Small feet on squares that a piece would walk over, where a cord cannot tell its way. */
final class Tread {
    /** How large and how firm they are. */
    private static final double SIZE = 0.78;
    private static final double FAINT = 0.8;

    private Tread() { }

    /** A pair on each of the squares that a route walks over and that are free, towards the next. */
    static List<Sprite> on(Pictures pictures, TableLayout layout, Route route, Predicate<Point2D> free) {
        return route.walked().stream().filter(i -> free.test(route.squares().get(i))).map(i -> {
            Sprite pair = new Sprite(pictures, layout.marks().picture("feet-lit.png"));
            pair.place(route.squares().get(i));
            pair.setRotate(Footprints.heading(route.squares(), i));
            pair.setScaleX(SIZE);
            pair.setScaleY(SIZE);
            pair.setOpacity(FAINT);
            return pair;
        }).toList();
    }
}
