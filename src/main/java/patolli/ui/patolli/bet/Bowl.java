package patolli.ui.patolli.bet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javafx.geometry.Point2D;
import patolli.rules.Side;

/**
 * Where things lie at the bet, in design units: what is held on the two cloths, what is staked in the jaguar's bowl.
 */
final class Bowl {
    private static final int COLUMNS = 5;
    /** Of the cloth's height. */
    private static final double ROW = 0.235;
    /** Of its width: the middle of the outermost things. */
    private static final double MARGIN = 0.12;
    /** The corners of each cloth's field as it is painted: far left, far right, near right, near left. */
    private static final List<Point2D> RED = List.of(new Point2D(96, 511), new Point2D(356, 500),
            new Point2D(312, 708), new Point2D(37, 721));
    private static final List<Point2D> BLUE = List.of(new Point2D(922, 500), new Point2D(1181, 511),
            new Point2D(1240, 721), new Point2D(964, 708));
    private static final Point2D MIDDLE = new Point2D(715, 184);
    private static final double ACROSS = 33;
    private static final double DOWN = 23;
    private static final List<Point2D> PLACES = places();

    private Bowl() { }

    /** The place of a side's n-th asset of so many on its cloth, from 0: the poorest nearest to the player. */
    static Point2D onCloth(Side side, int n, int of) {
        List<Point2D> corners = side == Side.RED ? RED : BLUE;
        int rows = (of + COLUMNS - 1) / COLUMNS;
        double across = MARGIN + (1 - 2 * MARGIN) * (n % COLUMNS) / (COLUMNS - 1);
        double down = 0.5 + ((rows - 1) / 2.0 - n / COLUMNS) * ROW;
        Point2D far = corners.get(0).interpolate(corners.get(1), across);
        return far.interpolate(corners.get(3).interpolate(corners.get(2), across), down);
    }

    /** The place of the n-th stake in the bowl, from 0, so that the first ones lie in the middle. */
    static Point2D inBowl(int n) {
        return PLACES.get(n);
    }

    /** How the n-th stake has come to lie, in degrees. */
    static double turn(int n) {
        return (n * 47 + 13) % 61 - 30;
    }

    /** Twenty, in rows of six, seven and seven, none quite in line. */
    private static List<Point2D> places() {
        List<Point2D> places = new ArrayList<>();
        for (int row = -1; row <= 1; row++) {
            int count = row < 0 ? 6 : 7;
            for (int i = 0; i < count; i++) {
                int n = places.size();
                places.add(MIDDLE.add((i - (count - 1) / 2.0) * ACROSS + (n * 29 % 13 - 6) * 0.8,
                        row * DOWN + (n * 17 % 11 - 5) * 0.9));
            }
        }
        places.sort(Comparator.comparingDouble(place -> Math.hypot(place.getX() - MIDDLE.getX(),
                2 * (place.getY() - MIDDLE.getY()))));
        return List.copyOf(places);
    }
}
