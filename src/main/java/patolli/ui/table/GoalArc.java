package patolli.ui.table;

import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;

/**
 * The arc of a thread from a piece to the ring where it can go.
 *
 * @param end  the middle of the ring
 * @param from where it begins, at the edge of the piece
 * @param knee towards which it is bent
 * @param tied where it ends, at the ring
 */
record GoalArc(Point2D end, Point2D from, Point2D knee, Point2D tied) {
    /** Where it begins and ends, from the middles of the piece and of the ring. */
    static final double OFF = 27, TIED = 35;
    /** How much it is bent, of its length, at least and at most. */
    private static final double BEND = 0.42, LEAST = 34, MOST = 104;
    /** How much nearer to the top of the ring it is tied than it comes, so that two that meet there lie apart. */
    private static final double HIGH = 0.7;
    /** A way is upright if it goes aside no more than this part of it. */
    private static final double UPRIGHT = 0.35;
    private static final int POINTS = 24;

    /**
     * The one that is laid where no other is in its way.
     *
     * @param piece  the middle of the piece, as it is seen
     * @param middle the middle of the board, towards which upright ones are bent; all others are bent up
     */
    static GoalArc of(Point2D piece, Point2D end, Point2D middle) {
        Point2D way = end.subtract(piece);
        double bent = Math.clamp(BEND * way.magnitude(), LEAST, MOST);
        Point2D aside = new Point2D(-way.getY(), way.getX()).normalize().multiply(bent);
        boolean upright = Math.abs(way.getX()) < UPRIGHT * way.magnitude();
        boolean turned = upright ? aside.getX() * (middle.getX() - piece.getX()) < 0 : aside.getY() > 0;
        Point2D knee = piece.midpoint(end).add(turned ? aside.multiply(-1) : aside);
        return new GoalArc(end, towards(piece, knee, OFF), knee,
                towards(end, upright ? knee : knee.subtract(0, HIGH * knee.distance(end)), TIED));
    }

    /** The same, tied at another place about its ring: so much further round it, and so far from its middle. */
    GoalArc tied(double degrees, double far) {
        double turn = Math.atan2(tied.getY() - end.getY(), tied.getX() - end.getX()) + Math.toRadians(degrees);
        Point2D place = end.add(far * Math.cos(turn), far * Math.sin(turn));
        return isBare() ? new GoalArc(end, place, place, place) : new GoalArc(end, from, knee, place);
    }

    /** The place alone where it is tied, without a way to there. */
    GoalArc bare() {
        return new GoalArc(end, tied, tied, tied);
    }

    /** The place alone at the top of its ring. */
    GoalArc atop() {
        Point2D place = end.subtract(0, TIED);
        return new GoalArc(end, place, place, place);
    }

    /** Whether it is but a place. */
    boolean isBare() {
        return from.equals(tied);
    }

    /** Points along it, its end the last. */
    List<Point2D> points() {
        return IntStream.rangeClosed(0, POINTS).mapToObj(i -> (double) i / POINTS)
                .map(t -> from.multiply((1 - t) * (1 - t)).add(knee.multiply(2 * t * (1 - t)))
                        .add(tied.multiply(t * t))).toList();
    }

    private static Point2D towards(Point2D from, Point2D to, double far) {
        return from.add(to.subtract(from).normalize().multiply(far));
    }
}
