package patolli.forge.pagade;

import java.awt.geom.RoundRectangle2D;
import patolli.board.Box;
import patolli.board.PagadeBoard;
import patolli.forge.matter.Ink;
import patolli.forge.stitch.Motifs;
import patolli.forge.stitch.Silk;
import patolli.rules.Side;

/** The strips beside the arms on which pawns wait that have been cut: a row of stitches on dark indigo. */
final class Seats {
    private static final double[] DARK = Ink.hex(0x161F42), LIGHT = Ink.hex(0x30426F);
    private static final double[] RUNNING = Ink.hex(0x465A8C);
    private static final double ROUND = 10, INSET = 5.5, STEP = 4.4;

    private Seats() { }

    static void weave(Silk k, Box box) {
        k.weave(new double[] {box.x(), box.y(), box.right(), box.bottom()}, DARK, LIGHT, 1.5, 67);
    }

    static void sew(Silk k, PagadeBoard board, Side side) {
        Box box = board.seat(side);
        double[][] at = Silk.walk(new RoundRectangle2D.Double(box.x() + INSET, box.y() + INSET,
                box.width() - 2 * INSET, box.height() - 2 * INSET, ROUND / 2, ROUND / 2), STEP);
        for (int j = 0; j + 1 < at.length; j += 2) {
            k.stitch(at[j][0], at[j][1], at[j + 1][0], at[j + 1][1], 1.35, RUNNING);
        }
        new Motifs(k).gold(new RoundRectangle2D.Double(box.x(), box.y(), box.width(), box.height(), ROUND, ROUND), 2);
    }
}
