package patolli.board;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The black triangles of a board whose limbs run slantwise from its middle, two squares wide: each has its base on the
 * outer edge of its square and its tip on the middle line of the limb. Those that an option makes are not among them.
 */
public final class Wedges {
    /** How much less light lies on a wedge. */
    private static final double BLACK = 0.85;
    private static final double Q = Math.sqrt(0.5);
    private final List<Wedge> all;
    private final double half;

    /** The square's middle, the direction outwards and the one from the limb's middle line to the base. */
    private record Wedge(Point middle, Point out, Point aside) { }

    public Wedges(BoardGeometry board) {
        half = board.squareSize() / 2;
        all = IntStream.range(0, board.squares()).filter(square -> board.kind(square) == SquareKind.WEDGE)
                .mapToObj(square -> wedge(board.square(square), board.middle())).toList();
    }

    private static Wedge wedge(Point at, Point middle) {
        Point out = new Point(Q * Math.signum(at.x() - middle.x()), Q * Math.signum(at.y() - middle.y()));
        double beside = Math.signum((at.y() - middle.y()) * out.x() - (at.x() - middle.x()) * out.y());
        return new Wedge(at, out, new Point(-out.y() * beside, out.x() * beside));
    }

    /** How much of any light the ground takes on at a point: rubber stays black. */
    public double takes(double x, double y) {
        return 1 - BLACK * black(x, y);
    }

    /** How black it is at a point: 1 on a wedge, else 0. */
    public double black(double x, double y) {
        for (Wedge wedge : all) {
            double along = part(wedge.middle, wedge.out, x, y);
            double aside = part(wedge.middle, wedge.aside, x, y);
            if (Math.abs(aside) <= 1 && Math.abs(along) <= (aside + 1) / 2) {
                return 1;
            }
        }
        return 0;
    }

    /** How far a point is from a middle in a direction, in halves of a square. */
    private double part(Point from, Point way, double x, double y) {
        return ((x - from.x()) * way.x() + (y - from.y()) * way.y()) / half;
    }
}
