package patolli.forge.pagade;

import java.awt.Shape;
import java.awt.geom.RoundRectangle2D;
import patolli.board.Box;
import patolli.board.Point;
import patolli.forge.matter.Ink;
import patolli.forge.stitch.Silk;

/**
 * Where pawns stand that do not run: in hand beside the arms, and home beside the names. A bud for each of the four
 * within a thread, in the cloth's own colours, so that an empty place is cloth, and only pawns are seen on it.
 */
final class Seats {
    private static final double[] RUNNING = Madder.deep(Ink.hex(0xD0A060)), PETAL = Madder.deep(Ink.hex(0xE0A898)),
            HEART = Madder.deep(Ink.hex(0xE0B050));
    private static final int PETALS = 6;
    /** How far the petals of a bud are from its heart. */
    private static final double BLOOM = 4.6;
    private static final double ROUND = 5, STEP = 4.4;

    private Seats() { }

    /** Sews a place about the middles of its pawns. */
    static void sew(Silk k, Box box, Iterable<Point> pawns) {
        running(k, new RoundRectangle2D.Double(box.x(), box.y(), box.width(), box.height(), ROUND, ROUND), STEP,
                RUNNING);
        for (Point at : pawns) {
            bud(k, at);
        }
    }

    private static void bud(Silk k, Point at) {
        k.level = 0.8;
        for (int p = 0; p < PETALS; p++) {
            double a = 2 * Math.PI * p / PETALS;
            k.knot(at.x() + BLOOM * Math.cos(a), at.y() + BLOOM * Math.sin(a), 1.6, PETAL);
        }
        k.knot(at.x(), at.y(), 1.8, HEART);
        k.level = 0.5;
    }

    /** Stitches along a line, each as long as the gap after it. */
    private static void running(Silk k, Shape line, double step, double[] thread) {
        double[][] at = Silk.walk(line, step);
        for (int j = 0; j + 1 < at.length; j += 2) {
            k.stitch(at[j][0], at[j][1], at[j + 1][0], at[j + 1][1], 1.35, thread);
        }
    }
}
