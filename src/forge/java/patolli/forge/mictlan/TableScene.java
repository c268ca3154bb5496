package patolli.forge.mictlan;

import java.util.Optional;
import patolli.forge.carved.Grain;
import patolli.forge.carved.Solids;
import patolli.forge.carved.Vec;

/**
 * Before the wall: a floor and a petate mat on it, finely plaited, with the cross of the game painted on it in liquid
 * rubber. What lies on the mat is painted, see {@link Leavings}.
 */
final class TableScene implements Relief.Matter {
    /** Where the fire burns. */
    static final Vec FIRE = new Vec(-4.05, -1.0, 2.2);
    private static final double FLOOR = -2.9, TOP = FLOOR + 0.10;
    private static final double LEFT = -6.1, RIGHT = 1.25, BACK = 0.95, FRONT = 4.75, STRIP = 0.058;
    /** How far the arms of the cross reach across the mat and towards its front, from its middle. */
    private static final double REACH_X = 2.72, REACH_Z = 1.26;
    /** Half an arm's width and a square's length, as parts of that reach; half a line's, as a part of a square. */
    private static final double HALF = 0.125, SQUARE = 0.125, LINE = 0.05;
    /** How many squares an arm has, from the middle. */
    private static final int SQUARES = 8;
    /** Rubber is as dark as that, and each arm's last squares are dyed. */
    private static final double[] BLACK = {0.035, 0.030, 0.028};
    private static final double[][] DYES = {{0.40, 0.065, 0.045}, {0.06, 0.24, 0.30}, {0.46, 0.28, 0.05},
        {0.10, 0.22, 0.07}};
    private final Relief.Stone stone = new Relief.Stone();

    private enum Thing { WALL, FLOOR, MAT }

    /** What is nearest, and how far. */
    private static final class Nearest {
        private double d = 99;
        private Thing thing = Thing.WALL;

        private void offer(double distance, Thing what) {
            if (distance < d) {
                d = distance;
                thing = what;
            }
        }
    }

    double distance(double x, double y, double z) {
        return nearest(x, y, z).d;
    }

    private static Nearest nearest(double x, double y, double z) {
        Nearest n = new Nearest();
        n.offer(SkullWall.TRUE.at(x, y, z), Thing.WALL);
        if (y > 0.2) {
            n.offer(y + 0.6, Thing.FLOOR);
            return n;
        }
        n.offer(y - FLOOR + 0.02 * Grain.at(x * 0.9, z * 0.9, 3), Thing.FLOOR);
        double ragged = 0.03 * Grain.at(x * 3, z * 3, 8);
        n.offer(Solids.box(x - (LEFT + RIGHT) / 2, y - TOP + 0.05, z - (BACK + FRONT) / 2, (RIGHT - LEFT) / 2 + ragged,
                0.05, (FRONT - BACK) / 2 + ragged, 0.03), Thing.MAT);
        return n;
    }

    @Override
    public double[] albedo(Vec p, Vec n) {
        double m = 0.8 + 0.4 * Grain.sum(p.x() * 2, p.y() * 2, p.z() * 2, 3);
        return switch (nearest(p.x(), p.y(), p.z()).thing) {
            case WALL -> stone.albedo(p, n);
            case FLOOR -> new double[] {0.20 * m, 0.18 * m, 0.16 * m};
            case MAT -> straw(p);
        };
    }

    /** Palm leaf: each strip its own tone; two coloured strips run round the border. */
    private static double[] straw(Vec p) {
        int i = (int) Math.floor(p.x() / STRIP), j = (int) Math.floor(p.z() / STRIP);
        boolean over = Math.floorMod(i + j, 4) < 2;
        double own = 0.74 + 0.40 * (over ? Grain.hash(i, 3, 1) : Grain.hash(j, 5, 2)) + 0.12 * Grain.at(p.x() * 9, p.z()
                * 9, 4);
        double edge = Math.min(Math.min(p.x() - LEFT, RIGHT - p.x()), Math.min(p.z() - BACK, FRONT - p.z()));
        double worn = 0.75 + 0.25 * Grain.at(p.x() * 2.2, p.z() * 2.2, 12);
        if (edge > 0.17 && edge < 0.31) {
            return new double[] {0.36 * own * worn, 0.055 * own, 0.04 * own};
        }
        if (edge > 0.37 && edge < 0.44) {
            return new double[] {0.06 * own, 0.26 * own * worn, 0.32 * own * worn};
        }
        return cross(p, worn).orElseGet(() -> new double[] {0.56 * own, 0.42 * own, 0.23 * own});
    }

    /** The painted cross: two arms of two columns over each other, from corner to corner; empty beside it. */
    private static Optional<double[]> cross(Vec p, double worn) {
        double x = p.x() - (LEFT + RIGHT) / 2, z = p.z() - (BACK + FRONT) / 2;
        double u = x / REACH_X, v = z / REACH_Z;
        double along = (u + v) / 2, across = (u - v) / 2;
        Optional<double[]> one = arm(along, across, worn, along > 0 ? 0 : 1);
        return one.isPresent() ? one : arm(across, along, worn, across > 0 ? 2 : 3);
    }

    private static Optional<double[]> arm(double along, double across, double worn, int dye) {
        double out = Math.abs(along) / SQUARE, aside = Math.abs(across) / HALF;
        if (out > SQUARES || aside > 1 + LINE) {
            return Optional.empty();
        }
        boolean ruled = Math.min(out - Math.floor(out), Math.ceil(out) - out) < LINE
                || Math.min(aside, Math.abs(1 - aside)) < LINE;
        boolean dyed = out > SQUARES - 1;
        if (!ruled && !dyed) {
            return Optional.empty();
        }
        double[] paint = ruled ? BLACK : DYES[dye];
        double firm = ruled ? 1 : worn;
        return Optional.of(new double[] {paint[0] * firm, paint[1] * firm, paint[2] * firm});
    }

    @Override
    public double pit(Vec p) {
        return nearest(p.x(), p.y(), p.z()).thing == Thing.MAT ? weave(p) : stone.pit(p);
    }

    /** Two over, two under: each strip is round across its width and dives at its ends. */
    private static double weave(Vec p) {
        double u = p.x() / STRIP, v = p.z() / STRIP;
        int i = (int) Math.floor(u), j = (int) Math.floor(v);
        boolean over = Math.floorMod(i + j, 4) < 2;
        double across = (over ? u - i : v - j) - 0.5;
        double fibre = 0.002 * Grain.at(over ? p.x() * 70 : p.x() * 8, over ? p.z() * 8 : p.z() * 70, 2);
        return 0.015 * (0.25 - across * across) + fibre;
    }
}
