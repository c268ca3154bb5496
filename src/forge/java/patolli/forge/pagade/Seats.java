package patolli.forge.pagade;

import java.awt.Shape;
import java.awt.geom.RoundRectangle2D;
import patolli.board.Box;
import patolli.board.PagadeBoard;
import patolli.board.Point;
import patolli.forge.matter.Ink;
import patolli.forge.stitch.Silk;
import patolli.rules.Side;

/**
 * Where pawns wait that have been cut, beside the arms: a bud for each of the four within a thread, as quiet as the cloth
 * about them, so that nothing but pawns is seen there.
 */
final class Seats {
    private static final double[] RUNNING = Madder.quiet(Ink.hex(0xC09A6A)), BUD = Madder.quiet(Ink.hex(0xE0B890)),
            HEART = Madder.quiet(Ink.hex(0xC89A48));
    private static final int PAWNS = 4, PETALS = 6;
    /** How far the petals of a bud are from its heart. */
    private static final double BLOOM = 4.4;
    private static final double ROUND = 10, INSET = 5.5, STEP = 4.4;

    private Seats() { }

    static void sew(Silk k, PagadeBoard board, Side side) {
        Box box = board.seat(side);
        running(k, new RoundRectangle2D.Double(box.x() + INSET, box.y() + INSET, box.width() - 2 * INSET,
                box.height() - 2 * INSET, ROUND / 2, ROUND / 2), STEP, RUNNING);
        for (int i = 0; i < PAWNS; i++) {
            Point nest = board.nest(side, i);
            k.level = 0.8;
            for (int p = 0; p < PETALS; p++) {
                double a = 2 * Math.PI * p / PETALS;
                k.knot(nest.x() + BLOOM * Math.cos(a), nest.y() + BLOOM * Math.sin(a), 1.5, BUD);
            }
            k.knot(nest.x(), nest.y(), 1.7, HEART);
            k.level = 0.5;
        }
    }

    /** Stitches along a line, each as long as the gap after it. */
    static void running(Silk k, Shape line, double step, double[] thread) {
        double[][] at = Silk.walk(line, step);
        for (int j = 0; j + 1 < at.length; j += 2) {
            k.stitch(at[j][0], at[j][1], at[j + 1][0], at[j + 1][1], 1.35, thread);
        }
    }
}
