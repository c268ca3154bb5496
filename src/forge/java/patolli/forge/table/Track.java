package patolli.forge.table;

import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.Optional;
import patolli.board.CrossBoard;
import patolli.board.Point;
import patolli.board.SquareKind;
import patolli.rules.Side;

/** A board's cross as shapes: the outlines that paint keeps to. */
public final class Track {
    private final CrossBoard board;
    /** Middle of the X and side of a square. */
    public final double cx, cy, a;
    /** The last rank of a limb: its tips. */
    final int tip;
    /** Outward direction of limbs NW, NE, SE, SW. */
    final double[][] limb = new double[4][];

    /** The track of a board. */
    public Track(CrossBoard board) {
        this.board = board;
        cx = board.middle().x();
        cy = board.middle().y();
        a = board.squareSize();
        tip = board.limbLength();
        for (int k = 0; k < 4; k++) {
            limb[k] = CrossBoard.direction(k);
        }
    }

    /** How many squares there are. */
    public int squares() {
        return board.squares();
    }

    /** How a square is painted. */
    public SquareKind kind(int square) {
        return board.kind(square);
    }

    /** The side whose pieces enter on a square. */
    public Optional<Side> entering(int square) {
        return board.entering(square);
    }

    /** How far out on its limb a square lies: 0 is central. */
    public int rank(int square) {
        return board.rank(square);
    }

    /** Middle of a square. */
    public Point2D centre(int square) {
        Point p = board.square(square);
        return new Point2D.Double(p.x(), p.y());
    }

    /** Outward direction of the limb on which a square lies. */
    public double[] out(int square) {
        return limb[board.limb(square)];
    }

    /** Which side of the limb's middle line a square lies on: the unit vector from that line outwards. */
    public double[] side(int square) {
        double[] d = out(square);
        // The first column of each limb lies anticlockwise of its axis.
        return board.outward(square) ? new double[] {d[1], -d[0]} : new double[] {-d[1], d[0]};
    }

    /** A square's outline, drawn in by {@code inset}; tips are rounded at their outer corner. */
    public Path2D outline(int square, double inset) {
        Point2D c = centre(square);
        double[] d = out(square), s = side(square);
        double e = a / 2 - inset;
        Path2D p = new Path2D.Double();
        p.moveTo(c.getX() + (-d[0] - s[0]) * e, c.getY() + (-d[1] - s[1]) * e);
        p.lineTo(c.getX() + (-d[0] + s[0]) * e, c.getY() + (-d[1] + s[1]) * e);
        if (rank(square) == tip) {
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
    public Path2D triangle(int square) {
        Point2D c = centre(square);
        double[] d = out(square), s = side(square);
        double e = a / 2 - 1.2;
        Path2D p = new Path2D.Double();
        p.moveTo(c.getX() + (s[0] - d[0]) * e, c.getY() + (s[1] - d[1]) * e);
        p.lineTo(c.getX() + (s[0] + d[0]) * e, c.getY() + (s[1] + d[1]) * e);
        p.lineTo(c.getX() - s[0] * e, c.getY() - s[1] * e);
        p.closePath();
        return p;
    }
}
