package patolli.forge.table;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import patolli.board.SquareKind;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Shapes;

/**
 * Footprints as the codices draw a road: a sole with a waist, a round heel, five toes spread apart. A pair on every
 * other square, at half the strength of ink, so that pieces are what is seen; at an entry one foot comes in and the
 * next stands square to it.
 */
public final class Feet {
    private static final double PAIR = 1.28, ENTRY = 1.18, STRIDE = 8.6, APART = 6.6;
    /** The same of a small pair by itself. */
    private static final double SMALL = 1.08, STEP = 6.6, BESIDE = 5.8;
    /** How much of the ground a print covers: of the track, of the water at the tips, of an entry's own paint. */
    private static final double ON_PALM = 0.48, ON_WATER = 0.42, ON_DYE = 0.50;
    private static final double[] EARTH = Ink.hex(0x5A2A16), DARK = Ink.hex(0x0E2A33), PALE = Ink.hex(0xF6EEDB);

    /** A print, and the kind of square it stands in. */
    private record Print(Shape shape, SquareKind kind) { }

    private final Track track;

    private Feet(Track track) {
        this.track = track;
    }

    static void paint(Ground m) {
        List<Print> road = new Feet(m.track).road();
        float[] earth = mask(m, road, p -> p.kind != SquareKind.ROUNDED && p.kind != SquareKind.ENTRY);
        float[] dark = mask(m, road, p -> p.kind == SquareKind.ROUNDED);
        float[] pale = mask(m, road, p -> p.kind == SquareKind.ENTRY);
        m.p.each((i, x, y) -> {
            // One tone without wear: a print that is rubbed off in part is a stain.
            m.p.coat(i, EARTH, ON_PALM * earth[i]);
            m.p.coat(i, DARK, ON_WATER * dark[i]);
            m.p.coat(i, PALE, ON_DYE * pale[i]);
        });
    }

    /** A small left and right foot about the origin that walk up (towards -y), 26 units long together. */
    public static Shape pair() {
        Area both = new Area(foot(new Point2D.Double(), -Math.PI / 2, -STEP, -BESIDE, true, SMALL, 4));
        both.add(new Area(foot(new Point2D.Double(), -Math.PI / 2, STEP, BESIDE, false, SMALL, 5)));
        return both;
    }

    private static float[] mask(Ground m, List<Print> road, Predicate<Print> which) {
        return m.p.mask(q -> road.stream().filter(which).forEach(f -> q.fill(f.shape)));
    }

    /** A right foot that walks up (towards -y), about 15 units long, about the origin; three people walked here. */
    private static Area right(int who) {
        double wide = new double[] {1, 0.92, 1.06}[who], heel = new double[] {0, 0.3, -0.2}[who];
        // Ball, the outer edge, the heel, and the arch on the inner side.
        Area a = new Area(Shapes.path(-3.7 * wide, -1.7, -3.6 * wide, -4.4, 2.6, -5.2, 3.9 * wide, -2.2, 4.5 * wide,
                -0.2, 3.5, 2.6, 3.0, 5.2, 2.9, 8.0 + heel, 2.2, 9.3 + heel, 0.3, 9.3 + heel, -1.9, 9.3 + heel, -2.8,
                7.4, -2.3, 5.6, -1.8, 3.9, -0.4, 2.7, -0.9, 1.3, -1.5, 0.3, -3.7 * wide, 0.4, -3.7 * wide, -1.7));
        // Each apart from the ball and from its neighbours, so that they are told in a picture of single size.
        double[][] toes = {{-3.4, -6.7, 1.55}, {-0.75, -7.5, 1.02}, {1.6, -7.05, 0.96}, {3.7, -5.85, 0.9}, {5.25, -3.9,
                0.82}};
        for (double[] t : toes) {
            a.add(new Area(new Ellipse2D.Double(t[0] * wide - t[2] * 0.9, t[1] - 1.05 * t[2], 1.8 * t[2],
                    2.1 * t[2])));
        }
        return a;
    }

    /** A foot {@code a} units on from a point along its heading and {@code b} to the right of it. */
    private static Shape foot(Point2D from, double heading, double a, double b, boolean left, double size, int seed) {
        double c = Math.cos(heading), s = Math.sin(heading), lie = 1.2 * (Noise.hash(seed, 3, 6) - 0.5);
        AffineTransform t = AffineTransform.getTranslateInstance(from.getX() + a * c - (b + lie) * s, from.getY()
                + a * s + (b + lie) * c);
        t.rotate(heading + Math.PI / 2 + 0.10 * (Noise.hash(seed, 4, 6) - 0.5));
        double k = size * (0.97 + 0.06 * Noise.hash(seed, 2, 6));
        t.scale(left ? -k : k, k);
        return t.createTransformedShape(right((int) (3 * Noise.hash(seed / 3, 5, 6))));
    }

    private double way(int from, int to) {
        int all = track.squares();
        Point2D a = track.centre(Math.floorMod(from, all)), b = track.centre(Math.floorMod(to, all));
        return Math.atan2(b.getY() - a.getY(), b.getX() - a.getX());
    }

    /** The whole road, clockwise. */
    private List<Print> road() {
        List<Print> out = new ArrayList<>();
        for (int n = 0; n < track.squares(); n++) {
            SquareKind kind = track.kind(n);
            Point2D here = track.centre(n);
            double in = way(n - 1, n), on = way(n, n + 1);
            switch (kind) {
                case ENTRY -> {
                    // One foot has come in and stands, the next has turned sharply and leaves.
                    // Both stand on the outer side of the turn, which is always to the left.
                    out.add(new Print(foot(here, in, -7.2, 8.2, false, ENTRY, 2 * n), kind));
                    out.add(new Print(foot(here, on, 6.2, 7.8, true, ENTRY, 2 * n + 1), kind));
                }
                case ROUNDED -> {
                    double turn = Math.atan2(Math.sin(in) + Math.sin(on), Math.cos(in) + Math.cos(on));
                    if (n % 2 == 0) {
                        pair(out, here, turn, kind, n);
                    }
                }
                case PLAIN, WEDGE_BY_OPTION -> {
                    if (n % 2 == 0) {
                        pair(out, here, on, kind, n);
                    }
                }
                case DANGER, WEDGE -> { }
            }
        }
        return out;
    }

    /** Left and right, half a stride apart. */
    private static void pair(List<Print> out, Point2D here, double heading, SquareKind kind, int n) {
        out.add(new Print(foot(here, heading, -STRIDE, -APART, true, PAIR, 2 * n), kind));
        out.add(new Print(foot(here, heading, STRIDE, APART, false, PAIR, 2 * n + 1), kind));
    }
}
