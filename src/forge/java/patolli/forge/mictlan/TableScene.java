package patolli.forge.mictlan;

import java.awt.image.BufferedImage;
import patolli.forge.carved.Grain;
import patolli.forge.carved.Light;
import patolli.forge.carved.Solids;
import patolli.forge.carved.Vec;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;

/**
 * Before the wall: a floor, the mat that has been played on, as it lies on its table, and a burner for copal that
 * stands on it. What lies on the mat is painted, see {@link Leavings}.
 */
final class TableScene implements Relief.Matter {
    private static final double FLOOR = -2.9, TOP = FLOOR + 0.10;
    /** Where the burner stands, and where its light comes from. */
    private static final double X = -4.0, Z = 2.8;
    static final Vec FIRE = new Vec(X, TOP + 2.6, Z);
    private static final double LEFT = -4.85, RIGHT = 1.27, BACK = 1.15, FRONT = 4.48;
    /** What is seen of the table's picture: without the floor beside the fringe, and the lower border above as well. */
    private static final double SEEN_LEFT = 14, SEEN_WIDE = 1252, SEEN_HIGH = 796, SEEN_TOP = 18,
            BAND = 59;
    /** How far apart the rays of a pixel meet the mat, across and along it, on its middle. */
    private static final double ACROSS = 0.0024, ALONG = 0.0042;
    /** The burner's outline from its foot to its coals: from its middle, and above the mat. */
    private static final double[][] OUTLINE = {{0, 0}, {0.60, 0}, {0.63, 0.07}, {0.54, 0.17}, {0.38, 0.36},
        {0.27, 0.58}, {0.26, 0.66}, {0.33, 0.74}, {0.55, 0.88}, {0.76, 1.06}, {0.88, 1.22}, {0.96, 1.25}, {0.98, 1.36},
        {0.93, 1.41}, {0.85, 1.40}, {0.80, 1.30}, {0.62, 1.20}, {0, 1.14}};
    private static final double WIDEST = 1.0, HIGHEST = 1.45, COALS = 1.20, BED = 0.74, SLOWER = 0.78;
    private static final double[] CLAY = {0.30, 0.115, 0.050}, SLIP = {0.34, 0.045, 0.030}, CREAM = {0.52, 0.42, 0.28},
            SOOT = {0.022, 0.018, 0.016}, OCHRE = {0.46, 0.26, 0.055}, TURQUOISE = {0.045, 0.23, 0.22};
    /**
     * The burner stands far aside, where a lens this wide would lean it outwards and turn its rings: it is modelled
     * as it would be seen from straight before it. How far it goes over to the right, to a unit of height and of depth.
     */
    private static final double UPRIGHT = 0.208, SQUARE = 0.43;
    private final Relief.Stone stone = new Relief.Stone();
    private BufferedImage mat;

    private enum Thing { WALL, FLOOR, MAT, BURNER, COALS }

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

    /** Where a corner of the mat lies: left or right, far or near. */
    static Vec corner(boolean right, boolean near) {
        return new Vec(right ? RIGHT : LEFT, TOP, near ? FRONT : BACK);
    }

    /** Lays a mat down: the picture of its table, two pixels to the design unit. */
    void lay(BufferedImage table) {
        mat = table;
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
        double sunk = 0.04 * Flags.joint(x, z) + 0.02 * Grain.at(x * 0.9, z * 0.9, 3);
        n.offer(0.8 * (y - FLOOR + sunk), Thing.FLOOR);
        double ragged = 0.03 * Grain.at(x * 3, z * 3, 8);
        n.offer(Solids.box(x - (LEFT + RIGHT) / 2, y - TOP + 0.05, z - (BACK + FRONT) / 2, (RIGHT - LEFT) / 2 + ragged,
                0.05, (FRONT - BACK) / 2 + ragged, 0.03), Thing.MAT);
        double up = y - TOP, aside = aside(x, y, z), deep = z - Z, r = Math.hypot(aside, deep);
        double far = Math.max(r - WIDEST, up - HIGHEST);
        if (far > 0.15) {
            n.offer(SLOWER * far, Thing.BURNER);
        } else {
            n.offer(SLOWER * (turned(r, up) - 0.018), Thing.BURNER);
            n.offer(0.6 * SLOWER * Math.max(Math.max(r - BED, COALS - 0.08 - up), up - COALS - lumps(aside, deep)),
                    Thing.COALS);
        }
        return n;
    }

    /** How far right of the burner's axis a point is. */
    private static double aside(double x, double y, double z) {
        return x - X - UPRIGHT * (y - TOP - COALS) - SQUARE * (z - Z);
    }

    /** The distance from the turned outline, below zero inside. */
    private static double turned(double r, double up) {
        double best = 9;
        boolean inside = false;
        for (int i = 0; i < OUTLINE.length; i++) {
            double[] a = OUTLINE[i], b = OUTLINE[(i + 1) % OUTLINE.length];
            if (i < OUTLINE.length - 1) {
                double dx = b[0] - a[0], dy = b[1] - a[1];
                double t = Math.clamp(((r - a[0]) * dx + (up - a[1]) * dy) / (dx * dx + dy * dy), 0, 1);
                best = Math.min(best, Math.hypot(r - a[0] - t * dx, up - a[1] - t * dy));
            }
            inside ^= a[1] > up != b[1] > up && r < a[0] + (up - a[1]) / (b[1] - a[1]) * (b[0] - a[0]);
        }
        return inside ? -best : best;
    }

