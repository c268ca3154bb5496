package patolli.forge.mictlan;

import patolli.forge.carved.Grain;
import patolli.forge.carved.Solids;
import patolli.forge.carved.Vec;
import patolli.forge.matter.Noise;

/** Before the wall: a floor, a petate mat on it, five beans, a jewel of each side, and a burner for copal. */
final class TableScene implements Relief.Matter {
    /** Middle of the burner's bowl. */
    static final Vec BOWL = new Vec(-4.05, -1.55, 2.2);
    private static final double FLOOR = -2.9, TOP = FLOOR + 0.10;
    private static final double LEFT = -6.1, RIGHT = 1.25, BACK = 0.95, FRONT = 4.75, STRIP = 0.15;
    /** Middle (x, z) and turn of each bean. */
    private static final double[][] BEANS = {{-2.30, 2.05, 0.4}, {-1.25, 1.75, -0.6}, {-1.62, 2.72, 1.3}, {-0.55, 2.45,
            0.2},
        {-2.62, 3.05, -0.9}};
    private static final double RED_X = -0.95, RED_Z = 3.45, BLUE_X = 0.35, BLUE_Z = 3.05;
    private final Relief.Stone stone = new Relief.Stone();

    private enum Thing { WALL, FLOOR, MAT, BEAN, RED, BLUE, BURNER, COAL }

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
        if (y < TOP + 1) {
            for (double[] b : BEANS) {
                n.offer(bean(x - b[0], y - TOP - 0.20, z - b[1], b[2]), Thing.BEAN);
            }
            n.offer(red(x - RED_X, y - TOP, z - RED_Z), Thing.RED);
            n.offer(blue(x - BLUE_X, y - TOP, z - BLUE_Z), Thing.BLUE);
        }
        burner(n, x - BOWL.x(), y - TOP, z - BOWL.z());
        return n;
    }

    private static double[] turned(double x, double z, double turn) {
        return new double[] {x * Math.cos(turn) + z * Math.sin(turn), z * Math.cos(turn) - x * Math.sin(turn)};
    }

    private static double bean(double x, double y, double z, double turn) {
        double[] q = turned(x, z, turn);
        double v = q[1] - 0.35 * q[0] * q[0] + 0.03;
        double d = Solids.ellipsoid(q[0], y, v, 0.42, 0.205, 0.265);
        return Solids.carve(d, -Solids.ellipsoid(q[0], y, v - 0.29, 0.09, 0.07, 0.06), 0.03);
    }

    private static double red(double x, double y, double z) {
        double r = Math.hypot(x, z), a = Math.atan2(z, x), step = Math.PI / 4, near = (a / step - Math.round(a / step))
                * step;
        double rim = ring(r - 0.36, y - 0.10, 0.10), dome = Solids.ellipsoid(x, y - 0.06, z, 0.29, 0.21, 0.29);
        double stud = Vec.length(r * Math.cos(near) - 0.36, y - 0.19, r * Math.sin(near)) - 0.045;
        return Math.min(Math.min(rim, dome), Math.min(stud, disc(r, y - 0.05, 0.38, 0.05)));
    }

    private static double blue(double x, double y, double z) {
        double ax = Math.max(Math.abs(x), Math.abs(z)), az = Math.min(Math.abs(x), Math.abs(z));
        double petal = Solids.ellipsoid(ax - 0.24, y - 0.08, az, 0.23, 0.13, 0.22);
        double r = Math.hypot(x, z);
        return Math.min(Solids.melt(petal, disc(r, y - 0.05, 0.3, 0.06), 0.03), ring(r - 0.11, y - 0.18, 0.05));
    }

    private static double ring(double across, double y, double r) {
        return Math.hypot(across, y) - r;
    }

    private static double disc(double r, double y, double radius, double thick) {
        double a = r - radius, b = Math.abs(y) - thick;
        return Math.min(Math.max(a, b), 0) + Math.hypot(Math.max(a, 0), Math.max(b, 0));
    }

    /** An hour-glass of clay: a flared foot, a waist with a cord, a bowl with bosses about its rim, coals in it. */
    private static void burner(Nearest n, double x, double y, double z) {
        double r = Math.hypot(x, z);
        if (r > 1.6 || y > 2) {
            n.offer(Math.max(r - 1.2, y - 1.6), Thing.BURNER);
            return;
        }
        double outer = 0.34 + 0.30 * Math.pow(Math.abs(y - 0.55) / 0.6, 1.7);
        double wall = Math.max(Math.max(r - outer, y - 1.16), -y) * 0.72;
        double inside = 0.70 * Math.max(r - (outer - 0.10), 0.74 - y);
        double body = Solids.carve(wall, -inside, 0.05);
        double a = Math.atan2(z, x), step = Math.PI / 7, near = (a / step - Math.round(a / step)) * step;
        double boss = Vec.length(r * Math.cos(near) - 0.62, y - 1.0, r * Math.sin(near)) - 0.10;
        double cord = ring(r - 0.36, y - 0.55, 0.055);
        n.offer(Solids.melt(Solids.melt(body, boss, 0.04), cord, 0.03), Thing.BURNER);
        double lumps = 0.09 * Grain.cell(x * 5, y * 5, z * 5);
        n.offer(Solids.ellipsoid(x, y - 0.92, z, 0.50, 0.20, 0.50) + lumps, Thing.COAL);
    }

    @Override
    public double[] albedo(Vec p, Vec n) {
        double m = 0.8 + 0.4 * Grain.sum(p.x() * 2, p.y() * 2, p.z() * 2, 3);
        return switch (nearest(p.x(), p.y(), p.z()).thing) {
            case WALL -> stone.albedo(p, n);
            case FLOOR -> new double[] {0.20 * m, 0.18 * m, 0.16 * m};
            case MAT -> straw(p);
            case BEAN -> beanSkin(p);
            case RED -> Math.hypot(p.x() - RED_X, p.z() - RED_Z) > 0.30 && p.y() > TOP + 0.19 ? new double[] {0.8, 0.72,
                    0.6}
                    : new double[] {0.46 * m, 0.050 * m, 0.032 * m};
            case BLUE -> Math.hypot(p.x() - BLUE_X, p.z() - BLUE_Z) < 0.17 ? new double[] {0.75, 0.68, 0.55}
                    : new double[] {0.05 * m, 0.34 * m, 0.36 * m};
            case BURNER -> {
                double paint = Noise.smooth(0.05, 0.2, Grain.sum(p.x() * 3, p.y() * 3, p.z() * 3, 3));
                yield p.y() > TOP + 0.86 && paint < 0.5 ? new double[] {0.10 * m, 0.30 * m, 0.33 * m}
                        : new double[] {0.36 * m, 0.20 * m, 0.12 * m};
            }
            case COAL -> {
                double hot = Noise.smooth(0.62, 0.30, Grain.cell(p.x() * 5 - BOWL.x() * 5, p.y() * 5, p.z() * 5));
                yield new double[] {0.1 + 3.2 * hot, 0.05 + 0.75 * hot, 0.04 + 0.10 * hot};
            }
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
        if (edge > 0.28 && edge < 0.46) {
            return new double[] {0.36 * own * worn, 0.055 * own, 0.04 * own};
        }
        if (edge > 0.58 && edge < 0.70) {
            return new double[] {0.06 * own, 0.26 * own * worn, 0.32 * own * worn};
        }
        return new double[] {0.58 * own, 0.44 * own, 0.24 * own};
    }

    private static double[] beanSkin(Vec p) {
        for (double[] b : BEANS) {
            double[] q = turned(p.x() - b[0], p.z() - b[1], b[2]);
            double r = Math.hypot(q[0], q[1] - 0.02);
            if (r < 0.125 && p.y() > TOP + 0.28) {
                return r < 0.105 ? new double[] {0.86, 0.80, 0.68} : new double[] {0.50, 0.36, 0.18};
            }
        }
        double m = 0.7 + 0.6 * Grain.sum(p.x() * 4, p.y() * 4, p.z() * 4, 3);
        return new double[] {0.040 * m, 0.026 * m, 0.020 * m};
    }

    @Override
    public double pit(Vec p) {
        return switch (nearest(p.x(), p.y(), p.z()).thing) {
            case MAT -> weave(p);
            case BEAN, RED, BLUE, COAL -> 0.004 * Grain.sum(p.x() * 5, p.y() * 5, p.z() * 5, 2);
            case BURNER -> 0.5 * stone.pit(p);
            default -> stone.pit(p);
        };
    }

    /** Two over, two under: each strip is round across its width and dives at its ends. */
    private static double weave(Vec p) {
        double u = p.x() / STRIP, v = p.z() / STRIP;
        int i = (int) Math.floor(u), j = (int) Math.floor(v);
        boolean over = Math.floorMod(i + j, 4) < 2;
        double across = (over ? u - i : v - j) - 0.5;
        double fibre = 0.002 * Grain.at(over ? p.x() * 70 : p.x() * 8, over ? p.z() * 8 : p.z() * 70, 2);
        return 0.034 * (0.25 - across * across) + fibre;
    }
}
