package patolli.forge.table;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Shapes;

/** Footprints as the codices draw a road: a sole with a waist, a round heel, five separate toes; no two quite alike. */
final class Feet {
    private static final double SIZE = 1.42;
    private static final double[] EARTH = Ink.hex(0x6E2A1B), DARK = Ink.hex(0x240F0A);

    /** A print and how firmly it was set down, 0 to 1. */
    private record Print(Shape shape, double weight) { }

    private Feet() { }

    static void paint(Ground m) {
        List<Print> road = road();
        float[] firm = m.p.mask(q -> road.stream().filter(f -> f.weight > 0.5).forEach(f -> q.fill(f.shape)));
        float[] light = m.p.mask(q -> road.stream().filter(f -> f.weight <= 0.5).forEach(f -> q.fill(f.shape)));
        m.p.each((i, x, y) -> {
            if (firm[i] + light[i] > 0) {
                // On the painted entry squares only ink still shows.
                boolean entry = Math.hypot(x - Track.CX, y - Track.CY) < Track.A * 1.6;
                double k = entry ? 0.96 : 0.90 * firm[i] + 0.80 * light[i];
                m.paint(i, x, y, entry ? DARK : EARTH, entry ? k * Math.max(firm[i], light[i]) : k, entry ? 0.02
                        : 0.10 + 0.35 * light[i], 88);
            }
        });
    }

    /** A right foot that walks up (towards -y), 14 units long, about the origin; three people walked here. */
    private static Area right(int who) {
        double wide = new double[] {1, 0.9, 1.1}[who], heel = new double[] {0, 0.35, -0.2}[who];
        Area a = new Area(Shapes.path(-2.6 * wide, -2.2, -2.0, -4.2, 2.6, -3.8, 3.0 * wide, -1.6, 3.2 * wide, 0.4, 1.7,
                1.6, 1.6 - heel, 3.4, 1.9, 4.6, 2.0, 6.8 + heel, 0.0, 6.9 + heel, -2.0, 6.8 + heel, -2.2, 4.8,
                -1.6 + heel, 3.4, -1.1, 1.6, -2.9 * wide, 0.0, -2.6 * wide, -2.2));
        double[][] toes = {{-2.2, -5.1, 1.25}, {-0.5, -5.6, 0.95}, {1.0, -5.3, 0.85}, {2.3, -4.6, 0.78}, {3.3, -3.6,
                0.7}};
        double spread = new double[] {1, 1.06, 1.12}[who];
        for (double[] t : toes) {
            double x = t[0] * spread * wide;
            a.add(new Area(new Ellipse2D.Double(x - t[2] * 0.82, t[1] - t[2], 1.64 * t[2], 2 * t[2])));
        }
        return a;
    }

    /** A foot some way from a point: {@code a} along angle {@code da} and {@code b} along {@code db}. */
    private static Shape foot(Point2D from, double a, double da, double b, double db, double heading, boolean left,
            int seed) {
        double size = SIZE * (0.95 + 0.10 * Noise.hash(seed, 2, 6)), lie = 1.2 * (Noise.hash(seed, 3, 6) - 0.5);
        AffineTransform t = AffineTransform.getTranslateInstance(from.getX() + a * Math.cos(da) + (b + lie)
                * Math.cos(db),
                from.getY() + a * Math.sin(da) + (b + lie) * Math.sin(db));
        t.rotate(heading + Math.PI / 2 + 0.16 * (Noise.hash(seed, 4, 6) - 0.5));
        t.scale(left ? -size : size, size);
        return t.createTransformedShape(right((int) (3 * Noise.hash(seed / 2, 5, 6))));
    }

    /** The whole road, clockwise: a pair on every other square, and a sharp turn on W and E. */
    private static List<Print> road() {
        List<Print> out = new ArrayList<>();
        for (int n = 0; n < 68; n++) {
            int m = n % 17;
            Point2D here = Track.centre(n), next = Track.centre((n + 1) % 68), last = Track.centre((n + 67) % 68);
            double in = Math.atan2(here.getY() - last.getY(), here.getX() - last.getX());
            double on = Math.atan2(next.getY() - here.getY(), next.getX() - here.getX());
            if (n == 0 || n == 34) {
                // One foot still comes in, the other already points the new way.
                out.add(new Print(foot(here, -9, in, -5.5, on, in, false, 2 * n), 1));
                out.add(new Print(foot(here, 8, on, 5.5, in, on, true, 2 * n + 1), 1));
            } else if (m == 2 || m == 4 || m == 7 || m == 10 || m == 13 || m == 15) {
                double across = on + Math.PI / 2;
                double weight = Noise.hash(n, 7, 6) > 0.72 ? 0.4 : 1;
                out.add(new Print(foot(here, 6.8, on, -4.8, across, on, true, 2 * n), weight));
                out.add(new Print(foot(here, -6.8, on, 4.8, across, on, false, 2 * n + 1), 1));
            }
        }
        return out;
    }
}
