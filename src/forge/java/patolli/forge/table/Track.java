package patolli.forge.table;

import java.awt.geom.Path2D;
import java.awt.geom.Point2D;

/**
 * The 68 squares of the X in design units; numbering and limbs as in the rule book, section 1. Limb k (NW, NE, SE, SW)
 * holds squares 17k to 17k + 16. With q = A / sqrt 2, m = n mod 17 and j = m for m up to 8, else 17 - m, the middle of
 * square n is (CX, CY) + hub + j * (+-q, +-q), the signs pointing out along the limb; the hub of its column is
 * (-q, 0), (0, -q), (q, 0), (0, q) for W, N, E, S: that of k for m up to 8, else that of k + 1.
 */
final class Track {
    /** Middle of the X and side of a square. */
    static final double CX = 640, CY = 404, A = 46;
    private static final double Q = Math.sqrt(0.5);
    /** Outward direction of limbs NW, NE, SE, SW. */
    static final double[][] LIMB = {{-Q, -Q}, {Q, -Q}, {Q, Q}, {-Q, Q}};
    /** Centres of the four central squares W, N, E, S. */
    static final double[][] HUB = {{-A * Q, 0}, {0, -A * Q}, {A * Q, 0}, {0, A * Q}};

    private Track() { }

    /** How far out on its limb a square lies: 0 is central, 8 the tip. */
    static int rank(int square) {
        int m = square % 17;
        return m <= 8 ? m : 17 - m;
    }

    /** Middle of a square. */
    static Point2D centre(int square) {
        int k = square / 17, m = square % 17, j = rank(square);
        double[] hub = HUB[m <= 8 ? k : (k + 1) % 4];
        return new Point2D.Double(CX + hub[0] + LIMB[k][0] * A * j, CY + hub[1] + LIMB[k][1] * A * j);
    }

    /** Which side of the limb's middle line a square lies on: the unit vector from that line outwards. */
    static double[] side(int square) {
        int k = square / 17;
        double[] d = LIMB[k];
        // The first column of each limb lies anticlockwise of its axis.
        return square % 17 <= 8 ? new double[] {d[1], -d[0]} : new double[] {-d[1], d[0]};
    }

    /** A square's outline, drawn in by {@code inset}; tips are rounded at their outer corner. */
    static Path2D outline(int square, double inset) {
        Point2D c = centre(square);
        double[] d = LIMB[square / 17], s = side(square);
        double e = A / 2 - inset;
        Path2D p = new Path2D.Double();
        p.moveTo(c.getX() + (-d[0] - s[0]) * e, c.getY() + (-d[1] - s[1]) * e);
        p.lineTo(c.getX() + (-d[0] + s[0]) * e, c.getY() + (-d[1] + s[1]) * e);
        if (rank(square) == 8) {
            double r = e * 0.1;
            p.lineTo(c.getX() - d[0] * r + s[0] * e, c.getY() - d[1] * r + s[1] * e);
            double k = e * 0.5;
            p.curveTo(c.getX() + d[0] * k + s[0] * e, c.getY() + d[1] * k + s[1] * e,
                    c.getX() + d[0] * e + s[0] * k, c.getY() + d[1] * e + s[1] * k,
                    c.getX() + d[0] * e - s[0] * r, c.getY() + d[1] * e - s[1] * r);
        } else {
            p.lineTo(c.getX() + (d[0] + s[0]) * e, c.getY() + (d[1] + s[1]) * e);
        }
        p.lineTo(c.getX() + (d[0] - s[0]) * e, c.getY() + (d[1] - s[1]) * e);
        p.closePath();
        return p;
    }

    /** The black triangle: its base on the outer edge, its tip on the limb's middle line. */
    static Path2D triangle(int square) {
        Point2D c = centre(square);
        double[] d = LIMB[square / 17], s = side(square);
        double e = A / 2 - 1.2;
        Path2D p = new Path2D.Double();
        p.moveTo(c.getX() + (s[0] - d[0]) * e, c.getY() + (s[1] - d[1]) * e);
        p.lineTo(c.getX() + (s[0] + d[0]) * e, c.getY() + (s[1] + d[1]) * e);
        p.lineTo(c.getX() - s[0] * e, c.getY() - s[1] * e);
        p.closePath();
        return p;
    }
}
