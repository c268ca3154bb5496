package patolli.ui.table;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.layout.Pane;
import patolli.rules.Leg;
import patolli.rules.Spot;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;

/** Footprints on squares: wet where pieces have gone in the last two turns, and lit up before one that is chosen. */
final class Footprints {
    /** How wet a turn's prints are when none, or one, has come after it; then they have dried. */
    private static final List<Double> WET = List.of(0.85, 0.42);
    private static final double UP = 90;
    private final Pane layer;
    private final Pictures pictures;
    private final TableLayout layout;

    /** @param layer under all marks */
    Footprints(Pane layer, Pictures pictures, TableLayout layout) {
        this.layer = layer;
        this.pictures = pictures;
        this.layout = layout;
    }

    /**
     * Shows these prints and no others.
     *
     * @param turns where pieces went, the last turn first
     */
    void wet(List<List<Leg>> turns) {
        layer.getChildren().clear();
        for (int i = Math.min(turns.size(), WET.size()) - 1; i >= 0; i--) {
            double firm = WET.get(i);
            turns.get(i).forEach(leg -> lay(leg, firm));
        }
    }

    private void lay(Leg leg, double firm) {
        List<Point2D> points = points(layout, leg);
        for (int i = 0; i < points.size(); i++) {
            Sprite feet = new Sprite(pictures, "table/feet-wet.png");
            feet.place(points.get(i));
            feet.setRotate(heading(points, i));
            feet.setOpacity(firm);
            layer.getChildren().add(feet);
        }
    }

    /** The squares that a piece touches, from the one that it leaves. */
    static List<Point2D> points(TableLayout layout, Leg leg) {
        List<Point2D> points = new ArrayList<>();
        if (leg.from() instanceof Spot.Square from) {
            points.add(layout.square(from.number()));
        }
        points.addAll(layout.between(leg));
        if (leg.to() instanceof Spot.Square to) {
            points.add(layout.square(to.number()));
        }
        return points;
    }

    /** How far feet that are painted walking up are turned at one of the points: towards the next, or from the last. */
    static double heading(List<Point2D> points, int i) {
        if (points.size() < 2) {
            return 0;
        }
        Point2D from = points.get(Math.min(i, points.size() - 2));
        Point2D to = points.get(Math.min(i, points.size() - 2) + 1);
        return Math.toDegrees(Math.atan2(to.getY() - from.getY(), to.getX() - from.getX())) + UP;
    }
}
