package patolli.ui.table;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import patolli.rules.Side;
import patolli.rules.patolli.PatolliBoard;
import patolli.ui.common.DesignPane;

/** Where everything lies on the table, in design units; the picture of the table is drawn to the same measures. */
final class BoardLayout {
    /** The side of a square. */
    static final double SQUARE = 46;
    static final Point2D CENTRE = new Point2D(640, 404);
    /** The middle of the shield, where the pool lies. */
    static final Point2D SHIELD = new Point2D(640, 166);
    /** Where the beans are held and from where they are thrown. */
    static final Point2D HAND = new Point2D(640, 566);
    /** Where the number thrown is shown. */
    static final Point2D CAST = new Point2D(640, 508);
    /** The middle of the foot of the serpent's arch, under which the draws are counted. */
    static final Point2D SHAKE = new Point2D(640, 734);
    /** The height at which the discs lie that real beans are entered with. */
    static final double OWN_CASTS = 616;
    /** How much higher the beans lie over those discs. */
    static final double OWN_ROOM = 14;
    private static final int PIECES = 6;
    private static final int RIM_SEATS = 12;
    private static final int ASSET_COLUMNS = 5;
    private static final double ASSET_PITCH = 41;
    private static final double ASSET_ROW = 43;
    private static final double HALF_DIAGONAL = SQUARE * Math.sqrt(0.5);
    private static final double[][] LIMBS = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
    private static final double[][] CENTRALS = {{-1, 0}, {0, -1}, {1, 0}, {0, 1}};
    private static final double[][] LANDINGS = {{602, 548}, {676, 546}, {568, 590}, {640, 588}, {712, 592}};

    private BoardLayout() { }

    /** The middle of a square, 0 to 67. */
    static Point2D square(int square) {
        int limb = square / 17;
        int place = square % 17;
        int rank = place <= 8 ? place : 17 - place;
        double[] central = CENTRALS[place <= 8 ? limb : (limb + 1) % 4];
        double[] out = LIMBS[limb];
        return CENTRE.add((central[0] + out[0] * rank) * HALF_DIAGONAL, (central[1] + out[1] * rank) * HALF_DIAGONAL);
    }

    /** Whether a point lies on a square, or on a place at the border, with that middle. */
    static boolean covers(Point2D middle, Point2D at) {
        return Math.abs(at.getX() - middle.getX()) + Math.abs(at.getY() - middle.getY()) <= HALF_DIAGONAL;
    }

    /** Whether the square is painted over and over: skulls and knives, or water. */
    static boolean isPainted(int square) {
        return PatolliBoard.isDanger(square) || PatolliBoard.isRounded(square);
    }

    /** The squares that a piece passes on its way, the last included: clockwise from one to the other. */
    static List<Point2D> way(int from, int to) {
        List<Point2D> way = new ArrayList<>();
        for (int square = from; square != to;) {
            square = (square + 1) % PatolliBoard.SQUARES;
            way.add(square(square));
        }
        return way;
    }

    /** The squares between the ends of a way, neither of them included. */
    static List<Point2D> between(int from, int to) {
        List<Point2D> way = way(from, to);
        return way.subList(0, Math.max(0, way.size() - 1));
    }

    /** The place of a side's {@code i}-th piece at the border of the mat. */
    static Point2D nest(Side side, int i) {
        return mirrored(side, new Point2D(126, 226 + 52 * (double) (i % PIECES)));
    }

    /** The seat of the {@code i}-th of the twenty assets before a side: each has its own, the poorest first. */
    static Point2D asset(Side side, int i) {
        double x = ASSET_PITCH * (i % ASSET_COLUMNS);
        double y = ASSET_ROW * (i / ASSET_COLUMNS);
        return side == Side.BLUE ? new Point2D(987 + x, 573.5 + y) : new Point2D(129 + x, 573.5 + y);
    }

    /**
     * The place of the {@code i}-th of {@code n} assets in the pool: round the rim of the shield, so that the bird in
     * its middle is seen, and over the bird only when the rim is full.
     */
    static Point2D pool(int i, int n) {
        int outer = Math.min(n, RIM_SEATS);
        boolean rim = i < outer;
        int seats = rim ? outer : n - outer;
        double radius = rim ? 59 : 28;
        double angle = Math.PI * 2 * (rim ? i : i - outer) / seats - Math.PI * 3 / 4;
        return SHIELD.add(radius * Math.cos(angle), radius * Math.sin(angle));
    }

    /**
     * A point of the free ground between the two lower limbs, clear of the number above it and the serpent below.
     *
     * @param across from left to right, 0 to 1
     * @param down   from above to below, 0 to 1
     */
    static Point2D landing(double across, double down) {
        // The ground widens downwards: the root spreads the points evenly over it.
        double y = 548 + 66 * Math.sqrt(down);
        double half = y - CENTRE.getY() - 2 * HALF_DIAGONAL - 32;
        return new Point2D(CENTRE.getX() + half * (2 * across - 1), y);
    }

    /** Where the {@code i}-th bean lies when chance has found no other place. */
    static Point2D landing(int i) {
        return new Point2D(LANDINGS[i][0], LANDINGS[i][1]);
    }

    private static Point2D mirrored(Side side, Point2D left) {
        return side == Side.BLUE ? new Point2D(DesignPane.WIDTH - left.getX(), left.getY()) : left;
    }
}
