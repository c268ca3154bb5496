package patolli.ui.patolli.bet;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import patolli.rules.Side;

/**
 * Where things lie at the bet, in design units: what is held in a heap on each cloth, what is staked in the jaguar's
 * bowl. Heaps grow round their middle as seeds do in a flower, each thing a golden angle on from the one before.
 */
final class Bowl {
    private static final double GOLDEN = Math.toRadians(137.508);
    /** The corners of each cloth's field as it is painted: far left, far right, near right, near left. */
    private static final List<Point2D> RED = List.of(new Point2D(96, 511), new Point2D(356, 500),
            new Point2D(312, 708), new Point2D(37, 721));
    private static final List<Point2D> BLUE = List.of(new Point2D(922, 500), new Point2D(1181, 511),
            new Point2D(1240, 721), new Point2D(964, 708));
    /** What a heap reaches at most from the cloth's middle, 1 at its edge; how far its things lie apart if they can. */
    private static final double REACH = 0.82;
    private static final double APART = 0.29;
    /** A heap sinks towards the player by this part of half the cloth. */
    private static final double NEARER = 0.03;
    private static final double FAR_SIZE = 0.86;
    private static final double NEAR_SIZE = 1.06;
    private static final Point2D MIDDLE = new Point2D(714, 199);
    private static final double ACROSS = 118;
    private static final double DOWN = 35;
    private static final double IN_BOWL = 0.62;
    /** The bowl's rings, in the order in which things come: a few are a heap already, and more make it wider. */
    private static final List<Ring> RINGS = List.of(new Ring(6, 0.36, 0, 0.2), new Ring(2, 0.14, 15, 2.6),
            new Ring(9, 0.76, 0, 0.6), new Ring(2, 0.42, 18, 0.1), new Ring(1, 0.04, 33, 0));
    private static final List<Berth> IN_IT = places();

    /**
     * @param things so many lie in it
     * @param far    how far from the bowl's middle, as part of its floor
     * @param height over its floor
     * @param turn   where the first one lies, in radians
     */
    private record Ring(int things, double far, double height, double turn) { }

    private Bowl() { }

    /**
     * The place of a side's n-th asset of so many on its cloth, from 0: the poorest lie outside, where they are taken
     * from first, the richest in the middle.
     */
    static Berth onCloth(Side side, int n, int of) {
        int seed = of - 1 - n;
        double radius = Math.min(APART, REACH / Math.sqrt(of)) * Math.sqrt(seed + (of == 1 ? 0 : 0.5));
        double angle = seed * GOLDEN + (side == Side.RED ? 0.6 : 2.2);
        double across = radius * Math.cos(angle);
        double down = NEARER + radius * Math.sin(angle);
        List<Point2D> corners = side == Side.RED ? RED : BLUE;
        Point2D far = corners.get(0).interpolate(corners.get(1), 0.5 + across / 2);
        Point2D near = corners.get(3).interpolate(corners.get(2), 0.5 + across / 2);
        Point2D at = far.interpolate(near, 0.5 + down / 2);
        double size = FAR_SIZE + (NEAR_SIZE - FAR_SIZE) * (1 + down) / 2;
        return new Berth(at, size, (seed * 53 + side.ordinal() * 17) % 23 - 11, 0);
    }

    /** The place of the n-th stake in the bowl, from 0: any number of them is a heap. */
    static Berth inBowl(int n) {
        return IN_IT.get(n);
    }

    private static List<Berth> places() {
        List<Berth> places = new ArrayList<>();
        for (Ring ring : RINGS) {
            for (int i = 0; i < ring.things; i++) {
                int n = places.size();
                // No ring is quite round, and its things come from all sides in turn.
                double far = ring.far * (1 + 0.10 * ((n * 29) % 7 - 3) / 3);
                int step = ring.things % 2 == 0 ? 1 : 2;
                double angle = ring.turn + 2 * Math.PI * (i * step % ring.things) / ring.things;
                Point2D at = MIDDLE.add(ACROSS * far * Math.cos(angle), DOWN * far * Math.sin(angle) - ring.height);
                places.add(new Berth(at, IN_BOWL, (n * 47 + 13) % 41 - 20, ring.height));
            }
        }
        return List.copyOf(places);
    }
}
