package patolli.forge.pagade;

import java.util.List;
import patolli.board.Point;
import patolli.forge.stitch.Silk;

/**
 * Where pawns stand that do not run: in hand beside the arms, and home beside the names. A vine runs there with a
 * flower for each of the four, so that an empty place is a piece of needlework, and nothing that waits to be filled.
 */
final class Seats {
    /** How large the vine is, of a border's, and how strong its silks are: less than pawns. */
    private static final double SIZE = 1.5, STRONG = 0.50;
    /** How far it goes on beyond the outermost pawns, of half the way from one to the next. */
    private static final double ON = 0.76;

    private Seats() { }

    /** Sews the vine through the middles of pawns that stand in a row. */
    static void sew(Silk k, List<Point> pawns, int seed) {
        Point first = pawns.getFirst(), last = pawns.getLast();
        int gaps = pawns.size() - 1;
        double x = ON * (last.x() - first.x()) / gaps / 2, y = ON * (last.y() - first.y()) / gaps / 2;
        new Vine(k, SIZE, STRONG).sew(first.x() - x, first.y() - y, last.x() + x, last.y() + y, seed);
    }
}