    /** Lumps of charcoal, heaped in the middle. */
    private static double lumps(double aside, double deep) {
        double u = aside / 0.19, v = deep / 0.19;
        return 0.20 * Math.max(0, 0.8 - Grain.cell(u, v, 3)) + 0.16 * (1 - Math.hypot(aside, deep) / BED);
    }

    @Override
    public double[] albedo(Vec p, Vec n) {
        double m = 0.8 + 0.4 * Grain.sum(p.x() * 2, p.y() * 2, p.z() * 2, 3);
        return switch (nearest(p.x(), p.y(), p.z()).thing) {
            case WALL -> stone.albedo(p, n);
            case FLOOR -> Flags.colour(p.x(), p.z(), m);
            case MAT -> woven(p);
            case BURNER -> clay(p);
            case COALS -> glowing(p);
        };
    }

    /** The mat as it is painted, six rays to the pixel. */
    private double[] woven(Vec p) {
        double[] sum = new double[3];
        for (int i = 0; i < 6; i++) {
            double x = p.x() + ACROSS * (i % 2 - 0.5), z = p.z() + ALONG * (i / 2 - 1) * (1.4 - 0.1 * p.z());
            double u = SEEN_LEFT + SEEN_WIDE * (x - LEFT) / (RIGHT - LEFT);
            double v = SEEN_TOP + (SEEN_HIGH - SEEN_TOP) * (z - BACK) / (FRONT - BACK);
            // Where the band lies that is written on, the mat ends as it does below.
            double[] c = at(u, v < BAND ? SEEN_HIGH - (v - SEEN_TOP) : v);
            for (int k = 0; k < 3; k++) {
                sum[k] += c[k] / 6;
            }
        }
        return sum;
    }

    private double[] at(double u, double v) {
        double x = Math.clamp(2 * u - 0.5, 0, mat.getWidth() - 2.0), y = Math.clamp(2 * v - 0.5, 0,
                mat.getHeight() - 2.0);
        int i = (int) x, j = (int) y;
        double a = x - i, b = y - j;
        int[] px = Reduce.pixels(mat);
        int n = j * mat.getWidth() + i, w = mat.getWidth();
        double[] out = new double[3];
        for (int k = 0; k < 3; k++) {
            int shift = 16 - 8 * k;
            out[k] = (channel(px[n], shift) * (1 - a) + channel(px[n + 1], shift) * a) * (1 - b)
                    + (channel(px[n + w], shift) * (1 - a) + channel(px[n + w + 1], shift) * a) * b;
        }
        return out;
    }

    private static double channel(int c, int shift) {
        return Light.linear((c >> shift & 255) / 255.0);
    }

    /** Burnt clay under slip: red and cream at the lip, a fret round the bowl, teeth round the foot; sooty above. */
    private static double[] clay(Vec p) {
        double up = p.y() - TOP, aside = aside(p.x(), p.y(), p.z()), deep = p.z() - Z;
        double turn = Math.atan2(deep, aside), r = Math.hypot(aside, deep);
        double worn = 0.78 + 0.44 * Grain.sum(p.x() * 5, p.y() * 5, p.z() * 5, 3);
        double[] c = CLAY;
        if (up > 1.23 && r > 0.84) {
            double bead = turn * 14 / Math.PI, off = Math.hypot((bead - Math.round(bead)) * 0.21, (up - 1.315) * 1.05);
            c = off < 0.030 ? SOOT : off < 0.066 ? Math.floorMod(Math.round(bead), 2) == 0 ? CREAM : TURQUOISE : SLIP;
        } else if (up > 0.93 && up < 1.14 && r > 0.5) {
            double step = turn * 9 / Math.PI, in = step - Math.floor(step), high = (up - 0.93) / 0.21;
            boolean stair = high < 0.25 + 0.75 * Math.floor(Math.min(in, 0.6) / 0.2) / 3 && in < 0.62
                    || in > 0.76 && in < 0.90 && high > 0.2;
            c = high < 0.07 || high > 0.93 || stair ? SOOT : OCHRE;
        } else if (up < 0.20) {
            double tooth = turn * 8 / Math.PI, in = 2 * Math.abs(tooth - Math.floor(tooth) - 0.5);
            c = up / 0.20 < in ? SLIP : CREAM;
        }
        double soot = 0.65 * Noise.smooth(0.86, 0.76, r) * Noise.smooth(1.1, 1.2, up);
        return new double[] {c[0] * worn * (1 - soot), c[1] * worn * (1 - soot), c[2] * worn * (1 - soot)};
    }

    /** Coals glow where they are hollow and burn out to ash where they stand up. */
    private static double[] glowing(Vec p) {
        double cell = Grain.cell(aside(p.x(), p.y(), p.z()) / 0.19, (p.z() - Z) / 0.19, 3);
        double hot = Noise.smooth(0.30, 0.85, cell + 0.35 * Grain.at(p.x() * 4, p.z() * 4, 5));
        return new double[] {0.05 + 3.6 * hot, 0.04 + 1.5 * hot * hot, 0.035 + 0.30 * hot * hot * hot};
    }

    @Override
    public boolean isPainted(Vec p) {
        return nearest(p.x(), p.y(), p.z()).thing == Thing.BURNER;
    }

    @Override
    public double pit(Vec p) {
        return switch (nearest(p.x(), p.y(), p.z()).thing) {
            case MAT -> 0;
            case BURNER -> 0.006 * Grain.sum(p.x() * 11, p.y() * 11, p.z() * 11, 2);
            case COALS -> 0.012 * Grain.sum(p.x() * 16, p.y() * 16, p.z() * 16, 2);
            case WALL, FLOOR -> stone.pit(p);
        };
    }
}
