package patolli.ui.bet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javafx.geometry.Point2D;
import patolli.rules.Side;

/** Where things lie at the bet, in design units: what is held on the two cloths, what is staked in the jaguar's bowl. */
final class Bowl {
    private static final int COLUMNS = 5;
    private static final int ROWS = 4;
    /** The corners of each cloth's field as it is painted: far left, far right, near right, near left. */
    private static final List<Point2D> RED = List.of(new Point2D(96, 511), new Point2D(356, 500),
            new Point2D(312, 708), new Point2D(37, 721));
    private static final List<Point2D> BLUE = List.of(new Point2D(922, 500), new Point2D(1181, 511),
            new Point2D(1240, 721), new Point2D(964, 708));
    private static final Point2D MIDDLE = new Point2D(715, 189);
    private static final double ACROSS = 33;
    private static final double DOWN = 26;
    private static final List<Point2D> PLACES = places();

    private Bowl() { }

    /** The place of a side's n-th asset on its cloth, from 0: the poorest nearest to the player. */
    static Point2D onCloth(Side side, int n) {
        List<Point2D> corners = side == Side.RED ? RED : BLUE;
        double across = (n % COLUMNS + 0.5) / COLUMNS;
        double down = 1 - (n / COLUMNS + 0.5) / ROWS;
        Point2D far = corners.get(0).interpolate(corners.get(1), across);
        return far.interpolate(corners.get(3).interpolate(corners.get(2), across), down);
    }

    /** The place of the n-th stake in the bowl, from 0, so that the first ones lie in the middle. */
    static Point2D inBowl(int n) {
        return PLACES.get(n);
    }

    /** Twenty, in rows of six, seven and seven. */
    private static List<Point2D> places() {
        List<Point2D> places = new ArrayList<>();
        for (int row = -1; row <= 1; row++) {
            int count = row < 0 ? 6 : 7;
            for (int i = 0; i < count; i++) {
                places.add(MIDDLE.add((i - (count - 1) / 2.0) * ACROSS, row * DOWN));
            }
        }
        places.sort(Comparator.comparingDouble(place -> Math.hypot(place.getX() - MIDDLE.getX(),
                2 * (place.getY() - MIDDLE.getY()))));
        return List.copyOf(places);
    }
}
