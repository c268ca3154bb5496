package patolli.forge.pagade;

import java.awt.geom.RoundRectangle2D;
import patolli.board.Box;
import patolli.board.PagadeBoard;
import patolli.forge.matter.Ink;
import patolli.forge.stitch.Motifs;
import patolli.forge.stitch.Silk;
import patolli.rules.Side;

/** The strips beside the arms on which pawns wait that have been cut: a quiet vine on dark indigo. */
final class Seats {
    private static final double[] DARK = Ink.hex(0x161F42), LIGHT = Ink.hex(0x30426F);
    private static final double ROUND = 10, VINE = 1.15, SILK = 0.34, INSET = 6;

    private Seats() { }

    static void weave(Silk k, Box box) {
        k.weave(new double[] {box.x(), box.y(), box.right(), box.bottom()}, DARK, LIGHT, 1.5, 67);
    }

    static void sew(Silk k, PagadeBoard board, Side side) {
        Box box = board.seat(side);
        boolean upright = box.height() > box.width();
        double x = box.middle().x(), y = box.middle().y();
        double half = Math.max(box.width(), box.height()) / 2 - INSET;
        new Vine(k, VINE, SILK).sew(upright ? x : x - half, upright ? y - half : y, upright ? x : x + half,
                upright ? y + half : y, 3);
        new Motifs(k).gold(new RoundRectangle2D.Double(box.x(), box.y(), box.width(), box.height(), ROUND, ROUND), 2);
    }
}
